import { insertProduct } from '../testing/fixtures';
import { signInAs } from '../testing/graphql';

import { filledCart, openStockBackend, paymentBody, shippingBody, type StockBackend } from './testing/stockBackend';

let backend: StockBackend;
const items = [{ sku: 'JUG', quantity: 1 }];

beforeEach(() => {
  backend = openStockBackend();
  insertProduct(backend.db, { sku: 'JUG', name: 'Jug', price_minor: 2400 });
});
afterEach(() => backend.close());

const ready = async (): Promise<string> => {
  const id = await filledCart(backend, items);
  expect((await backend.rest(`guest-carts/${id}/shipping-information`, shippingBody())).status).toBe(200);
  return id;
};
const pay = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  backend.rest(`guest-carts/${id}/payment-information`, body, headers);
const methodsOf = async (id: string) => {
  const query = 'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code title is_deferred } } }';
  const { data } = await backend.ask(query, { id });
  return (data?.cart as { available_payment_methods: { code: string }[] }).available_payment_methods;
};

describe('paying outside of the shop', () => {
  it('offers the methods of the configuration', async () => {
    expect(await methodsOf(await ready())).toEqual([
      { code: 'checkmo', title: 'Check / Money order', is_deferred: false },
      { code: 'banktransfer', title: 'Bank Transfer Payment', is_deferred: false },
      { code: 'cashondelivery', title: 'Cash On Delivery', is_deferred: false },
      { code: 'purchaseorder', title: 'Purchase Order', is_deferred: false },
    ]);
  });

  it('answers the internal id as text, and the second time that there is no such cart', async () => {
    const id = await ready();
    const first = await pay(id, paymentBody('checkmo'), { 'Idempotency-Key': 'one', 'X-Expected-Total': '0.01' });
    expect(first).toEqual({ status: 200, body: expect.stringMatching(/^\d+$/) as unknown });
    expect(await pay(id, paymentBody('checkmo'), { 'Idempotency-Key': 'one' })).toEqual({
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: expect.stringMatching(/^\d+$/) as unknown },
      },
    });
    expect(backend.db.all('SELECT id, increment_id, status FROM sales_order')).toEqual([
      { id: Number(first.body), increment_id: '000000001', status: 'pending' },
    ]);
    expect(backend.payments.captures).toEqual([]);
    const mail = backend.db.get<{ subject: string; body: string }>('SELECT subject, body FROM mail');
    expect(mail?.subject).toBe('Your Main Website Store order 000000001');
    expect(mail?.body).not.toContain('Follow your order');
  });

  it('takes a purchase order with its number only', async () => {
    const id = await ready();
    expect(await pay(id, paymentBody('purchaseorder'))).toEqual({
      status: 400,
      body: { message: 'Purchase order number is a required field.' },
    });
    expect((await pay(id, paymentBody('purchaseorder', { po_number: 'PO-7' }))).status).toBe(200);
  });

  it('refuses a card', async () => {
    expect(await pay(await ready(), paymentBody('test_card'))).toMatchObject({ status: 400 });
  });

  it('offers free beside the others when nothing is to be paid', async () => {
    const id = await ready();
    expect(await pay(id, paymentBody('free'))).toMatchObject({ status: 400 });
    const coupon = `mutation ($id: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: "ONTHEHOUSE" }) { cart { prices { grand_total { value } } } } }`;
    expect((await backend.ask(coupon, { id })).data).toEqual({
      applyCouponToCart: { cart: { prices: { grand_total: { value: 0 } } } },
    });
    expect((await methodsOf(id)).map(({ code }) => code)).toEqual(expect.arrayContaining(['checkmo', 'free']));
    expect((await pay(id, paymentBody('free'))).status).toBe(200);
    expect(backend.db.all('SELECT status, grand_total_minor AS total FROM sales_order')).toEqual([
      { status: 'pending', total: 0 },
    ]);
  });

  it('answers the amounts of an order without tax, and the tax beside them', async () => {
    const nell = await signInAs(backend, 'nell.harbour@example.com', 'Tableware-2026');
    await filledCart(backend, items, nell);
    await backend.rest('carts/mine/shipping-information', shippingBody(), nell);
    await backend.rest('carts/mine/payment-information', paymentBody('banktransfer'), nell);
    const query = `{ customer { orders { items {
      items { product_sale_price { value } }
      total { subtotal { value } total_shipping { value } taxes { amount { value } } grand_total { value } }
    } } } }`;
    expect((await backend.ask(query, {}, nell)).data).toEqual({
      customer: {
        orders: {
          items: [
            {
              items: [{ product_sale_price: { value: 20 } }],
              total: {
                subtotal: { value: 20 },
                total_shipping: { value: 4.17 },
                taxes: [{ amount: { value: 4.83 } }],
                grand_total: { value: 29 },
              },
            },
          ],
        },
      },
    });
  });

  it('shows the order to its customer under the number that is not the answer of REST', async () => {
    const nell = await signInAs(backend, 'nell.harbour@example.com', 'Tableware-2026');
    await filledCart(backend, items, nell);
    expect((await backend.rest('carts/mine/shipping-information', shippingBody(), nell)).status).toBe(200);
    const { body } = await backend.rest('carts/mine/payment-information', paymentBody('banktransfer'), nell);
    const query =
      '{ customer { orders { items { number status total { grand_total { value } } payment_methods { name type } } } } }';
    expect(typeof body).toBe('string');
    expect((await backend.ask(query, {}, nell)).data).toEqual({
      customer: {
        orders: {
          items: [
            {
              number: '000000001',
              status: 'Pending',
              total: { grand_total: { value: 29 } },
              payment_methods: [{ name: 'Bank Transfer Payment', type: 'banktransfer' }],
            },
          ],
        },
      },
    });
  });

  it('is ordered by GraphQL, too', async () => {
    const id = await ready();
    const pays = 'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }';
    const email = 'setGuestEmailOnCart(input: { cart_id: $id, email: "ann@example.com" }) { cart { id } }';
    const order = 'placeOrder(input: { cart_id: $id }) { order { order_number } errors { message } }';
    const { data } = await backend.ask(`mutation ($id: String!) { ${email} ${pays} ${order} }`, { id });
    expect(data?.placeOrder).toEqual({ order: { order_number: '000000001' }, errors: [] });
  });
});

