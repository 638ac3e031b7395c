import { chooseOptional, readOptional, readOptionalChoice, removeOptional, writeOptional } from './optionalStorage';
import { createShopStorage, type RawStorage } from './shopStorage';

const open = () => {
  const entries = new Map<string, string>();
  const raw: RawStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  let time = 0;
  const storage = createShopStorage({ raw, namespace: 'shop', now: () => time });
  return { storage, entries, pass: (days: number) => (time += days * 24 * 3600 * 1000) };
};
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

test('nothing comes onto the device before the visitor has decided, and the page has it all the same', () => {
  const { storage, entries } = open();
  writeOptional(storage, 'seen', 'zinc', 60);
  expect(entries.size).toBe(0);
  expect(readOptional(storage, 'seen', asText)).toBe('zinc');
});

test('a yes writes what was held back, and what comes later', () => {
  const { storage, entries } = open();
  writeOptional(storage, 'seen', 'zinc', 60);
  chooseOptional(storage, 'accepted', ['seen']);
  expect(storage.read('seen', asText)).toBe('zinc');
  writeOptional(storage, 'searched', 'iron', 60);
  expect([...entries.keys()]).toEqual(['shop__optionalStorage', 'shop__seen', 'shop__searched']);
});

test('a no takes off the device what an earlier yes let onto it, and holds for half a year', () => {
  const { storage, entries, pass } = open();
  chooseOptional(storage, 'accepted', ['seen']);
  writeOptional(storage, 'seen', 'zinc', 60);
  chooseOptional(storage, 'refused', ['seen']);
  writeOptional(storage, 'seen', 'iron', 60);
  expect([...entries.keys()]).toEqual(['shop__optionalStorage']);
  expect(readOptional(storage, 'seen', asText)).toBe('iron');
  removeOptional(storage, 'seen');
  expect(readOptional(storage, 'seen', asText)).toBeUndefined();
  pass(181);
  expect(readOptionalChoice(storage)).toBe('refused');
  pass(2);
  expect(readOptionalChoice(storage)).toBeUndefined();
});
