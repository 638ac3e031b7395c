import { addItems, newCart, openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { insertCoupon, insertCustomer, insertProduct } from '../testing/fixtures';

import {
  guestPath,
  insertShippingMethods,
  nonceFor,
  pay,
  paymentBody,
  readyCart,
  shippingBody,
} from './testing/readyCart';

let backend: CartBackend;

const post = (path: string, body?: unknown, headers = {}) => backend.rest('POST', path, body, headers);
const saveShipping = (id: string, body: unknown) => post(guestPath(id, 'shipping-information'), body);
const filledCart = async (): Promise<string> => {
  const id = await newCart(backend);
  await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }]);
  return id;
};

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200, name: 'Zinc' });
});
afterEach(() => backend.db.close());

describe('carts over REST', () => {
  it("makes a guest's cart and finds the customer's", async () => {
    expect((await post('guest-carts')).body).toMatch(/^[A-Za-z0-9]{32}$/);
    const headers = backend.signIn(insertCustomer(backend.db));
    const first = await post('carts/mine', undefined, headers);
    expect(first.body).toEqual(expect.any(Number));
    expect((await post('carts/mine', undefined, headers)).body).toBe(first.body);
  });
});

describe('shipping-information', () => {
  it('sets addresses and method, and answers payment methods and totals', async () => {
    const { status, body } = await saveShipping(await filledCart(), shippingBody());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payment_methods: [{ code: 'test_card', title: 'Card' }],
      totals: {
        grand_total: 27.95,
        base_grand_total: 27.95,
        subtotal: 20,
        subtotal_incl_tax: 24,
        shipping_amount: 3.29,
        shipping_incl_tax: 3.95,
        shipping_tax_amount: 0.66,
        tax_amount: 4.66,
        discount_amount: 0,
        base_currency_code: 'GBP',
        quote_currency_code: 'GBP',
        items_qty: 2,
        items: [
          {
            name: 'Zinc',
            qty: 2,
            price: 10,
            price_incl_tax: 12,
            row_total: 20,
            row_total_incl_tax: 24,
            tax_percent: 20,
            options: '[]',
          },
        ],
        total_segments: [
          { code: 'subtotal', value: 24 },
          { code: 'shipping', title: 'Shipping & Handling (Royal Mail - Standard delivery)', value: 3.29 },
          { code: 'tax', value: 4.66 },
          { code: 'grand_total', value: 27.95, area: 'footer' },
        ],
      },
    });
  });

  it('takes camelCase keys, too', async () => {
    const { address_information: information } = { address_information: shippingBody().addressInformation };
    const { country_id: countryId, ...address } = information.shipping_address;
    const answer = await saveShipping(await filledCart(), {
      addressInformation: {
        shippingAddress: { ...address, countryId },
        shippingCarrierCode: 'royalmail',
        shippingMethodCode: 'standard',
      },
    });
    expect(answer.status).toBe(200);
  });

  it('shows the coupon as a segment', async () => {
    insertCoupon(backend.db);
    const id = await filledCart();
    backend.db.run("INSERT INTO cart_coupon (cart_id, code, position) SELECT id, 'TEN', 1 FROM cart");
    const { body } = await saveShipping(id, shippingBody());
    expect(body).toMatchObject({
      totals: {
        coupon_code: 'TEN',
        discount_amount: -2.4,
        grand_total: 25.55,
        total_segments: [
          { code: 'subtotal' },
          { code: 'shipping' },
          { code: 'discount', title: 'Discount (Ten off)', value: -2.4 },
          { code: 'tax' },
          { code: 'grand_total' },
        ],
      },
    });
  });

  const required = (fieldName: string) => ({
    message: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName },
  });

  it.each([
    [{}, 400, required('addressInformation')],
    [
      { addressInformation: { shipping_carrier_code: 'royalmail', shipping_method_code: 'standard' } },
      400,
      { message: 'The shipping address is missing. Set the address and try again.' },
    ],
    [shippingBody({ city: '' }), 400, required('city')],
    [shippingBody({ postcode: undefined }), 400, required('postcode')],
    [shippingBody({ country_id: 'FR' }), 400, { message: 'Country is not available' }],
    [
      shippingBody({ sameAsShippingAddress: true }),
      400,
      {
        message: '"%fieldName" is not supported. Correct the field name and try again.',
        parameters: { fieldName: 'sameAsShippingAddress' },
      },
    ],
    [
      shippingBody({}, 'zzz'),
      404,
      { message: 'Carrier with such method not found: %1, %2', parameters: ['royalmail', 'zzz'] },
    ],
    [
      shippingBody({ postcode: 'BT1 5GS' }, 'express'),
      404,
      { message: 'Carrier with such method not found: %1, %2', parameters: ['royalmail', 'express'] },
    ],
    ['{bad', 400, { message: 'Decoding error.' }],
  ])('refuses %j', async (body, status, answer) => {
    expect(await saveShipping(await filledCart(), body)).toEqual({ status, body: answer });
  });

  it('refuses wrong types in words', async () => {
    const { status, body } = await saveShipping(await filledCart(), shippingBody({ street: 'High Street' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ parameters: { type: 'string[]', value: 'High Street' } });
  });

  it('refuses an empty cart, an unknown cart, and a cart of a customer', async () => {
    expect(await saveShipping(await newCart(backend), shippingBody())).toEqual({
      status: 400,
      body: { message: "The shipping method can't be set for an empty cart. Add an item to cart and try again." },
    });
    const missing = {
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: null },
      },
    };
    expect(await saveShipping('nope', shippingBody())).toEqual(missing);
    const customersCart = await newCart(backend, backend.signIn(insertCustomer(backend.db)));
    expect(await saveShipping(customersCart, shippingBody())).toEqual(missing);
  });

  it('needs a live token and a cart for carts/mine', async () => {
    const dead = {
      status: 401,
      body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
    };
    expect(await post('carts/mine/shipping-information', shippingBody())).toEqual(dead);
    expect(await post('carts/mine/shipping-information', shippingBody(), { Authorization: 'Bearer junk' })).toEqual(
      dead,
    );
    const headers = backend.signIn(insertCustomer(backend.db));
    const none = { status: 404, body: { message: 'Current customer does not have an active cart.' } };
    expect(await post('carts/mine/shipping-information', shippingBody(), headers)).toEqual(none);
    const id = await newCart(backend, headers);
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }], headers);
    expect((await post('carts/mine/shipping-information', shippingBody(), headers)).status).toBe(200);
  });
});

