import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertProduct, insertRow, insertStore } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

let backend: TestBackend;
let time: number;

beforeEach(async () => {
  time = Date.UTC(2026, 0, 5);
  backend = createTestBackend({ now: () => time });
  insertStore(backend.db);
  insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc' });
  // The first request of an installation writes its salt.
  await ask();
});
afterEach(() => backend.close());

const ask = (headers: Record<string, string> = {}) =>
  backend.fetch(`/graphql?query=${encodeURIComponent('{ products(filter: {}) { items { sku name } } }')}`, { headers });
const names = async (headers?: Record<string, string>) => (await ask(headers)).text();

/** Statements about products that answering takes. */
const countReads = async (act: () => Promise<unknown>): Promise<number> => {
  const all = jest.spyOn(backend.db, 'all');
  await act();
  const count = all.mock.calls.filter(([sql]) => /\bproduct/.test(sql)).length;
  all.mockRestore();
  return count;
};

it('gives the second visitor within a second what the first one got', async () => {
  const first = await ask();
  expect(await countReads(ask)).toBe(0);
  const second = await ask();
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect((await ask({ 'If-None-Match': first.headers.get('etag') ?? '' })).status).toBe(304);
  time += 1001;
  expect(await countReads(ask)).toBeGreaterThan(0);
});

it('gives nothing that is older than the last write, but does not mind what is a single visitor’s', async () => {
  expect(await names()).toContain('"Zinc"');
  await postGraphQl(backend, 'mutation { createEmptyCart }');
  expect(await countReads(ask)).toBe(0);
  backend.db.run("UPDATE product SET name = 'Zinc Picolinate'");
  expect(await names()).toContain('"Zinc Picolinate"');
});

it('is apart for each store view, and knows nothing of who is signed in', async () => {
  insertRow(backend.db, 'store_view', {
    ...backend.db.get<Record<string, string | number>>('SELECT * FROM store_view LIMIT 1'),
    id: 99,
    code: 'other',
    is_default: 0,
  });
  await ask();
  expect(await countReads(() => ask({ Store: 'other' }))).toBeGreaterThan(0);
  const signedIn = await ask({ Authorization: 'Bearer x' });
  expect(signedIn.headers.get('cache-control')).toContain('no-store');
});
