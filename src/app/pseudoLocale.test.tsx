import { dayUnit } from '@/kernel/i18n/dayUnit';
import { act, screen } from '@testing-library/react';
import type * as Pseudo from '@/testing/pseudoCatalogue';
import { loadCatalogue } from '@/kernel/i18n/catalogues';
import brand from '../../brand/halewell.json';
import '@/testing/noLayout';
import { renderShop } from '@/testing/renderShop';
import type { TestBackend } from '../../backend/testing/createTestBackend';

jest.mock('@i18n/nl_NL.json', () => {
  const { pseudoCatalogue } = jest.requireActual<typeof Pseudo>('@/testing/pseudoCatalogue');
  const { texts } = jest.requireActual<typeof brand>('../../brand/halewell.json');
  const ofBrand = Object.fromEntries(Object.entries(texts).map(([id, { en_GB }]) => [id, en_GB]));
  return {
    __esModule: true,
    default: pseudoCatalogue({
      ...jest.requireActual<Record<string, string>>('../../i18n/en_GB.json'),
      ...ofBrand,
    }),
  };
});

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Months, weekdays and units as the browser writes them in that language. */
const intlWords = new Set([
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month, 7)).flatMap((day) =>
    (['long', 'short'] as const).map((month) =>
      new Intl.DateTimeFormat('nl-NL', { month }).format(day).replace('.', ''),
    ),
  ),
  ...Array.from({ length: 7 }, (_, day) => new Date(2026, 0, day + 1)).flatMap((day) =>
    (['long', 'short'] as const).map((weekday) => new Intl.DateTimeFormat('nl-NL', { weekday }).format(day)),
  ),
  ...[1, 2].map((days) => new Intl.NumberFormat('nl-NL', dayUnit).format(days).replace(/\d+\s/, '')),
]);

let told = '';

/** Keeps every text that the backend answers: on a page it is content, not interface. */
const listen = (backend: TestBackend): void => {
  backend.data.setLocale('nl_NL');
  const send = backend.fetch;
  backend.fetch = async (input, init) => {
    const answer = await send(input, init);
    const text = await answer.clone().text();
    if (text.startsWith('{')) told += `\n${plain(stringsIn(JSON.parse(text)).join('\n'))}`;
    return answer;
  };
};

/** What a shopper reads or hears: texts, and attributes that are spoken or shown. */
const shown = (): string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style, template, noscript')) texts.push(textContent ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
    texts.push(...[...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''));
  }
  return [...texts, document.title];
};

/** Names, what the shopper typed, and what the browser says of the locale. */
const ownTexts = plain(
  [brand.name, 'Test Wallet', 'ann@example.com', 'qqqqq', 'Nederland, Nederlands, GBP'].join('\n'),
);
const isKnown = (words: string): boolean =>
  told.includes(words) || ownTexts.includes(words) || words.split(' ').every((word) => intlWords.has(word));

/** Words in plain letters that no answer of the backend holds. */
const untranslated = (): string[] =>
  shown().filter((text) =>
    (plain(text).match(/[a-z][a-z'’-]+(?: [a-z'’-]+)*/g) ?? []).some((words) => !isKnown(words)),
  );

const guest = [
  '/',
  '/minerals.html',
  '/zinc-picolinate.html',
  '/magnesium-bisglycinate.html',
  '/search.html?query=zinc',
  '/search.html?query=qqqqq',
  '/search.html?form=drops',
  '/find-yours?question=need',
  '/find-yours?question=-&audience=children',
  '/cart',
  '/checkout',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/customer/account/createPassword?email=ann@example.com&token=x',
  '/contact-us',
  '/track-my-order/',
  '/batch-certificates?sku=HW-ZNP&batch=ZP261029',
  '/stores',
  '/no-such-page',
];
const customer = [
  '/order-history',
  '/wishlist',
  '/account-information',
  '/address-book',
  '/saved-payments',
  '/communications',
  '/subscriptions',
];

beforeEach(() => {
  told = '';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([...guest.map((path) => ({ path, signedIn: false })), ...customer.map((path) => ({ path, signedIn: true }))])(
  'no interface text of $path bypasses translation',
  async ({ path, signedIn }) => {
    await loadCatalogue('nl_NL');
    await renderShop({ path, signedIn, arrange: listen });
    await screen.findByRole('heading', { level: 1 });
    // What comes by itself after the first view.
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(document.documentElement.lang).toBe('nl-NL');
    expect(untranslated()).toEqual([]);
  },
);
