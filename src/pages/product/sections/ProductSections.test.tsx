import { act, screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import {
  insertCmsBlock,
  insertConfigurable,
  insertProduct,
  insertStore,
  insertStoreSetting,
} from '../../../../backend/testing/fixtures';
import { insertBundle } from '../../../../backend/testing/productTypeFixtures';
import { letEverythingBeNear } from './testing/everythingIsNear';
import { shopData } from '../../../../backend/testing/arrange/shopData';

type Db = RenderedShop['backend']['db'];

const link = (db: Db, from: number, to: number, kind: string): void => {
  shopData(db).link(from, to, kind);
};

const insertZinc = (db: Db): number => {
  const id = insertProduct(db, {
    sku: 'ZINC',
    name: 'Zinc',
    url_key: 'zinc',
    description: '<p>Just a jar.</p>',
    premium_content: '<p>Eight millimetres across.</p>',
    rating_summary: 80,
    review_count: 1,
  });
  link(db, id, insertProduct(db, { name: 'Copper' }), 'related');
  link(db, id, insertProduct(db, { name: 'Selenium' }), 'upsell');
  shopData(db).question(id, 'When?', 'Any time.');
  shopData(db).review(id, {
    nickname: 'Priya',
    summary: 'Tiny tablets',
    text: 'Like a lentil.',
    rating: 4,
    created_at: '2026-11-02 12:00:00',
  });
  insertCmsBlock(db, { identifier: 'product_social_feed', content: '<p>Drawn by hand.</p>' });
  return id;
};

const open = (path = '/zinc.html', seed: (db: Db) => void = insertZinc): Promise<RenderedShop> =>
  renderShop({
    path,
    seed: ({ db }) => {
      insertStore(db);
      seed(db);
    },
  });

const main = () => within(screen.getByRole('main'));
const allTexts = [
  'Just a jar.',
  'Eight millimetres across.',
  'Copper',
  'Selenium',
  'When?',
  'Tiny tablets',
  'Drawn by hand.',
];

/** Where the texts stand on the page, one after the other. */
const orderOf = (texts: readonly string[]): string[] =>
  texts
    .map((text) => [main().getByText(text), text] as const)
    .sort(([a], [b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(([, text]) => text);

beforeEach(() => {
  letEverythingBeNear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('order', () => {
  test('every section shows what it has, in the default order', async () => {
    await open();
    for (const text of allTexts) expect(await main().findByText(text)).toBeVisible();
    expect(orderOf(allTexts)).toEqual(allTexts);
    expect(main().getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
  });

  test('the store’s sort order decides, and what it leaves out is not there', async () => {
    await open('/zinc.html', (db) => {
      insertZinc(db);
      insertStoreSetting(db, 'product_page_sections', [
        { code: 'overview', sort_order: 30 },
        { code: 'crystal_ball', sort_order: 20 },
        { code: 'reviews', sort_order: 10 },
      ]);
    });
    const shown = ['Tiny tablets', 'Just a jar.'];
    for (const text of shown) expect(await main().findByText(text)).toBeVisible();
    expect(orderOf(shown)).toEqual(shown);
    expect(main().queryByText('When?')).not.toBeInTheDocument();
  });

  test('a section without anything to show is not there', async () => {
    await open('/bare.html', (db) => insertProduct(db, { url_key: 'bare', description: 'Just a jar.' }));
    expect(await main().findByText('No one has reviewed this product yet.')).toBeVisible();
    await waitFor(() => {
      for (const code of ['premium_content', 'related', 'recommendations', 'faq', 'social_feed'])
        expect(document.getElementById(code)).toBeEmptyDOMElement();
      // Nothing else was viewed: it is known before its chunk is loaded.
      expect(document.getElementById('recently_viewed')).not.toBeInTheDocument();
    });
  });
});

describe('only when near', () => {
  let come: ((code: string) => void) | undefined;

  beforeEach(() => {
    const places = new Map<Element, () => void>();
    class Observer {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element): void {
        places.set(element, () => this.report([{ isIntersecting: true }]));
      }
      unobserve(): void {
        // Nothing is asked again.
      }
      disconnect(): void {
        // Nothing comes near any more.
      }
    }
    Object.assign(window, { IntersectionObserver: Observer });
    come = (code) => act(() => places.get(document.getElementById(code) ?? document.body)?.());
  });

  test('nothing is asked for a section until it comes near, and then for that one alone', async () => {
    const shop = await open();
    await main().findByRole('heading', { level: 1 });
    const fetched = jest.spyOn(shop.backend, 'fetch');
    const isAsked = (operation: string) => fetched.mock.calls.some((call) => JSON.stringify(call).includes(operation));
    expect(main().queryByText('Tiny tablets')).not.toBeInTheDocument();
    come?.('reviews');
    expect(await main().findByText('Tiny tablets')).toBeVisible();
    expect(isAsked('ProductReviews')).toBe(true);
    expect(isAsked('ProductFaq')).toBe(false);
    expect(main().queryByText('When?')).not.toBeInTheDocument();
  });

  test('an address that names a section loads it', async () => {
    await open('/zinc.html#faq');
    expect(await main().findByText('When?')).toBeVisible();
    expect(main().queryByText('Tiny tablets')).not.toBeInTheDocument();
  });

  test('who moves by Tab does not have to scroll', async () => {
    const { user } = await open();
    const heading = await main().findByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    act(() => heading.focus());
    await user.tab();
    expect(await main().findByText('Tiny tablets')).toBeVisible();
    expect(await main().findByText('When?')).toBeVisible();
  });

  test('a screen reader finds what is to come by its name', async () => {
    const { user } = await open();
    // Among the headings, too, by which many move.
    const heading = await main().findByRole('heading', { level: 2, name: 'Show: Reviews' });
    await user.click(within(heading).getByRole('button', { name: 'Show: Reviews' }));
    // A block that editors may not have made promises nothing.
    expect(main().queryByRole('button', { name: 'Show: From our studio' })).not.toBeInTheDocument();
    expect(await main().findByText('Tiny tablets')).toBeVisible();
    // The button is gone, and the focus on what names the section.
    expect(main().getByRole('heading', { level: 2, name: 'Reviews' })).toHaveFocus();
    await user.click(main().getByRole('button', { name: 'Show: Questions people ask' }));
    expect(await main().findByText('When?')).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'Questions people ask' })).toHaveFocus();
  });
});

test('a section that fails says so in its place, and its neighbours do not notice', async () => {
  const shop = await open('/cart');
  shop.backend.faults.set([
    { target: { operation: 'ProductFaq' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
  ]);
  await act(async () => {
    window.history.pushState(null, '', '/zinc.html');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
  expect(await screen.findByText('This part of the page could not be loaded.')).toBeVisible();
  expect(await main().findByText('Tiny tablets')).toBeVisible();
  expect(main().queryByText('When?')).not.toBeInTheDocument();
  shop.backend.faults.set([]);
  await shop.user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByText('When?')).toBeVisible();
  expect(main().queryByText('This part of the page could not be loaded.')).not.toBeInTheDocument();
});

test('without the block of pictures there is no section, and no error', async () => {
  await open('/zinc.html', (db) => {
    insertZinc(db);
    shopData(db).deleteBlock();
  });
  expect(await main().findByText('Tiny tablets')).toBeVisible();
  await waitFor(() => expect(document.getElementById('social_feed')).toBeEmptyDOMElement());
});

test('what was looked at before stands at the end, the latest first, without the product that is on screen', async () => {
  const shop = await open('/zinc.html', (db) => {
    insertZinc(db);
    for (const name of ['Iron', 'Iodine']) insertProduct(db, { sku: name, name, url_key: name.toLowerCase() });
  });
  const goTo = (path: string) =>
    act(async () => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await Promise.resolve();
    });
  await main().findByText('Tiny tablets');
  await goTo('/iron.html');
  await screen.findByRole('heading', { level: 1, name: 'Iron' });
  await goTo('/iodine.html');
  await screen.findByRole('heading', { level: 1, name: 'Iodine' });
  const viewed = within(await main().findByRole('region', { name: 'Recently viewed' }));
  expect((await viewed.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    'Iron',
    'Zinc',
  ]);
  expect(shop.reloads()).toBe(0);
});

test('the picture of a product that was looked at stands in for one that the cart does not get', async () => {
  const shop = await open('/zinc.html', (db) => {
    const id = insertZinc(db);
    shopData(db).picture(id, 1, 'Jar', '/z/zinc.jpg');
  });
  await main().findByText('Tiny tablets');
  shop.data.forgetPictures();
  await shop.user.click(main().getByRole('button', { name: /^Add to cart/ }));
  const cart = await screen.findByRole('dialog', { name: /Your cart/ });
  await waitFor(() => expect(cart.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/z/zinc.jpg')));
});

const described = (): Record<string, unknown> => {
  const script = document.head.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '{}') as Record<string, unknown>;
};

test('search engines get the variant that is on screen, and the next when it is picked', async () => {
  const shop = await open('/zinc.html?size=120+capsules', (db) => {
    insertConfigurable(db, { sku: 'ZINC', name: 'Zinc', url_key: 'zinc', price_minor: 1050 });
  });
  const offers = (price: number, sku: string) => ({
    '@type': 'Offer',
    price,
    url: expect.stringMatching(`sku=${sku}$`) as unknown,
  });
  await waitFor(() => expect(described()).toMatchObject({ sku: 'ZINC-2', offers: offers(11.5, 'ZINC-2') }));
  expect(described()).not.toHaveProperty('aggregateRating');
  await shop.user.click(main().getByRole('radio', { name: /^60 capsules/ }));
  await waitFor(() => expect(described()).toMatchObject({ sku: 'ZINC-1', offers: offers(10.5, 'ZINC-1') }));
});

test('search engines get from what to what a bundle costs', async () => {
  await open('/dinner.html', (db) => {
    const plate = insertProduct(db, { sku: 'PLATE', price_minor: 1000 });
    const large = insertProduct(db, { sku: 'LARGE', price_minor: 1510 });
    insertBundle(db, { sku: 'DINNER', url_key: 'dinner' }, [
      { option: { title: 'Plates' }, selections: [{ id: plate }, { id: large }] },
    ]);
  });
  await waitFor(() =>
    expect(described()).toMatchObject({
      sku: 'DINNER',
      offers: { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 15.1, priceCurrency: 'GBP' },
    }),
  );
});

test('A-04: search engines get the product as data, which no name can break out of', async () => {
  const shop = await open('/zinc.html', (db) => {
    insertZinc(db);
    shopData(db).rename('ZINC', '</script><script>alert(1)</script>');
  });
  const script = () => document.head.querySelector('script[type="application/ld+json"]');
  await waitFor(() => expect(script()).not.toBeNull());
  expect(script()?.textContent).not.toContain('<');
  expect(JSON.parse(script()?.textContent ?? '')).toMatchObject({
    '@type': 'Product',
    name: '</script><script>alert(1)</script>',
    sku: 'ZINC',
    offers: { price: 10, priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
  });
  shop.unmount();
  expect(script()).toBeNull();
});
