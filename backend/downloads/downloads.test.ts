import { addItems, newCart, openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { insertShippingMethods, nonceFor, paymentBody } from '../checkout/testing/readyCart';
import { insertCustomer, insertStoreSetting } from '../testing/fixtures';
import { insertDownloadable } from '../testing/productTypeFixtures';
import { createDownloadHandler } from './downloadHandler';

let backend: CartBackend;
let ann: Record<string, string>;
beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  ann = backend.signIn(insertCustomer(backend.db));
});
afterEach(() => backend.db.close());

/** Ann buys two pieces of a guide of two files, of which one may be downloaded once a piece. */
const buy = async (): Promise<string> => {
  const { uids } = insertDownloadable(backend.db, { sku: 'GUIDE', name: 'Glaze guide', price_minor: 500 }, [
    { title: 'Größen & Formen', downloads: 1 },
    { title: 'Charts' },
  ]);
  const id = await newCart(backend, ann);
  await addItems(backend, id, [{ sku: 'GUIDE', quantity: 2, selected_options: uids }], ann);
  const body = paymentBody(nonceFor(backend, 1000));
  expect(await backend.rest('POST', 'carts/mine/payment-information', body, ann)).toMatchObject({ status: 200 });
  return backend.db.get<{ number: string }>('SELECT increment_id AS number FROM sales_order')?.number ?? '';
};

const list = async (headers = ann) => {
  const answer = await backend.graphql(
    `{ customerDownloadableProducts { items { date download_url order_increment_id remaining_downloads status } } }`,
    {},
    headers,
  );
  return { error: answer.error, items: answer.at('customerDownloadableProducts.items') };
};
const statuses = async () => JSON.stringify((await list()).items).match(/(?<="status":")\w+/g);
const addresses = async () => JSON.stringify((await list()).items).match(/(?<="download_url":")[^"]+/g) ?? [];

const get = (address: string, method = 'GET') => createDownloadHandler(backend.db)(new Request(address, { method }));

test('a bought file is listed with its order, and comes from an address that nobody guesses', async () => {
  const number = await buy();
  const [address = ''] = await addresses();
  expect(address).toMatch(/^http:\/\/localhost\/downloadable\/download\/link\/id\/[0-9a-f]{48}\/$/);
  expect((await list()).items).toEqual([
    {
      date: '2026-11-20 12:00:00',
      download_url: address,
      order_increment_id: number,
      remaining_downloads: '2',
      status: 'available',
    },
    expect.objectContaining({ remaining_downloads: 'Unlimited', status: 'available' }),
  ]);
  const file = await get(address);
  expect(file.status).toBe(200);
  expect(file.headers.get('Content-Disposition')).toBe(
    `attachment; filename="Gr__en & Formen.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fen%20%26%20Formen.txt`,
  );
  expect(await file.text()).toBe(`Größen & Formen\nGlaze guide\n${number}\n`);
});

test('each download counts, a look does not, and behind the last one the link has expired', async () => {
  await buy();
  const [address = '', unlimited = ''] = await addresses();
  await get(address, 'HEAD');
  await get(address);
  expect((await list()).items).toMatchObject([{ remaining_downloads: '1' }, { remaining_downloads: 'Unlimited' }]);
  expect((await get(address)).status).toBe(200);
  expect((await list()).items).toMatchObject([{ remaining_downloads: '0', status: 'expired' }, {}]);
  const refused = await get(address);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain('The link has expired');
  for (let time = 1; time <= 3; time += 1) expect((await get(unlimited)).status).toBe(200);
});

test('a file can be had from the invoice on, until its order is cancelled or its line refunded', async () => {
  await buy();
  const [address = ''] = await addresses();
  const { db } = backend;
  db.run("UPDATE sales_order SET status = 'holded'");
  expect(await statuses()).toEqual(['pending', 'pending']);
  db.run("UPDATE sales_order SET status = 'pending'");
  db.run('DELETE FROM sales_invoice');
  expect(await statuses()).toEqual(['pending', 'pending']);
  const refused = await get(address);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain('Your order is not paid yet.');
  db.run("UPDATE sales_order SET status = 'canceled'");
  expect(await statuses()).toEqual(['expired', 'expired']);
});

test('a refund of every piece ends its links', async () => {
  insertStoreSetting(backend.db, 'order_cancellation_enabled', true);
  await buy();
  const id = backend.db.get<{ id: number }>('SELECT id FROM sales_order')?.id ?? 0;
  const answer = await backend.graphql(
    'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { error order { status } } }',
    { input: { order_id: btoa(String(id)), reason: 'I ordered by mistake' } },
    ann,
  );
  expect(answer.at('cancelOrder')).toEqual({ error: null, order: { status: 'Closed' } });
  expect(await statuses()).toEqual(['expired', 'expired']);
});

test('a list is only for its customer, and addresses without a file say so', async () => {
  await buy();
  expect((await list(backend.signIn(insertCustomer(backend.db, { email: 'eve@example.com' })))).items).toEqual([]);
  expect((await list({})).error).toBe("The current customer isn't authorized.");
  for (const path of ['link/id/MC41', 'link/id/', 'sample/sample_id/7', 'else']) {
    const answer = await get(`http://localhost/downloadable/download/${path}`);
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain('We have no file at this address.');
    expect(text).toContain('href="/order-history?downloads"');
  }
});

test('samples come without an order', async () => {
  insertDownloadable(backend.db, { sku: 'BOOK' }, [{ title: 'Sampled', has_sample: 1 }, { title: 'Not sampled' }]);
  const ids = backend.db.all<{ id: number }>('SELECT id FROM download_link ORDER BY id');
  const [sampled, other] = await Promise.all(
    ids.map(({ id }) => get(`http://localhost/downloadable/download/linkSample/link_id/${id}/`)),
  );
  expect(await sampled?.text()).toBe('Sampled\n');
  expect(other?.status).toBe(404);
});
