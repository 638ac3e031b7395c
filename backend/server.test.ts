import { localClientHeader } from './limits/clientAddress';
import { servedPaths } from '../settings/servedPaths.js';
import { createTestBackend, type TestBackend } from './testing/createTestBackend';
import { postGraphQl } from './testing/graphql';

/** The whole backend over the whole seed: what one domain leaves, the next one takes. */
describe('the embedded backend', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend({ seed: 'full' });
  });

  afterEach(() => backend.close());

  const rest = async (path: string, body: unknown): Promise<unknown> => {
    const response = await backend.fetch(`/rest/V1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.json();
  };

  /** A simple product that is in stock. */
  const anySku = (): { id: number; sku: string; quantity: number } => {
    const row = backend.db.get<{ id: number; sku: string; quantity: number }>(
      `SELECT product.id, product.sku, stock_item.quantity FROM product JOIN stock_item ON stock_item.product_id = product.id
       WHERE product.is_visible = 1 AND product.type = 'simple' AND stock_item.quantity > 5 LIMIT 1`,
    );
    if (!row) throw new Error('The seed has no simple product in stock.');
    return row;
  };

  it('takes a guest from an empty cart to an order', async () => {
    const { id, sku, quantity } = anySku();
    const { data } = await postGraphQl(backend, 'mutation { createEmptyCart }');
    const cartId = String(data?.createEmptyCart);
    const added = await postGraphQl(
      backend,
      `mutation($c: String!, $s: String!) { addProductsToCart(cartId: $c, cartItems: [{ sku: $s, quantity: 2 }]) {
         cart { total_quantity } user_errors { message } } }`,
      { c: cartId, s: sku },
    );
    expect(added.data).toEqual({ addProductsToCart: { cart: { total_quantity: 2 }, user_errors: [] } });

    const address = {
      firstname: 'Ann',
      lastname: 'Shopper',
      street: ['1 High Street'],
      city: 'Bristol',
      postcode: 'BS1 4RN',
      country_id: 'GB',
      telephone: '0117 496 0000',
    };
    const [method] = backend.db.all<{ carrier_code: string; method_code: string }>(
      'SELECT carrier_code, method_code FROM shipping_method WHERE is_active = 1 ORDER BY sort_order',
    );
    const shipped = await rest(`guest-carts/${cartId}/shipping-information`, {
      addressInformation: {
        shipping_address: address,
        shipping_carrier_code: method?.carrier_code,
        shipping_method_code: method?.method_code,
      },
    });
    expect(shipped).toMatchObject({ payment_methods: [{ code: 'test_card' }] });

    const orderId = await rest(`guest-carts/${cartId}/payment-information`, {
      email: 'ann@example.com',
      paymentMethod: { method: 'test_card', additional_data: { payment_method_nonce: 'nonce-1' } },
      billingAddress: address,
    });
    expect(backend.payments.captures).toHaveLength(1);
    expect(backend.db.get('SELECT id, email FROM sales_order ORDER BY id DESC LIMIT 1')).toEqual({
      id: orderId,
      email: 'ann@example.com',
    });
    expect(backend.db.get('SELECT quantity FROM stock_item WHERE product_id = ?', id)).toEqual({
      quantity: quantity - 2,
    });
    const after = await postGraphQl(backend, 'query($c: String!) { cart(cart_id: $c) { id } }', { c: cartId });
    expect(after.errors?.[0]?.message).toBe("The cart isn't active.");
  });

  it('leads every URL of the catalogue to data that a page can show', async () => {
    const rewrites = backend.db.all<{ request_path: string }>('SELECT request_path FROM url_rewrite');
    expect(rewrites.length).toBeGreaterThan(72);
    const failures: unknown[] = [];
    for (const { request_path: path } of rewrites) {
      const answer = await postGraphQl(
        backend,
        `query($u: String!) { route(url: $u) { __typename relative_url
           ... on SimpleProduct { name price_range { minimum_price { final_price { value } } } image { url } }
           ... on ConfigurableProduct { name price_range { minimum_price { final_price { value } } } image { url } }
           ... on CategoryTree { name products(pageSize: 1) { total_count } }
           ... on CmsPage { title content } } }`,
        { u: path },
      );
      if (answer.errors || !answer.data?.route) failures.push({ path, answer });
    }
    expect(failures).toEqual([]);
    expect(backend.reported).toEqual([]);
  });

  it.each([servedPaths.outbox, servedPaths.faults, servedPaths.office])(
    'answers %s to this machine only',
    async (path) => {
      expect((await backend.fetch(path)).status).toBe(200);
      expect((await backend.fetch(path, { headers: { [localClientHeader]: '0' } })).status).toBe(404);
      expect((await backend.fetch(`http://rebound.example${path}`)).status).toBe(404);
    },
  );

  it('says whether it can sell', async () => {
    const health = async () => {
      const answer = await backend.fetch(servedPaths.health);
      const body: unknown = await answer.json();
      return [answer.status, body, answer.headers.get('cache-control')];
    };
    expect(await health()).toEqual([200, { status: 'ok' }, 'no-store']);
    backend.db.exec('ALTER TABLE store_view RENAME TO lost');
    expect(await health()).toEqual([503, { status: 'unavailable' }, 'no-store']);
    backend.db.exec('ALTER TABLE lost RENAME TO store_view');
  });
});
