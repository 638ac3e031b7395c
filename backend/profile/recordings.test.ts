import { insertCategory, insertProduct, insertRow } from '../testing/fixtures';

import { readRecordings, requestOf, type Recording } from './testing/recordings';
import { openStockBackend, type StockBackend } from './testing/stockBackend';

const folder = process.env.CONTRACT_DIR;

/** Answered with the very same status and body. */
const same = [
  'ResolveURL as shipped (fragment on an unknown type)',
  'Unknown type in an inline fragment, smallest',
  'Unknown type in a named fragment that nobody uses',
  'Unknown field beside a good one (nothing is answered)',
  'Unknown field of Query',
  'Missing required variable',
  'Page size 0',
  'Page 0',
  'products without search and filter',
  'Page beyond the last',
  'Named spread inside an inline fragment on route, category',
  'Named spread inside an inline fragment on route, category, plain fields only',
  'Named spread inside an inline fragment on route, product',
  'Named spread directly on route',
  'Unknown store code',
  'StripBlocks',
  'LinkedBlock that does not exist',
  'GetContactPageBlocks',
  'ResolveURL unknown path',
  'ResolveURL category without its suffix',
  'RequestPasswordResetEmail bad e-mail',
  'GenerateCustomerToken unknown e-mail',
  'No Store header',
  'Store header empty',
  'Unknown currency',
  'Wrong token on a catalogue query',
  'Wrong cache id',
  'Wrong token on a customer query',
  'Guest on a customer query',
  'Guest asks for customerCart',
  'Wrong token on customerCart',
  'Guest merges carts',
  'Guest creates an address',
  'Guest saves to a wish list',
  'Mutation by GET',
  'Too complex, by GET (310 fields)',
  'Too complex, by POST (310 fields)',
  'Dead cart id',
  'Dead cart id, add',
  'Dead cart id, update',
  'Dead cart id, coupon',
  'Dead cart id, e-mail',
  'Empty cart id',
  'Update a line that does not exist',
  'Remove a line that does not exist',
  'Remove a line whose uid is no base64',
  'Invalid coupon',
  'Empty coupon',
  'Coupon on an empty cart',
  'Bad guest e-mail',
  'Address without a street',
  'Address with three street lines',
  'Address in an unknown country',
  'Address without a telephone',
  'shipping-information, unknown country',
  'shipping-information, unknown carrier',
  'shipping-information, empty object',
  'shipping-information, dead cart',
  'shipping-information, empty cart',
  'shipping-information, unknown store code in the path',
  'payment-information, unknown method',
  'payment-information, free on a total above 0',
  'payment-information, no method',
  'payment-information, no e-mail',
  'payment-information, dead cart',
  'carts/mine as a guest',
  'carts/mine with a wrong token',
  'REST route that does not exist',
  'REST shipping-information by GET',
];

/** Answered with the same status; the bodies hold what only that installation has. */
const sameStatus = [
  'shipping-information, wrong postcode (accepted)',
  'shipping-information, empty postcode (accepted)',
  'shipping-information, empty city (accepted)',
  'shipping-information, empty last name (accepted)',
  'shipping-information, unknown key in the address',
  'shipping-information, store code in the path (good)',
  'shipping-information, right again (good)',
  'payment-information, billing address without a postcode (accepted, the order is placed)',
];

const filledCartId = 'NJPrdJhB3CxKFYxuSn4H1halXjrQHBwl';
const emptyCartId = 'Ms9cYpmptDTsI08bxK0rKbcMs78Ems7m';

/** Creates the data of the recordings: a category, linked products, a cart with lines and one without. */
const arrange = async ({ db, ask }: StockBackend): Promise<void> => {
  insertCategory(db, { name: 'Vitamins', url_key: 'vitamins' });
  const c = insertProduct(db, { sku: 'vit-c', name: 'Vitamin C 1000', url_key: 'vit-c', price_minor: 795 });
  const d = insertProduct(db, { sku: 'vit-d', name: 'Vitamin D3', url_key: 'vit-d', price_minor: 625 });
  insertRow(db, 'product_link', { product_id: c, linked_id: d, kind: 'related' });
  const create = 'mutation ($id: String!) { createEmptyCart(input: { cart_id: $id }) }';
  for (const id of [filledCartId, emptyCartId]) await ask(create, { id });
  const add = `mutation ($id: String!) {
    addProductsToCart(cartId: $id, cartItems: [{ sku: "vit-c", quantity: 2 }]) { user_errors { message } } }`;
  await ask(add, { id: filledCartId });
};

/** The shop has goods of its own, so that what is arranged here has other ids than in the recordings. */
const withoutUids = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) => (key === 'uid' ? undefined : value));

/** 2.4.6 leaves the category of what does not exist out, and 2.4.7, which is played here, tells it. */
const asOf246 = (answer: unknown): unknown => {
  const text = JSON.stringify(answer);
  return JSON.parse(text.replaceAll(',"extensions":{"category":"graphql-no-such-entity"}', ''));
};

const linksOf = (body: unknown): unknown[] => {
  const { data } = body as { data: { products: { items: { related_products: unknown[] }[] } } };
  return data.products.items[0]?.related_products ?? [];
};

(folder ? describe : describe.skip)('what a running Magento 2.4.6 answered', () => {
  const recordings: Recording[] = folder ? readRecordings(folder) : [];
  const find = (name: string): Recording => {
    const found = recordings.find((recording) => recording.name === name);
    if (!found) throw new Error(`There is no recording '${name}'.`);
    return found;
  };
  let backend: StockBackend;

  beforeAll(async () => {
    backend = openStockBackend();
    await arrange(backend);
  });
  afterAll(() => backend.close());

  const replay = async (name: string) => {
    const response = await backend.fetch(requestOf(find(name)));
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it.each(same)('%s', async (name) => {
    const { status, body } = find(name);
    expect(withoutUids(asOf246(await replay(name)))).toEqual(withoutUids({ status, body }));
  });

  it('Spreads in related_products (null names, price 0)', async () => {
    const name = 'Spreads in related_products (null names, price 0)';
    const blank = { name: null, url_key: null, price_range: { minimum_price: { final_price: { value: 0 } } } };
    expect(linksOf(find(name).body)[0]).toMatchObject(blank);
    expect(linksOf((await replay(name)).body)).toMatchObject([blank]);
  });

  it.each(sameStatus)('%s', async (name) => {
    expect((await replay(name)).status).toBe(find(name).status);
  });
});
