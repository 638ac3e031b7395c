import type { SqlRow } from '../db/open';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import {
  insertConfigurable,
  insertCustomer,
  insertProduct,
  insertStore,
  insertStoreSetting,
} from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';

import { ratingsMetadata } from './ratings';

let backend: TestBackend;
let productId: number;

beforeEach(() => {
  backend = createTestBackend({ now: () => Date.UTC(2026, 10, 21, 12) });
  insertStore(backend.db);
  productId = insertProduct(backend.db, { sku: 'ZINC', url_key: 'zinc' });
});
afterEach(() => {
  expect(backend.reported).toEqual([]);
  backend.close();
});

const insertReview = (overrides: SqlRow = {}): void => {
  const row: SqlRow = {
    product_id: productId,
    nickname: 'Priya',
    summary: 'Good',
    text: 'Small tablets.',
    rating: 5,
    created_at: '2026-01-01 09:00:00',
    ...overrides,
  };
  const names = Object.keys(row);
  backend.db.run(
    `INSERT INTO product_review (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    ...Object.values(row),
  );
};

const page =
  'items { summary average_rating is_verified ratings_breakdown { name value } } page_info { current_page total_pages }';
const ask = async (fields: string) => {
  const { data, errors } = await postGraphQl(
    backend,
    `{ products(filter: { sku: { eq: "ZINC" } }) { items { ${fields} } } }`,
  );
  return { product: (data?.products as { items: Record<string, unknown>[] } | undefined)?.items[0], errors };
};
const summaries = async (fields: string): Promise<string[]> => {
  const { product } = await ask(`list: ${fields} { items { summary } }`);
  return (product?.list as { items: { summary: string }[] }).items.map(({ summary }) => summary);
};

describe('reading', () => {
  beforeEach(() => {
    insertReview({ summary: 'old', rating: 3, created_at: '2026-01-01 09:00:00' });
    insertReview({ summary: 'new', rating: 5, created_at: '2026-03-01 09:00:00', is_verified: 1 });
    insertReview({ summary: 'middle', rating: 1, created_at: '2026-02-01 09:00:00' });
    insertReview({ summary: 'waiting', rating: 1, status: 'pending' });
    insertReview({ summary: 'refused', rating: 1, status: 'rejected' });
    insertReview({ summary: 'other', product_id: insertProduct(backend.db) });
  });

  test('shows approved ones only, the newest first, in pages', async () => {
    const { product } = await ask(`reviews(pageSize: 2, currentPage: 1) { ${page} }`);
    expect(product?.reviews).toEqual({
      items: [
        { summary: 'new', average_rating: 100, is_verified: true, ratings_breakdown: [{ name: 'Rating', value: '5' }] },
        {
          summary: 'middle',
          average_rating: 20,
          is_verified: false,
          ratings_breakdown: [{ name: 'Rating', value: '1' }],
        },
      ],
      page_info: { current_page: 1, total_pages: 2 },
    });
    expect(await summaries('reviews(pageSize: 2, currentPage: 2)')).toEqual(['old']);
    expect(await summaries('reviews(pageSize: 2, currentPage: 3)')).toEqual([]);
  });

  test('sorts and chooses by stars', async () => {
    expect(await summaries('chosen_reviews(sort: HIGHEST)')).toEqual(['new', 'old', 'middle']);
    expect(await summaries('chosen_reviews(sort: LOWEST)')).toEqual(['middle', 'old', 'new']);
    expect(await summaries('chosen_reviews(rating: 3)')).toEqual(['old']);
    const { product } = await ask('chosen_reviews(rating: 3, pageSize: 1) { page_info { total_pages } }');
    expect(product?.chosen_reviews).toEqual({ page_info: { total_pages: 1 } });
  });

  test('counts each number of stars', async () => {
    const { product } = await ask('review_ratings { rating count }');
    expect(product?.review_ratings).toEqual([
      { rating: 5, count: 1 },
      { rating: 4, count: 0 },
      { rating: 3, count: 1 },
      { rating: 2, count: 0 },
      { rating: 1, count: 1 },
    ]);
  });

  test.each(['pageSize: 0', 'currentPage: 0', 'currentPage: -3'])('refuses %s', async (given) => {
    expect((await ask(`reviews(${given}) { items { summary } }`)).errors?.[0]?.message).toMatch(/greater than 0/);
  });

  test('counts and chooses by theme and need; the shop’s answer comes with it', async () => {
    insertReview({ summary: 'lid', themes: '["packaging"]', need: 'Muscle function', reply: 'Sorry.' });
    insertReview({ summary: 'jar', themes: '["packaging","taste"]' });
    const { product } = await ask(
      `review_themes { code label count } review_needs { code count }
       chosen_reviews(theme: "packaging", need: "Muscle function") { total_count items { summary need reply { text } } }`,
    );
    expect(product).toEqual({
      review_themes: [
        { code: 'packaging', label: 'Packaging', count: 2 },
        { code: 'taste', label: 'Taste and smell', count: 1 },
      ],
      review_needs: [{ code: 'Muscle function', count: 1 }],
      chosen_reviews: {
        total_count: 1,
        items: [{ summary: 'lid', need: 'Muscle function', reply: { text: 'Sorry.' } }],
      },
    });
    expect(await summaries('chosen_reviews(theme: "constructor")')).toEqual([]);
  });

  test('a product without reviews has an empty list', async () => {
    const { data } = await postGraphQl(backend, '{ products(filter: { sku: { eq: "NONE" } }) { items { uid } } }');
    expect(data).toEqual({ products: { items: [] } });
    backend.db.run('DELETE FROM product_review');
    const { product } = await ask('reviews { items { summary } page_info { total_pages } }');
    expect(product?.reviews).toEqual({ items: [], page_info: { total_pages: 0 } });
  });
});

describe('writing', () => {
  const mutation =
    'mutation($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { nickname summary text average_rating is_verified created_at product { sku } } } }';
  const aspect = ratingsMetadata.items[0];
  const stars = (count: number) => [{ id: aspect?.id, value_id: aspect?.values[count - 1]?.value_id }];
  const written = { sku: 'ZINC', nickname: 'Tom', summary: 'Handy', text: 'Fits in a pocket.', ratings: stars(4) };
  const write = (input: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    postGraphQl(backend, mutation, { input: { ...written, ...input } }, headers);
  const kept = () =>
    backend.db.all('SELECT nickname, text, rating, status, is_verified, customer_id FROM product_review');
  const countShown = () => backend.db.get('SELECT review_count, rating_summary FROM product WHERE id = ?', productId);

  test('a form learns what is rated from the metadata', async () => {
    const { data } = await postGraphQl(
      backend,
      '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }',
    );
    expect(data?.productReviewRatingsMetadata).toEqual(ratingsMetadata);
  });

  test('a new review waits for moderation: it is not shown, nor counted', async () => {
    const { data } = await write();
    expect(data?.createProductReview).toEqual({
      review: {
        nickname: 'Tom',
        summary: 'Handy',
        text: 'Fits in a pocket.',
        average_rating: 80,
        is_verified: false,
        created_at: '2026-11-21 12:00:00',
        product: { sku: 'ZINC' },
      },
    });
    expect(kept()).toEqual([
      { nickname: 'Tom', text: 'Fits in a pocket.', rating: 4, status: 'pending', is_verified: 0, customer_id: null },
    ]);
    expect(await summaries('reviews')).toEqual([]);
    expect(countShown()).toEqual({ review_count: 0, rating_summary: 0 });
  });

  test('what it speaks of is known from its words', async () => {
    await write({ text: 'No aftertaste, and the jar came by post on the day.' });
    backend.db.run("UPDATE product_review SET status = 'approved'");
    const { product } = await ask('review_themes { code }');
    expect(product?.review_themes).toEqual([{ code: 'delivery' }, { code: 'packaging' }, { code: 'taste' }]);
  });

  test('in the language of the store view that it was written in, and named in the one that reads it', async () => {
    insertStore(backend.db, { id: 11, code: 'fr', locale: 'fr_FR', is_default: 0 });
    await write({ summary: 'Sans goût', text: 'Le pot est arrivé vite.' }, { Store: 'fr' });
    expect(backend.db.get('SELECT themes FROM product_review')).toEqual({
      themes: '["taste","packaging","delivery"]',
    });
    backend.db.run("UPDATE product_review SET status = 'approved', store_id = NULL");
    const { data } = await postGraphQl(
      backend,
      '{ products(filter: { sku: { eq: "ZINC" } }) { items { review_themes { label } } } }',
      {},
      { Store: 'fr' },
    );
    expect(data?.products).toMatchObject({
      items: [{ review_themes: [{ label: 'Livraison' }, { label: 'Emballage' }, { label: 'Goût et odeur' }] }],
    });
  });

  test('approving it shows it and counts it; taking that back hides it again', async () => {
    await write();
    backend.db.run("UPDATE product_review SET status = 'approved'");
    expect(await summaries('reviews')).toEqual(['Handy']);
    expect(countShown()).toEqual({ review_count: 1, rating_summary: 80 });
    backend.db.run("UPDATE product_review SET status = 'rejected'");
    expect(countShown()).toEqual({ review_count: 0, rating_summary: 0 });
  });

  test('the same form sent twice is kept once', async () => {
    await Promise.all([write(), write()]);
    expect(kept()).toHaveLength(1);
  });

  test('A-19: hostile text is kept as the text that it is, without what is invisible', async () => {
    const text = `<script>alert(1)</script>'; DROP TABLE product_review; --\u202Eright\u0000 to left\nsecond line`;
    await write({ text, nickname: '<b>Tom</b>' });
    expect(kept()).toEqual([
      expect.objectContaining({
        nickname: '<b>Tom</b>',
        text: "<script>alert(1)</script>'; DROP TABLE product_review; --right to left\nsecond line",
      }),
    ]);
  });

  test.each([
    ['no name', { nickname: '   ' }, 'Required parameter "nickname" is missing.'],
    ['an invisible summary', { summary: '\u200B' }, 'Required parameter "summary" is missing.'],
    ['too long a text', { text: 'x'.repeat(5001) }, '"text" must not be longer than 5000 characters.'],
    ['no stars', { ratings: [] }, 'Please select one of each of the ratings above.'],
    [
      'stars that do not exist',
      { ratings: [{ id: 'MQ==', value_id: 'OQ==' }] },
      'Please select one of each of the ratings above.',
    ],
    ['an unknown product', { sku: 'NOPE' }, 'Could not find a product with SKU "NOPE"'],
  ])('%s is refused', async (_name, input, message) => {
    expect((await write(input)).errors?.[0]?.message).toBe(message);
    expect(kept()).toEqual([]);
  });

  test('guests may write only where the shop lets them', async () => {
    insertStoreSetting(backend.db, 'allow_guests_to_write_product_reviews', '0');
    insertCustomer(backend.db);
    const { errors } = await write();
    expect(errors?.[0]).toMatchObject({
      message: "Guest customers aren't allowed to add product reviews.",
      extensions: { category: 'graphql-authorization' },
    });
    await write({}, await signInAs(backend, 'ann@example.com'));
    expect(kept()).toHaveLength(1);
    insertStoreSetting(backend.db, 'product_reviews_enabled', '0');
    expect((await write({ text: 'Another.' })).errors?.[0]?.message).toBe(
      'Creating product reviews are not currently available.',
    );
  });

  test('who bought it, as itself or as a variant, is verified', async () => {
    const customerId = insertCustomer(backend.db);
    const { id } = insertConfigurable(backend.db, { sku: 'MAG', url_key: 'mag' });
    const headers = await signInAs(backend, 'ann@example.com');
    await write({ sku: 'MAG' }, headers);
    backend.db.run(
      "INSERT INTO cart (id, masked_id, store_id, currency, created_at, updated_at) VALUES (1, 'm', 10, 'GBP', '', '')",
    );
    backend.db.run(
      `INSERT INTO sales_order (id, increment_id, store_id, cart_id, customer_id, email, status, currency, subtotal_minor,
         discount_minor, shipping_minor, tax_minor, grand_total_minor, carrier_code, method_code, carrier_title,
         method_title, token, created_at)
       VALUES (1, '1', 10, 1, ?, 'a@b.uk', 'processing', 'GBP', 0, 0, 0, 0, 0, '', '', '', '', 't', '2026-01-01')`,
      customerId,
    );
    backend.db.run(
      `INSERT INTO sales_order_item (order_id, product_id, product_type, sku, name, quantity, price_minor, row_total_minor,
         discount_minor, tax_minor, tax_percent) VALUES (1, NULL, 'configurable', 'MAG-2', '', 1, 0, 0, 0, 0, 0)`,
    );
    await write({ sku: 'MAG', text: 'After buying it.' }, headers);
    await write({ text: 'Of something else.' }, headers);
    expect(backend.db.all('SELECT product_id, is_verified FROM product_review ORDER BY id')).toEqual([
      { product_id: id, is_verified: 0 },
      { product_id: id, is_verified: 1 },
      { product_id: productId, is_verified: 0 },
    ]);
  });
});
