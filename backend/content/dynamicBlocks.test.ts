import type { SqlRow } from '../db/open';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import {
  insertCategory,
  insertCoupon,
  insertCustomer,
  insertDynamicBlock,
  insertProduct,
  insertRow,
  insertStore,
} from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';

const query = `query ($input: DynamicBlocksFilterInput!, $pageSize: Int, $currentPage: Int) {
  dynamicBlocks(input: $input, pageSize: $pageSize, currentPage: $currentPage) {
    items { uid content { html } } total_count page_info { page_size current_page total_pages }
  }
}`;

const uidOf = (id: number): string => btoa(String(id));
const now = Date.parse('2026-11-21T12:00:00Z');

describe('dynamic blocks', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend({ now: () => now });
    insertStore(backend.db);
    insertCustomer(backend.db, { email: 'ann@example.com' });
  });
  afterEach(() => backend.close());

  const ask = (input: object, headers: Record<string, string> = {}, paging: object = {}) =>
    postGraphQl(backend, query, { input, ...paging }, headers);
  const uids = async (input: object, headers: Record<string, string> = {}): Promise<string[]> => {
    const { data } = await ask(input, headers);
    return [...JSON.stringify(data).matchAll(/"uid":"([^"]+)"/g)].map(([, uid = '']) => atob(uid));
  };

  it('are those that are named, for the one who asks, now', async () => {
    insertDynamicBlock(backend.db, { id: 1, content: '<p>Everybody</p>' });
    insertDynamicBlock(backend.db, { id: 2, segment: 'guests' });
    insertDynamicBlock(backend.db, { id: 3, segment: 'customers' });
    insertDynamicBlock(backend.db, { id: 4, is_active: 0 });
    insertDynamicBlock(backend.db, { id: 5, starts_at: '2026-11-21 12:00:00', ends_at: '2026-11-21 12:00:01' });
    insertDynamicBlock(backend.db, { id: 6, starts_at: '2026-11-21 12:00:01' });
    insertDynamicBlock(backend.db, { id: 7, ends_at: '2026-11-21 12:00:00' });
    insertDynamicBlock(backend.db, { id: 8 });
    const input = { type: 'SPECIFIED', dynamic_block_uids: [1, 2, 3, 4, 5, 6, 7, 99].map(uidOf) };
    expect(await uids(input)).toEqual(['1', '2', '5']);
    expect(await uids(input, await signInAs(backend, 'ann@example.com'))).toEqual(['1', '3', '5']);
    expect(await uids({ type: 'SPECIFIED' })).toEqual(['1', '2', '5', '8']);
    expect(await uids({ type: 'SPECIFIED', dynamic_block_uids: [] })).toEqual([]);
    expect((await ask({ type: 'SPECIFIED', dynamic_block_uids: [uidOf(1)] })).data).toEqual({
      dynamicBlocks: {
        items: [{ uid: uidOf(1), content: { html: '<p>Everybody</p>' } }],
        total_count: 1,
        page_info: { page_size: 20, current_page: 1, total_pages: 1 },
      },
    });
  });

  it('stand where they may', async () => {
    insertDynamicBlock(backend.db, { id: 1 });
    insertDynamicBlock(backend.db, { id: 2, locations: '["FOOTER","CONTENT"]' });
    insertDynamicBlock(backend.db, { id: 3, locations: '["HEADER"]' });
    expect(await uids({ type: 'SPECIFIED', locations: ['CONTENT'] })).toEqual(['1', '2']);
    expect(await uids({ type: 'SPECIFIED', locations: ['LEFT', 'HEADER'] })).toEqual(['1', '3']);
  });

  it('come in pages', async () => {
    for (const id of [1, 2, 3]) insertDynamicBlock(backend.db, { id });
    const { data } = await ask({ type: 'SPECIFIED' }, {}, { pageSize: 2, currentPage: 2 });
    expect(data).toMatchObject({ dynamicBlocks: { items: [{ uid: uidOf(3) }], total_count: 3 } });
    const { errors } = await ask({ type: 'SPECIFIED' }, {}, { pageSize: 0 });
    expect(errors?.[0]?.message).toBe('pageSize value must be greater than 0.');
  });

  it('refuse a uid that is none, and a question without input', async () => {
    const { errors } = await ask({ type: 'SPECIFIED', dynamic_block_uids: ['x'] });
    expect(errors?.[0]).toMatchObject({
      message: 'Value of uid "x" is incorrect.',
      extensions: { category: 'graphql-input' },
    });
    const answer = await postGraphQl(backend, '{ dynamicBlocks { total_count } }');
    expect(answer.errors?.[0]?.extensions).toEqual({ category: 'graphql-input' });
  });

  describe('of cart rules', () => {
    const input = { type: 'CART_PRICE_RULE_RELATED' };

    const insertRule = (id: number, rule: SqlRow): void => {
      insertDynamicBlock(backend.db, { id });
      insertRow(backend.db, 'dynamic_block_cart_rule', { dynamic_block_id: id, ...rule });
    };
    const cartWith = async (quantity: number, headers: Record<string, string> = {}): Promise<string> => {
      const { data } = await postGraphQl(backend, 'mutation { createEmptyCart }', {}, headers);
      const cartId = String(data?.createEmptyCart);
      const add = `mutation ($id: String!, $quantity: Float!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "SKU-1", quantity: $quantity }]) { cart { id } } }`;
      await postGraphQl(backend, add, { id: cartId, quantity }, headers);
      return cartId;
    };
    const applyCoupon = (id: string) =>
      postGraphQl(
        backend,
        'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "ten" }) { cart { id } } }',
        { id },
      );

    beforeEach(() => {
      insertProduct(backend.db, { price_minor: 1000 });
      insertCoupon(backend.db);
      insertRule(1, { minimum_subtotal_minor: 2000 });
      insertRule(2, { below_subtotal_minor: 2000 });
      insertRule(3, { coupon_code: 'TEN' });
      insertDynamicBlock(backend.db, { id: 4 });
    });

    it('follow the cart that the guest names', async () => {
      expect(await uids(input)).toEqual(['2']);
      const small = await cartWith(1);
      expect(await uids(input, { 'X-Cart-Id': small })).toEqual(['2']);
      const large = await cartWith(2);
      expect(await uids(input, { 'X-Cart-Id': large })).toEqual(['1']);
      await applyCoupon(large);
      expect(await uids(input, { 'X-Cart-Id': large })).toEqual(['1', '3']);
      expect(await uids({ ...input, dynamic_block_uids: [uidOf(3), uidOf(4)] }, { 'X-Cart-Id': large })).toEqual(['3']);
    });

    it('follow the customer’s own cart, and nobody else’s', async () => {
      const ann = await signInAs(backend, 'ann@example.com');
      const { data } = await postGraphQl(backend, '{ customerCart { id } }', {}, ann);
      const cartId = /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? '';
      const add = `mutation { addProductsToCart(cartId: "${cartId}", cartItems: [{ sku: "SKU-1", quantity: 2 }]) { cart { id } } }`;
      await postGraphQl(backend, add, {}, ann);
      expect(await uids(input, ann)).toEqual(['1']);
      expect(await uids(input, { 'X-Cart-Id': cartId })).toEqual(['2']);
    });
  });

  it('of catalogue rules show while something is on sale', async () => {
    const sale = insertCategory(backend.db, { name: 'Sale', url_key: 'sale', url_path: 'sale' });
    const other = insertCategory(backend.db, { name: 'Other', url_key: 'other', url_path: 'other' });
    for (const [id, category] of [[1, null] as const, [2, sale] as const, [3, other] as const]) {
      insertDynamicBlock(backend.db, { id });
      insertRow(backend.db, 'dynamic_block_catalog_rule', { dynamic_block_id: id, category_id: category });
    }
    const product = insertProduct(backend.db, { price_minor: 1000 }, [sale]);
    expect(await uids({ type: 'CATALOG_PRICE_RULE_RELATED' })).toEqual([]);
    backend.db.run('UPDATE product SET special_price_minor = 900 WHERE id = ?', product);
    expect(await uids({ type: 'CATALOG_PRICE_RULE_RELATED' })).toEqual(['1', '2']);
    backend.db.run('UPDATE product SET is_enabled = 0 WHERE id = ?', product);
    expect(await uids({ type: 'CATALOG_PRICE_RULE_RELATED' })).toEqual([]);
  });
});
