import { seedDatabase } from '../seed/seedDatabase';
import { storeDb } from '../stores/scope/storeDb';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertRow } from '../testing/fixtures';

import { addChange, applyChanges } from './applyChanges';
import type { ChangeKindName } from './changeKinds';
import { type ChangeValues, writeStamp } from './changeQueries';
import { createPreviewToken } from './previewTokens';

const start = Date.parse('2026-11-23T09:00:00Z');
const hour = 3600;
/** Seconds since 1970 of a moment that lies ahead. */
const later = start / 1000 + 24 * hour;

const query = `query Shop($cart: String!) {
  cmsPage(identifier: "home") { title }
  categories(filters: { url_path: { eq: "vitamins" } }) { items { name staged } }
  products(filter: { sku: { eq: "HW-ZNP" } }) {
    items { sku staged price_range { minimum_price { final_price { value } } } }
  }
  cart(cart_id: $cart) { prices { grand_total { value } } }
}`;

describe('previews of scheduled content', () => {
  let backend: TestBackend;
  let now: number;
  let cart: string;

  const ask = async (headers: Record<string, string> = {}, text = query, method = 'POST') => {
    const variables = { cart };
    const answer = await backend.fetch(
      method === 'GET'
        ? `/graphql?${new URLSearchParams({ query: text, variables: JSON.stringify(variables) }).toString()}`
        : '/graphql',
      {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(method === 'POST' ? { body: JSON.stringify({ query: text, variables }) } : {}),
      },
    );
    const body = (await answer.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] };
    return { answer, body };
  };
  const preview = (version = later) => ({
    Authorization: `Bearer ${createPreviewToken(backend.db, now)}`,
    'Preview-Version': String(version),
  });
  const schedule = (kind: ChangeKindName, target: string, values: ChangeValues, startsAt = later) =>
    addChange(backend.db, { kind, target, startsAt, values }, now);

  beforeEach(async () => {
    now = start;
    backend = createTestBackend({ seed: 'full', now: () => now });
    const made = await ask({}, 'mutation { createEmptyCart }');
    cart = String(made.body.data?.createEmptyCart);
    await ask(
      {},
      `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "HW-ZNP", quantity: 2 }]) { cart { id } } }`,
    );
    schedule('page', 'home', { title: 'Winter' });
    schedule('category', 'vitamins', { name: 'Winter vitamins' });
    schedule('product', 'HW-ZNP', { price_minor: 100, special_price_minor: null }, later + hour);
  });
  afterEach(() => backend.close());

  const winter = {
    cmsPage: { title: 'Winter' },
    categories: { items: [{ name: 'Winter vitamins', staged: true }] },
  };

  it('shows an editor the shop of a version, and everybody else the shop as it is', async () => {
    const { body: live } = await ask();
    expect(live.data).toMatchObject({ categories: { items: [{ name: 'Vitamins', staged: false }] } });
    const { body: early } = await ask(preview());
    expect(early.data).toMatchObject({ ...winter, products: live.data?.products });
    const { body: late, answer } = await ask(preview(later + hour), query, 'GET');
    expect(late.data).toMatchObject({
      ...winter,
      products: { items: [{ staged: true, price_range: { minimum_price: { final_price: { value: 1 } } } }] },
      cart: { prices: { grand_total: { value: 2 } } },
    });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await ask()).body).toEqual(live);
  });

  it('follows what happens in the shop meanwhile', async () => {
    expect((await ask(preview(later + hour))).body.data).toMatchObject({
      cart: { prices: { grand_total: { value: 2 } } },
    });
    await ask(
      {},
      `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "HW-ZNP", quantity: 1 }]) { cart { id } } }`,
    );
    expect((await ask(preview(later + hour))).body.data).toMatchObject({
      cart: { prices: { grand_total: { value: 3 } } },
    });
  });

  it('is not made again because somebody looks at the shop in another currency', () => {
    const { db } = backend;
    insertRow(db, 'currency_rate', { base: 'GBP', currency: 'ISK', rate: 170 });
    const scoped = storeDb(db, { storeId: 10, currency: 'ISK' });
    const sql = "SELECT price_minor FROM product WHERE sku = 'HW-ZNP'";
    expect(scoped.get(sql)).not.toEqual(db.get(sql));
    const stamp = writeStamp(db);
    scoped.get(sql);
    expect(writeStamp(db)).toBe(stamp);
    scoped.run("UPDATE main.product SET price_minor = 5 WHERE sku = 'HW-ZNP'");
    expect(writeStamp(db)).not.toBe(stamp);
  });

  it('shows each store view as it will be, beside one another', async () => {
    seedDatabase(backend.db, 0, true);
    const inGerman = { Store: 'de' };
    const price =
      '{ products(filter: { sku: { eq: "HW-ZNP" } }) { items { price_range { minimum_price { final_price { value currency } } } } } }';
    const final = async (headers: Record<string, string>) =>
      JSON.stringify((await ask(headers, price)).body).match(/"final_price":({[^}]*})/)?.[1];
    const german = await final(inGerman);
    expect(german).toContain('"currency":"EUR"');
    const english = await final(preview(later + hour));
    expect(english).toBe('{"value":1,"currency":"GBP"}');
    const ahead = await final({ ...preview(later + hour), ...inGerman });
    expect(ahead).toContain('"currency":"EUR"');
    expect(ahead).not.toBe(german);
    expect(await final(preview(later + hour))).toBe(english);
    expect(await final(inGerman)).toBe(german);
  });

  it('refuses who is no editor, a version that is none, and every change', async () => {
    const refused = { errors: [{ extensions: { category: 'graphql-authorization' } }] };
    for (const authorization of [undefined, 'Bearer made-up', 'Bearer ']) {
      const { answer, body } = await ask({
        'Preview-Version': String(later),
        ...(authorization ? { Authorization: authorization } : {}),
      });
      expect(answer.status).toBe(403);
      expect(body).toMatchObject(refused);
    }
    const { Authorization } = preview();
    now += 11 * 60_000;
    expect((await ask({ Authorization, 'Preview-Version': String(later) })).body).toMatchObject(refused);
    const { Authorization: fresh } = preview();
    expect((await ask({ Authorization: fresh, 'Preview-Version': 'tomorrow' })).body.data).toBeUndefined();
    const { answer, body } = await ask(preview(), 'mutation { createEmptyCart }');
    expect([answer.status, body.errors?.[0]?.message]).toEqual([
      405,
      'Mutation requests allowed only for POST requests',
    ]);
  });

  it('becomes the shop when the moment comes, once', async () => {
    expect(applyChanges(backend.db, later * 1000)).toBe(2);
    expect((await ask()).body.data).toMatchObject({ cmsPage: { title: 'Winter' } });
    expect(applyChanges(backend.db, later * 1000)).toBe(0);
    schedule('product', 'HW-ZNP', { price_minor: 500 }, 0);
    expect((await ask()).body.data).toMatchObject({ cart: { prices: { grand_total: { value: 10 } } } });
  });

  it('gives a product with variants the lowest price of theirs', () => {
    const { db } = backend;
    const variant = db.get<{ sku: string; parent: number }>(
      `SELECT c.sku AS sku, v.parent_id AS parent FROM product_variant v JOIN product c ON c.id = v.child_id LIMIT 1`,
    );
    schedule('product', variant?.sku ?? '', { price_minor: 7, special_price_minor: null }, 0);
    expect(db.get('SELECT price_minor, special_price_minor FROM product WHERE id = ?', variant?.parent ?? 0)).toEqual({
      price_minor: 7,
      special_price_minor: null,
    });
  });
});

it('is unknown to a bare Magento, which ignores the header', async () => {
  const backend = createTestBackend({ seed: 'full', profile: 'stock' });
  const answer = await backend.fetch('/graphql?query={storeConfig{store_code}}', {
    headers: { 'Preview-Version': '1', Authorization: 'Bearer x' },
  });
  expect(await answer.json()).toMatchObject({ data: { storeConfig: { store_code: 'default' } } });
  backend.close();
});
