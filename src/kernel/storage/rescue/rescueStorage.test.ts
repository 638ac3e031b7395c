import { createCookieOwner } from '@/testing/faults/browser/cookieOwner';
import type { RawStorage } from '../shopStorage';
import { createCookieJar } from './cookieJar';
import { createRescueStorage, type RescuePlaces } from './rescueStorage';

const createMemory = (mostCharacters = Infinity): RawStorage & { entries: Map<string, string> } => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => {
      const others = [...entries].filter(([known]) => known !== name).map(([, other]) => other);
      if ([...others, text].join('').length > mostCharacters) throw new DOMException('full', 'QuotaExceededError');
      entries.set(name, text);
    },
    removeItem: (name) => void entries.delete(name),
  };
};

const open = (changes: Partial<RescuePlaces> = {}, owner = createCookieOwner()) => {
  const pocket: { entries: ReadonlyMap<string, string>; isKept: boolean } = { entries: new Map(), isKept: true };
  const told: string[] = [];
  const storage = createRescueStorage({
    local: undefined,
    session: undefined,
    cookies: createCookieJar(owner, 'N', true),
    pocketed: new Map(),
    openPocket: () => ({
      write: (entries) => {
        pocket.entries = new Map(entries);
        return pocket.isKept;
      },
    }),
    tellTabs: (name) => void told.push(name),
    expendable: ['N__pictures', 'N__viewed'],
    shared: new Set(['N__cartId', 'N__token']),
    ...changes,
  });
  return { storage, pocket, told, owner };
};

test('F-37: without local storage what all tabs share stands in cookies, and the next page finds it', () => {
  const first = open();
  first.storage.setItem('N__cartId', '{"value":"abc; äöü"}');
  expect(first.told).toEqual(['N__cartId']);
  const next = open({}, first.owner);
  expect(next.storage.getItem('N__cartId')).toBe('{"value":"abc; äöü"}');
  next.storage.removeItem('N__cartId');
  expect(first.storage.getItem('N__cartId')).toBeNull();
});

test('what is not for all tabs stands in the tab’s own storage, and in no cookie', () => {
  const session = createMemory();
  const { storage, owner } = open({ session });
  storage.setItem('N__address', 'Bath');
  expect(owner.cookie).toBe('');
  expect(open({ session }).storage.getItem('N__address')).toBe('Bath');
});

test('without cookies the history carries everything to the next page', () => {
  const { storage, pocket } = open({}, createCookieOwner(true));
  storage.setItem('N__cartId', 'abc');
  storage.setItem('N__address', 'Bath');
  expect(storage.keepsNothing?.()).toBe(false);
  const next = open({ pocketed: pocket.entries }, createCookieOwner(true)).storage;
  expect([next.getItem('N__cartId'), next.getItem('N__address')]).toEqual(['abc', 'Bath']);
});

test('F-37: where nothing works the page remembers, and says that nothing is kept', () => {
  const { storage, pocket } = open({}, createCookieOwner(true));
  pocket.isKept = false;
  expect(storage.keepsNothing?.()).toBe(false);
  storage.setItem('N__cartId', 'abc');
  expect(storage.getItem('N__cartId')).toBe('abc');
  expect(storage.keepsNothing?.()).toBe(true);
});

test('F-39: a full storage makes room with what the shop can do without, and with no more than it takes', () => {
  const local = createMemory(100);
  local.setItem('N__pictures', 'p'.repeat(50));
  local.setItem('N__viewed', 'v'.repeat(20));
  local.setItem('theirs', 't'.repeat(25));
  const { storage, owner } = open({ local });
  storage.setItem('N__cartId', 'c'.repeat(32));
  expect([...local.entries.keys()]).toEqual(['N__viewed', 'theirs', 'N__cartId']);
  expect(owner.cookie).toBe('');
});

test('one that is full of other things is got round, and leaves no old value behind', () => {
  const local = createMemory(40);
  local.setItem('N__cartId', 'old');
  local.setItem('theirs', 't'.repeat(37));
  const { storage } = open({ local });
  storage.setItem('N__cartId', 'new value');
  expect(storage.getItem('N__cartId')).toBe('new value');
  expect(local.entries.has('N__cartId')).toBe(false);
  local.removeItem('theirs');
  storage.setItem('N__cartId', 'last');
  expect([storage.getItem('N__cartId'), local.entries.get('N__cartId')]).toEqual(['last', 'last']);
});

test('cookies stay small: what is too long for one goes elsewhere, and its old value with it', () => {
  const session = createMemory();
  const { storage, owner } = open({ session });
  storage.setItem('N__token', 'short');
  storage.setItem('N__token', 'x'.repeat(5000));
  expect(owner.cookie).toBe('');
  expect(storage.getItem('N__token')).toHaveLength(5000);
});