describe('estimate-shipping-methods', () => {
  it('answers the methods for a place', async () => {
    const path = guestPath(await filledCart(), 'estimate-shipping-methods');
    expect(await post(path, { address: { country_id: 'GB', postcode: 'BT1 5GS' } })).toEqual({
      status: 200,
      body: [
        {
          carrier_code: 'royalmail',
          method_code: 'standard',
          carrier_title: 'Royal Mail',
          method_title: 'Standard delivery',
          amount: 3.95,
          base_amount: 3.95,
          available: true,
          error_message: '',
          price_excl_tax: 3.29,
          price_incl_tax: 3.95,
        },
      ],
    });
    expect((await post(path, { address: { country_id: 'FR' } })).body).toEqual([]);
    expect((await post(path, {})).status).toBe(400);
  });
});

test('totals-information answers the totals as they would be, and saves nothing', async () => {
  const path = guestPath(await filledCart(), 'totals-information');
  const question = (code: string) => ({
    addressInformation: {
      address: { country_id: 'GB', postcode: '' },
      shippingCarrierCode: 'royalmail',
      shippingMethodCode: code,
    },
  });
  const { body: without } = await post(path, question('balloon'));
  expect(without).toMatchObject({ grand_total: 24, shipping_incl_tax: 0 });
  const { body } = await post(path, question('standard'));
  expect(body).toMatchObject({ grand_total: 27.95, shipping_incl_tax: 3.95, quote_currency_code: 'GBP' });
  expect((await post(path, question('balloon'))).body).toEqual(without);
  expect((await post(path, {})).status).toBe(400);
  const empty = guestPath(await newCart(backend), 'totals-information');
  expect((await post(empty, question('standard'))).status).toBe(400);
});

describe('payment-information', () => {
  it('shows payment methods and totals', async () => {
    const answer = await backend.rest('GET', guestPath(await readyCart(backend), 'payment-information'));
    expect(answer.body).toMatchObject({ payment_methods: [{ code: 'test_card' }], totals: { grand_total: 27.95 } });
  });

  const required = (fieldName: string) => ({
    message: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName },
  });

  it.each([
    [{ email: undefined }, required('email')],
    [{ email: 'ann' }, { message: 'Invalid email format' }],
    [{ paymentMethod: undefined }, required('paymentMethod')],
    [{ paymentMethod: { method: 'checkmo' } }, { message: 'The requested Payment Method is not available.' }],
    [{ paymentMethod: { method: 'test_card' } }, { message: 'Enter a valid payment method and try again.' }],
    [
      { paymentMethod: { method: 'test_card', nonce: 'x' } },
      {
        message: '"%fieldName" is not supported. Correct the field name and try again.',
        parameters: { fieldName: 'nonce' },
      },
    ],
    [{ billingAddress: { ...shippingBody().addressInformation.billing_address, lastname: '' } }, required('lastname')],
  ])('refuses %j', async (change, body) => {
    const id = await readyCart(backend);
    expect(await pay(backend, id, paymentBody(nonceFor(backend, 2795), change))).toEqual({ status: 400, body });
  });

  it('places the order of a cart once; a second call without a key finds no cart', async () => {
    const id = await readyCart(backend);
    const body = { cartId: id, ...paymentBody(nonceFor(backend, 2795)) };
    expect(await pay(backend, id, body)).toEqual({ status: 200, body: 1 });
    expect(await pay(backend, id, body)).toEqual({
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: '1' },
      },
    });
  });

  it("places the order of the customer's cart, with the customer's e-mail", async () => {
    const headers = backend.signIn(insertCustomer(backend.db));
    const id = await newCart(backend, headers);
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }], headers);
    await post('carts/mine/shipping-information', shippingBody(), headers);
    const body = () => paymentBody(nonceFor(backend, 2795), { email: undefined });
    expect((await post('carts/mine/payment-information', body())).status).toBe(401);
    expect(await post('carts/mine/payment-information', body(), headers)).toEqual({ status: 200, body: 1 });
    expect(backend.db.get('SELECT email, customer_id FROM sales_order')).toEqual({
      email: 'ann@example.com',
      customer_id: 1,
    });
    expect(await post('carts/mine/payment-information', body(), headers)).toEqual({
      status: 404,
      body: { message: 'Current customer does not have an active cart.' },
    });
    expect(await newCart(backend, headers)).not.toBe(id);
  });
});