describe('addresses over REST', () => {
  it.each([
    ['an empty city', { city: '' }],
    ['no last name', { lastname: '' }],
    ['a wrong postcode', { postcode: 'nowhere' }],
    ['no postcode', { postcode: '' }],
  ])('are taken with %s', async (_, changes) => {
    const id = await filledCart(backend, items);
    expect((await backend.rest(`guest-carts/${id}/shipping-information`, shippingBody(changes))).status).toBe(200);
  });

  it('are refused in words that say little when the country is none', async () => {
    const id = await filledCart(backend, items);
    expect(await backend.rest(`guest-carts/${id}/shipping-information`, shippingBody({ country_id: 'XX' }))).toEqual({
      status: 400,
      body: {
        message: 'The shipping information was unable to be saved. Error: "%message"',
        parameters: { message: 'The address failed to save. Verify the address and try again.' },
      },
    });
  });

  it('fail the server when they have a field that it does not know', async () => {
    const id = await filledCart(backend, items);
    const answer = await backend.rest(`guest-carts/${id}/shipping-information`, shippingBody({ planet: 'Earth' }));
    expect(answer).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('Internal Error.') as unknown },
    });
  });

  it('need no postcode for an order', async () => {
    const id = await filledCart(backend, items);
    await backend.rest(`guest-carts/${id}/shipping-information`, shippingBody({ postcode: '' }));
    expect((await pay(id, paymentBody('checkmo'))).status).toBe(200);
  });
});

it('leaves out of a cart, and of its order, what was taken off sale', async () => {
  insertProduct(backend.db, { sku: 'CUP', name: 'Cup', url_key: 'cup', price_minor: 900 });
  const id = await filledCart(backend, [...items, { sku: 'CUP', quantity: 1 }]);
  await backend.rest(`guest-carts/${id}/shipping-information`, shippingBody());
  backend.db.run("UPDATE product SET is_enabled = 0 WHERE sku = 'CUP'");
  const { data } = await backend.ask('query ($id: String!) { cart(cart_id: $id) { items { product { sku } } } }', {
    id,
  });
  expect(data?.cart).toEqual({ items: [{ product: { sku: 'JUG' } }] });
  expect((await pay(id, paymentBody('checkmo'))).status).toBe(200);
  expect(backend.db.all('SELECT sku FROM sales_order_item')).toEqual([{ sku: 'JUG' }]);
});
