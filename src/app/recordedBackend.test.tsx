import '@/testing/noLayout';
import { screen, within } from '@testing-library/react';
import { settings } from '@/kernel/app/settings';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { recordedFetch } from '@/testing/stock/recordedFetch';
import { playStockBuild } from '@/testing/stock/stockShop';

const folder = process.env.CONTRACT_DIR;

interface Visit {
  path: string;
  isSignedIn?: boolean;
  /** Recordings that must have been answers. */
  answers: readonly string[];
  /** Words of the page. */
  words: readonly (string | RegExp)[];
}

const visits: Record<string, Visit> = {
  home: { path: '/', answers: ['ResolveURL home'], words: ['Text from Page Builder'] },
  category: {
    path: '/every-kind.html',
    answers: ['ResolveURL category with one product of every kind'],
    words: ['Every kind', 'Vitamin C 1000', '£7.95', 'Whey Protein'],
  },
  'simple product': { path: '/vit-c.html', answers: ['ResolveURL simple product'], words: ['Vitamin C 1000', '£7.95'] },
  'configurable product': {
    path: '/whey.html',
    answers: ['ResolveURL configurable product'],
    words: ['Whey Protein', '£24.00'],
  },
  'grouped product': { path: '/mineral-set.html', answers: ['ResolveURL grouped product'], words: ['Mineral Set'] },
  'bundle product': { path: '/rec-bundle.html', answers: ['ResolveURL bundle product'], words: [] },
  search: { path: '/search.html?query=vitamin', answers: ['SearchResults with hits'], words: ['Vitamin C 1000'] },
  cart: {
    path: '/cart',
    answers: ['GetCartDetails of a cart with every kind'],
    words: ['Vitamin C 1000', '£23.85', 'Checkout'],
  },
  'order history': {
    path: '/order-history',
    isSignedIn: true,
    answers: ['CustomerOrders one of each kind'],
    words: ['000000018', 'Zinc Picolinate', '£21.00'],
  },
};

const store = (key: string, value: string): void =>
  window.localStorage.setItem(
    `${settings.storageNamespace}__${key}`,
    JSON.stringify({ value, timeStored: Date.now() }),
  );

/** Opens a page of a shop before the recorded backend, of which no process runs. */
const open = async ({
  path,
  isSignedIn = false,
  answers,
}: Visit): Promise<{ shop: RenderedShop; asked: Set<string> }> => {
  const asked = new Set<string>();
  store('cartId', 'LGy4Tjv7ZWAFDJIf2jjgHJg8sDy6h5Gp');
  if (isSignedIn) store('signin_token', '"token"');
  const shop = await renderShop({
    path,
    profile: 'stock',
    arrange: (backend) => {
      backend.fetch = recordedFetch(folder ?? '', answers, asked);
    },
  });
  return { shop, asked };
};

(folder ? describe : describe.skip)('before the answers of a running Magento 2.4.6', () => {
  playStockBuild();
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test.each(Object.entries(visits))('%s is shown', async (_name, visit) => {
    const { asked } = await open(visit);
    const main = within(await screen.findByRole('main'));
    for (const words of visit.words) expect((await main.findAllByText(words, { exact: false }))[0]).toBeVisible();
    expect(screen.queryByText('Oops!')).toBeNull();
    for (const name of visit.answers) expect(asked).toContain(name);
  });
});
