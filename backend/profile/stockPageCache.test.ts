import { signInAs } from '../testing/graphql';

import { filledCart, openStockBackend, type StockBackend } from './testing/stockBackend';

let backend: StockBackend;
beforeEach(async () => {
  backend = openStockBackend();
  // The first request of an installation writes its salt, and what is asked with it is not kept.
  await backend.ask('{ storeConfig { store_code } }');
});
afterEach(() => backend.close());

const question =
  '{ products(filter: { sku: { eq: "BO-SERVE" } }) { items { price_range { minimum_price { final_price { value } } } } } }';
const idHeader = 'X-Magento-Cache-Id';

const read = async (response: Response) => ({
  price: Number(/"value":([\d.]+)/.exec(await response.text())?.[1]),
  cacheId: response.headers.get(idHeader),
});
const get = async (headers: Record<string, string> = {}) =>
  read(await backend.fetch(`/graphql?query=${encodeURIComponent(question)}`, { headers }));
const post = async (headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ query: question });
  return read(
    await backend.fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    }),
  );
};
const signIn = () => signInAs(backend, 'nell.harbour@example.com', 'Tableware-2026');

it('second walk, 4: gives a customer by GET the guests’ page with the guests’ cache id, and by POST her own price', async () => {
  const guests = await get();
  expect(guests.price).toBe(46);
  const nell = await signIn();
  const own = await post(nell);
  expect(own.price).toBe(40);
  expect(own.cacheId).not.toBe(guests.cacheId);
  expect(await get({ ...nell, [idHeader]: own.cacheId ?? '' })).toEqual(guests);
});

it('gives a guest no page of a customer', async () => {
  const nell = await signIn();
  expect((await get(nell)).price).toBe(40);
  expect((await get()).price).toBe(46);
});

it('keeps pages apart by store and currency, and gives none that is older than a change of what is for sale', async () => {
  const nell = await signIn();
  await get();
  expect((await get({ ...nell, Store: 'default' })).price).toBe(46);
  expect((await get({ ...nell, 'Content-Currency': 'GBP' })).price).toBe(46);
  backend.db.run("UPDATE product SET price_minor = 4500 WHERE sku = 'BO-SERVE'");
  expect((await get(nell)).price).toBe(40);
  expect((await get()).price).toBe(45);
  expect((await get(nell)).price).toBe(45);
});

it('takes the group price into the cart of a customer, and not into a guest’s', async () => {
  const items = [{ sku: 'BO-SERVE', quantity: 2 }];
  const nell = await signIn();
  const sumOf = async (id: string, headers: Record<string, string> = {}) => {
    const query = 'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }';
    return (await backend.ask(query, { id }, headers)).data?.cart;
  };
  expect(await sumOf(await filledCart(backend, items))).toEqual({ prices: { grand_total: { value: 92 } } });
  expect(await sumOf(await filledCart(backend, items, nell), nell)).toEqual({ prices: { grand_total: { value: 80 } } });
});
