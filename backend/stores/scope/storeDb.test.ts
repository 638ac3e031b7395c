import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { insertProduct, insertRow, insertStore, insertStoreSetting } from '../../testing/fixtures';
import { postGraphQl } from '../../testing/graphql';
import { storeDb } from './storeDb';

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
  const { db } = backend;
  insertStore(db);
  insertStore(db, {
    id: 20,
    code: 'uk_de',
    name: 'Deutsch',
    locale: 'de_DE',
    currency: 'EUR',
    base_currency: 'GBP',
    is_default: 0,
  });
  insertStoreSetting(db, 'allowed_currencies', ['EUR', 'CHF']);
  insertRow(db, 'currency_rate', { base: 'GBP', currency: 'EUR', rate: 1.2 });
  insertProduct(db, { id: 7, sku: 'MG', name: 'Magnesium', url_key: 'magnesium', price_minor: 1999 });
  insertProduct(db, { id: 8, sku: 'ZN', name: 'Zinc', url_key: 'zinc', price_minor: 995 });
  const own = { name: 'Zink', url_key: 'zink' };
  for (const [field, value] of Object.entries(own)) {
    insertRow(db, 'store_value', { store_id: 20, entity: 'product', entity_id: 8, field, value });
  }
  insertRow(db, 'store_url_rewrite', {
    store_id: 20,
    request_path: 'zink.html',
    entity_type: 'PRODUCT',
    entity_id: 8,
  });
});
afterEach(() => backend.close());

const germany = { Store: 'uk_de' };
const products = `{ products(filter: { sku: { in: ["MG", "ZN"] } }, sort: { name: ASC }) { items {
  name url_key price_range { minimum_price { final_price { value currency } } } } } }`;
const ask = async (query: string, headers: Record<string, string> = {}) =>
  (await postGraphQl(backend, query, {}, headers)).data;
const item = (name: string, url_key: string, value: number, currency: string) => ({
  name,
  url_key,
  price_range: { minimum_price: { final_price: { value, currency } } },
});

test('a store view reads its own names, and those of the default one where it has none; amounts are converted', async () => {
  expect(await ask(products, germany)).toEqual({
    products: { items: [item('Magnesium', 'magnesium', 23.99, 'EUR'), item('Zink', 'zink', 11.94, 'EUR')] },
  });
  expect(await ask(products)).toEqual({
    products: { items: [item('Magnesium', 'magnesium', 19.99, 'GBP'), item('Zinc', 'zinc', 9.95, 'GBP')] },
  });
});

test('the default store view shows its prices in a second currency; one without a rate is not offered', async () => {
  const currency =
    '{ currency { current_currency_code available_currency_codes exchange_rates { currency_to rate } } }';
  expect(await ask(currency, { 'Content-Currency': 'EUR' })).toEqual({
    currency: {
      current_currency_code: 'EUR',
      available_currency_codes: ['GBP', 'EUR'],
      exchange_rates: [
        { currency_to: 'GBP', rate: 1 },
        { currency_to: 'EUR', rate: 1.2 },
      ],
    },
  });
  const { products: shown } = (await ask(products, { 'Content-Currency': 'EUR' })) ?? {};
  expect(shown).toEqual({ items: [item('Magnesium', 'magnesium', 23.99, 'EUR'), item('Zinc', 'zinc', 11.94, 'EUR')] });
  const refused = await postGraphQl(backend, currency, {}, { 'Content-Currency': 'CHF' });
  expect(refused.errors?.[0]?.message).toBe('Please correct the target currency');
});

test('a path of the other store view leads to the own one', async () => {
  const route = (url: string) => `{ route(url: "${url}") { relative_url redirect_code } }`;
  expect(await ask(route('zink.html'), germany)).toEqual({ route: { relative_url: 'zink.html', redirect_code: 0 } });
  expect(await ask(route('zinc.html'), germany)).toEqual({ route: { relative_url: 'zink.html', redirect_code: 301 } });
  expect(await ask(route('magnesium.html'), germany)).toEqual({
    route: { relative_url: 'magnesium.html', redirect_code: 0 },
  });
  expect(await ask(route('zink.html'))).toEqual({ route: null });
});

const cartFields =
  'prices { grand_total { value currency } } items { product { name } prices { price_including_tax { value } } }';

test('a cart follows its shopper into the other store view', async () => {
  const { createEmptyCart: id } = (await ask('mutation { createEmptyCart }')) ?? {};
  const add = `mutation { addProductsToCart(cartId: "${String(id)}", cartItems: [{ sku: "ZN", quantity: 2 }]) {
    cart { ${cartFields} } } }`;
  const inPounds = {
    prices: { grand_total: { value: 19.9, currency: 'GBP' } },
    items: [{ product: { name: 'Zinc' }, prices: { price_including_tax: { value: 9.95 } } }],
  };
  expect(await ask(add)).toEqual({ addProductsToCart: { cart: inPounds } });
  const cart = `{ cart(cart_id: "${String(id)}") { ${cartFields} } }`;
  expect(await ask(cart, germany)).toEqual({
    cart: {
      prices: { grand_total: { value: 23.88, currency: 'EUR' } },
      items: [{ product: { name: 'Zink' }, prices: { price_including_tax: { value: 11.94 } } }],
    },
  });
  expect(await ask(cart)).toEqual({ cart: inPounds });
});

test('what was read before the first other store view came reads the same after it', () => {
  const { db } = backend;
  const sql = 'SELECT name, price_minor FROM product WHERE sku = ?';
  expect(db.get(sql, 'ZN')).toEqual({ name: 'Zinc', price_minor: 995 });
  const scoped = storeDb(db, { storeId: 20, currency: 'EUR' });
  expect(scoped.get(sql, 'ZN')).toEqual({ name: 'Zink', price_minor: 1194 });
  expect(db.get(sql, 'ZN')).toEqual({ name: 'Zinc', price_minor: 995 });
  expect(storeDb(scoped, { storeId: 20, currency: 'EUR' })).toBe(scoped);
  expect(storeDb(scoped, { storeId: 10, currency: 'GBP' })).toBe(db);
});

test('a change of a name is there at once, also in lists that are kept in memory', async () => {
  await ask(products, germany);
  const { db } = backend;
  db.run("UPDATE store_value SET value = 'Aaa Zink' WHERE field = 'name'");
  const { products: shown } = (await ask(products, germany)) ?? {};
  expect(shown).toMatchObject({ items: [{ name: 'Aaa Zink' }, { name: 'Magnesium' }] });
});
