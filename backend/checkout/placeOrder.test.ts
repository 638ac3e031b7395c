import { newCart, openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import type { PaymentProvider } from '../context';
import { insertConfigurable, insertCoupon, insertCustomer, insertProduct } from '../testing/fixtures';

import {
  countRows,
  insertShippingMethods,
  nonceFor,
  pay,
  paymentBody,
  readPlacedOrder,
  readyCart,
  stockOf,
} from './testing/readyCart';

let backend: CartBackend;

const open = (payments?: (provider: PaymentProvider) => PaymentProvider): void => {
  backend = openCartBackend({ payments });
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200, name: 'Zinc', quantity: 10 });
  insertConfigurable(backend.db, { sku: 'LION', price_minor: 2000, name: "Lion's mane", quantity: 10 });
};

/** Nothing of an order is there, and the cart is as it was. */
const expectNoOrder = async (id: string): Promise<void> => {
  expect([countRows(backend, 'sales_order'), countRows(backend, 'sales_order_payment')]).toEqual([0, 0]);
  expect(stockOf(backend, 'ZINC')).toBe(10);
  expect((await readPlacedOrder(backend, id)).at('placedOrder')).toBeNull();
  const answer = await backend.graphql('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id });
  expect(answer.error).toBeUndefined();
};

beforeEach(() => open());
afterEach(() => backend.db.close());

describe('a placed order', () => {
  it('holds everything, and stock went down by what was sold', async () => {
    insertCoupon(backend.db);
    const id = await readyCart(backend, [
      { sku: 'ZINC', quantity: 2 },
      { sku: 'LION-2', quantity: 1 },
    ]);
    backend.db.run("INSERT INTO cart_coupon (cart_id, code, position) SELECT id, 'TEN', 1 FROM cart");
    // 24.00 + 21.00 - 4.50, free delivery from 30.00
    expect((await pay(backend, id, paymentBody(nonceFor(backend, 4050)))).body).toBe(1);
    expect([stockOf(backend, 'ZINC'), stockOf(backend, 'LION-2'), stockOf(backend, 'LION-1')]).toEqual([8, 9, 10]);
    const answer = await readPlacedOrder(backend, id);
    expect(answer.at('placedOrder')).toMatchObject({
      entity_id: 1,
      order: {
        id: 'MQ==',
        number: '10000000001',
        order_date: '2026-11-20 12:00:00',
        status: 'Processing',
        email: 'ann@example.com',
        carrier: 'Royal Mail',
        shipping_method: 'Royal Mail - Standard delivery',
        items: [
          {
            product_name: 'Zinc',
            product_sku: 'ZINC',
            quantity_ordered: 2,
            product_sale_price: { value: 12 },
            selected_options: [],
          },
          {
            product_name: "Lion's mane",
            product_sku: 'LION-2',
            product_type: 'configurable',
            quantity_ordered: 1,
            product_sale_price: { value: 21 },
            selected_options: [{ value: '120 capsules' }],
            discounts: [{ label: 'Ten off', amount: { value: 2.1 } }],
            product: { sku: 'LION' },
          },
        ],
        total: {
          subtotal: { value: 45 },
          discounts: [{ label: 'Ten off', amount: { value: 4.5 } }],
          total_shipping: { value: 0 },
          total_tax: { value: 6.75 },
          grand_total: { value: 40.5, currency: 'GBP' },
          taxes: [{ title: 'VAT 20%', rate: 20, amount: { value: 6.75 } }],
        },
        shipping_address: { firstname: 'Ann', street: ['1 High Street'], postcode: 'SW1A 1AA', country_code: 'GB' },
        billing_address: { lastname: 'Shopper' },
        payment_methods: [
          {
            name: 'Card',
            type: 'test_card',
            additional_data: [
              { name: 'card_brand', value: 'Visa' },
              { name: 'card_last4', value: '0002' },
            ],
          },
        ],
      },
    });
    expect(answer.at('placedOrder.order.token')).toMatch(/^[\w-]{32}$/);
  });

  it('closes its cart and takes the next number', async () => {
    const first = await readyCart(backend);
    await pay(backend, first, paymentBody(nonceFor(backend, 2795)));
    const answer = await backend.graphql('query ($id: String!) { cart(cart_id: $id) { id } }', { id: first });
    expect(answer.error).toBe("The cart isn't active.");
    const second = await readyCart(backend);
    await pay(backend, second, paymentBody(nonceFor(backend, 2795)));
    expect((await readPlacedOrder(backend, second)).at('placedOrder.order.number')).toBe('10000000002');
  });

  it("shows a customer's order to that customer only", async () => {
    const headers = backend.signIn(insertCustomer(backend.db));
    const id = await newCart(backend, headers);
    expect((await readPlacedOrder(backend, id)).at('placedOrder')).toBeNull();
    const guest = await readyCart(backend);
    await pay(backend, guest, paymentBody(nonceFor(backend, 2795)));
    backend.db.run('UPDATE cart SET customer_id = 1 WHERE masked_id = ?', guest);
    expect((await readPlacedOrder(backend, guest)).at('placedOrder')).toBeNull();
    expect((await readPlacedOrder(backend, guest, headers)).at('placedOrder.entity_id')).toBe(1);
  });
});

describe('a refused order leaves nothing behind', () => {
  it.each([
    ['an unknown nonce', () => 'made-up', 'Your payment could not be confirmed. Enter your card details again.'],
    [
      'another amount',
      () => nonceFor(backend, 2794),
      'The amount of your payment has changed. Enter your card details again.',
    ],
    ['a refused card', () => nonceFor(backend, 2795, '4000000000000044'), 'Your card was refused. Try another card.'],
    [
      'a challenge that was not passed',
      () => nonceFor(backend, 2795, '4000000000000036'),
      'Your bank has not confirmed the payment. Enter your card details again.',
    ],
  ])('for %s', async (_, makeNonce, message) => {
    const id = await readyCart(backend);
    expect(await pay(backend, id, paymentBody(makeNonce()))).toEqual({ status: 400, body: { message } });
    await expectNoOrder(id);
  });

  it('when stock ran out, was lowered, or a product went', async () => {
    const id = await readyCart(backend);
    const body = () => paymentBody(nonceFor(backend, 2795));
    backend.db.run('UPDATE stock_item SET quantity = 1 WHERE product_id = 1');
    expect((await pay(backend, id, body())).body).toEqual({ message: 'Some of the products are out of stock.' });
    backend.db.run('UPDATE stock_item SET quantity = 10 WHERE product_id = 1');
    backend.db.run('UPDATE product SET is_enabled = 0 WHERE id = 1');
    expect((await pay(backend, id, body())).body).toEqual({ message: 'Some of the products are disabled.' });
    backend.db.run('UPDATE product SET is_enabled = 1 WHERE id = 1');
    await expectNoOrder(id);
    expect((await pay(backend, id, body())).status).toBe(200);
  });

  it('when the shopper saw another total', async () => {
    const id = await readyCart(backend);
    backend.db.run('UPDATE product SET price_minor = 1300 WHERE id = 1');
    const body = () => paymentBody(nonceFor(backend, 2995));
    const answer = await pay(backend, id, body(), { 'X-Expected-Total': '27.95' });
    expect(answer).toEqual({
      status: 400,
      body: { message: 'The total of your cart has changed. Check the new total and place your order again.' },
    });
    await expectNoOrder(id);
    expect((await pay(backend, id, body(), { 'X-Expected-Total': 'much' })).status).toBe(400);
    expect((await pay(backend, id, body(), { 'X-Expected-Total': '29.95' })).status).toBe(200);
  });

  it('when the shopper saw another address', async () => {
    const id = await readyCart(backend);
    const body = () => paymentBody(nonceFor(backend, 2795));
    const place = (town: string) => ({
      'X-Expected-Place': encodeURIComponent(`AnnShopper1 high street${town}SW1A1AAGB`),
    });
    const answer = await pay(backend, id, body(), place('Café'));
    expect(answer).toEqual({
      status: 400,
      body: { message: 'The delivery address of your cart has changed. Check it and place your order again.' },
    });
    await expectNoOrder(id);
    expect((await pay(backend, id, body(), { 'X-Expected-Place': '%' })).status).toBe(400);
    expect((await pay(backend, id, body(), place('London'))).status).toBe(200);
  });

  it('when writing fails after the payment, and gives the money back', async () => {
    const voided: string[] = [];
    backend.db.close();
    open((provider) => ({ ...provider, void: (transactionId) => voided.push(transactionId) }));
    const id = await readyCart(backend);
    const nonce = nonceFor(backend, 2795);
    backend.db.exec(
      "CREATE TRIGGER fail BEFORE INSERT ON sales_order_payment BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    );
    await expect(pay(backend, id, paymentBody(nonce))).rejects.toThrow('disk full');
    await expectNoOrder(id);
    expect(voided).toEqual([expect.stringMatching(/^test_/)]);
    backend.db.exec('DROP TRIGGER fail');
    // The payment was given up with its order: a new one is needed.
    expect((await pay(backend, id, paymentBody(nonce))).status).toBe(400);
    expect((await pay(backend, id, paymentBody(nonceFor(backend, 2795)))).status).toBe(200);
  });

  it('lets a nonce pay once', async () => {
    const nonce = nonceFor(backend, 2795);
    expect((await pay(backend, await readyCart(backend), paymentBody(nonce))).status).toBe(200);
    const second = await readyCart(backend);
    expect((await pay(backend, second, paymentBody(nonce))).status).toBe(400);
    expect(countRows(backend, 'sales_order')).toBe(1);
  });
});

describe("a customer's orders", () => {
  const ordersQuery = `query ($args: CustomerOrdersFilterInput, $page: Int, $size: Int, $sort: CustomerOrderSortInput, $scope: ScopeTypeEnum) {
    customer { orders(filter: $args, currentPage: $page, pageSize: $size, sort: $sort, scope: $scope) {
      total_count page_info { current_page total_pages } items { number } } } }`;

  it('are paged, filtered and sorted', async () => {
    const customerId = insertCustomer(backend.db);
    const headers = backend.signIn(customerId);
    for (let index = 0; index < 3; index += 1) {
      await pay(backend, await readyCart(backend), paymentBody(nonceFor(backend, 2795)));
    }
    backend.db.run('UPDATE sales_order SET customer_id = ? WHERE id <> 2', customerId);
    const read = async (variables: Record<string, unknown>) =>
      (await backend.graphql(ordersQuery, variables, headers)).at('customer.orders');
    expect(await read({})).toEqual({
      total_count: 2,
      page_info: { current_page: 1, total_pages: 1 },
      items: [{ number: '10000000001' }, { number: '10000000003' }],
    });
    expect(await read({ size: 1, sort: { sort_field: 'NUMBER', sort_direction: 'DESC' } })).toMatchObject({
      page_info: { total_pages: 2 },
      items: [{ number: '10000000003' }],
    });
    expect(await read({ args: { number: { match: '0003' } } })).toMatchObject({ total_count: 1 });
    expect(await read({ args: { number: { match: '%' } } })).toMatchObject({ total_count: 0 });
    expect(await read({ args: { number: { eq: '10000000002' } } })).toMatchObject({ total_count: 0 });
    expect(await read({ args: { number: { in: ['10000000001', '10000000002'] } }, scope: 'GLOBAL' })).toMatchObject({
      total_count: 1,
    });
    // More than SQLite takes parameters.
    const many = Array.from({ length: 40_000 }, (_, index) => String(10_000_000_003 + index));
    expect(await read({ args: { number: { in: many }, status: { in: many } } })).toMatchObject({ total_count: 0 });
    expect(await read({ args: { number: { in: many } } })).toMatchObject({ items: [{ number: '10000000003' }] });
  });
});
