import { addItems, newCart, openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { insertCustomer, insertProduct, insertStoreSetting } from '../testing/fixtures';

import { insertShippingMethods } from './testing/readyCart';

let backend: CartBackend;

const address = {
  firstname: 'Ann',
  lastname: 'Shopper',
  street: ['1 High Street'],
  city: 'London',
  region: '',
  postcode: 'sw1a 1aa',
  country_code: 'GB',
  telephone: '02070000000',
};
const setAddressMutation = `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart {
  shipping_addresses { firstname street postcode country { code } selected_shipping_method { method_code }
    available_shipping_methods { carrier_code method_code available error_message base_amount { value }
      amount { value currency } price_excl_tax { value } price_incl_tax { value } } } } } }`;
const setMethodMutation = `mutation ($id: String!, $carrier: String!, $method: String!) { setShippingMethodsOnCart(
  input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart {
  shipping_addresses { selected_shipping_method { method_code amount { value } } } prices { grand_total { value } } } } }`;
const setBillingMutation = `mutation ($input: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $input) { cart {
  billing_address { city country { code } } shipping_addresses { city } } } }`;
const setPaymentMutation = `mutation ($id: String!, $code: String!) { setPaymentMethodOnCart(
  input: { cart_id: $id, payment_method: { code: $code } }) { cart {
  selected_payment_method { code title } available_payment_methods { code title } } } }`;
const setEmailMutation = `mutation ($id: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }`;
const estimateQuery = `mutation ($id: String!, $country: CountryCodeEnum!, $postcode: String) { estimateShippingMethods(
  input: { cart_id: $id, address: { country_code: $country, postcode: $postcode } }) { method_code amount { value } } }`;
const placeMutation = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
  order { order_number } orderV2 { number } errors { code message } } }`;

const setAddress = (id: string, shippingAddresses: unknown[], headers = {}) =>
  backend.graphql(setAddressMutation, { input: { cart_id: id, shipping_addresses: shippingAddresses } }, headers);
const setBilling = (id: string, billing: Record<string, unknown>) =>
  backend.graphql(setBillingMutation, { input: { cart_id: id, billing_address: billing } });
const setMethod = (id: string, method: string) =>
  backend.graphql(setMethodMutation, { id, carrier: 'royalmail', method });
const setPayment = (id: string, code: string) => backend.graphql(setPaymentMutation, { id, code });
const setEmail = (id: string, email: string, headers = {}) => backend.graphql(setEmailMutation, { id, email }, headers);

const filledCart = async (headers = {}): Promise<string> => {
  const id = await newCart(backend, headers);
  await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }], headers);
  return id;
};

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200 });
});
afterEach(() => backend.db.close());

describe('guest e-mail', () => {
  it('is set', async () => {
    const answer = await setEmail(await newCart(backend), ' ann@example.com ');
    expect(answer.at('setGuestEmailOnCart.cart.email')).toBe('ann@example.com');
  });

  it.each([
    ['', 'Required parameter "email" is missing'],
    ['ann', 'Invalid email format'],
    ['ann@example', 'Invalid email format'],
  ])('refuses %j', async (email, message) => {
    expect(await setEmail(await newCart(backend), email)).toMatchObject({ error: message, category: 'graphql-input' });
  });

  it('is not for customers, nor where guests may not order', async () => {
    const headers = backend.signIn(insertCustomer(backend.db));
    const answer = await setEmail(await newCart(backend, headers), 'ann@example.com', headers);
    expect(answer.error).toBe('The request is not allowed for logged in customers');
    insertStoreSetting(backend.db, 'is_guest_checkout_enabled', false);
    expect(await setEmail(await newCart(backend), 'ann@example.com')).toMatchObject({
      error: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
      category: 'graphql-authorization',
    });
  });
});

describe('shipping address', () => {
  it('is set and answers the methods that reach it', async () => {
    const answer = await setAddress(await filledCart(), [{ address }]);
    expect(answer.at('setShippingAddressesOnCart.cart.shipping_addresses')).toEqual([
      {
        firstname: 'Ann',
        street: ['1 High Street'],
        postcode: 'SW1A 1AA',
        country: { code: 'GB' },
        selected_shipping_method: null,
        available_shipping_methods: [
          {
            carrier_code: 'royalmail',
            method_code: 'standard',
            available: true,
            error_message: '',
            base_amount: null,
            amount: { value: 3.95, currency: 'GBP' },
            price_excl_tax: { value: 3.29 },
            price_incl_tax: { value: 3.95 },
          },
          expect.objectContaining({ method_code: 'express' }),
        ],
      },
    ]);
  });

  it.each([
    [{ country_code: 'US' }, ['Country is not available']],
    [{ country_code: 'FR' }, ['Country is not available']],
    [{ street: ['1', '2', '3'] }, ['"Street Address" cannot contain more than 2 lines.']],
    [{ company: 'x'.repeat(256) }, ['A line of an address cannot be longer than 255 characters.']],
    [{ postcode: null }, ['"postcode" is required. Enter and try again.']],
    [
      { firstname: '', lastname: ' ', street: [''], city: '', telephone: '', postcode: '' },
      ['firstname', 'lastname', 'street', 'city', 'postcode'].map(
        (field) => `"${field}" is required. Enter and try again.`,
      ),
    ],
  ])('refuses %j', async (change, messages) => {
    const answer = await setAddress(await filledCart(), [{ address: { ...address, ...change } }]);
    expect(answer).toMatchObject({ errors: messages, category: 'graphql-input' });
  });

  it('is one, and given in one way', async () => {
    const id = await filledCart();
    expect((await setAddress(id, [{ address }, { address }])).error).toBe(
      'You cannot specify multiple shipping addresses.',
    );
    expect((await setAddress(id, [])).error).toBe('Required parameter "shipping_addresses" is missing');
    expect((await setAddress(id, [{}])).error).toContain('must contain either');
    expect((await setAddress(id, [{ address, customer_address_id: 1 }])).error).toContain('at the same time');
  });

  it("comes from the customer's own address book only", async () => {
    const [ann, bob] = [insertCustomer(backend.db), insertCustomer(backend.db, { email: 'bob@example.com' })];
    backend.db.run(
      `INSERT INTO customer_address (id, customer_id, firstname, lastname, street, city, postcode, country_code, telephone)
       VALUES (5, ?, 'Ann', 'Book', '["2 Low Street"]', 'Leeds', 'LS1 1AA', 'GB', '0113')`,
      ann,
    );
    const pickAs = async (customer: number, addressId: number) => {
      const headers = backend.signIn(customer);
      return setAddress(await filledCart(headers), [{ customer_address_id: addressId }], headers);
    };
    const answer = await pickAs(ann, 5);
    expect(answer.at('setShippingAddressesOnCart.cart.shipping_addresses.0.street')).toEqual(['2 Low Street']);
    expect((await pickAs(bob, 5)).error).toBe('Current customer does not have permission to address with ID "5"');
    expect((await pickAs(bob, 6)).error).toBe('Could not find a address with ID "6"');
  });
});

describe('shipping methods', () => {
  it.each([
    ['SW1A 1AA', ['standard', 'express']],
    ['BT1 5GS', ['standard']],
    ['bt15gs', ['standard']],
    ['B1 1AA', ['standard', 'express']],
    ['IV41 8WZ', ['standard']],
    ['IV4 7AA', ['standard', 'express']],
    ['HS1', ['standard']],
    [null, ['standard', 'express']],
  ])('are estimated for %s', async (postcode, methods) => {
    const answer = await backend.graphql(estimateQuery, { id: await filledCart(), country: 'GB', postcode });
    expect(answer.at('estimateShippingMethods')).toMatchObject(methods.map((code) => ({ method_code: code })));
  });

  it('are none for another country or an empty cart', async () => {
    const abroad = await backend.graphql(estimateQuery, { id: await filledCart(), country: 'FR' });
    expect(abroad.at('estimateShippingMethods')).toEqual([]);
    const empty = await backend.graphql(estimateQuery, { id: await newCart(backend), country: 'GB' });
    expect(empty.at('estimateShippingMethods')).toEqual([]);
    expect(await backend.graphql(estimateQuery, { id: 'nope', country: 'GB' })).toMatchObject({
      error: 'Could not find a cart with ID "nope"',
      category: 'graphql-input',
    });
  });

  it('are chosen when they reach the address', async () => {
    const id = await filledCart();
    expect((await setMethod(id, 'standard')).error).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
    await setAddress(id, [{ address }]);
    expect((await setMethod(id, 'standard')).at('setShippingMethodsOnCart.cart')).toEqual({
      shipping_addresses: [{ selected_shipping_method: { method_code: 'standard', amount: { value: 3.95 } } }],
      prices: { grand_total: { value: 15.95 } },
    });
    expect(await setMethod(id, 'drone')).toMatchObject({
      error: 'Carrier with such method not found: royalmail, drone',
      category: 'graphql-no-such-entity',
    });
    expect((await setMethod(await newCart(backend), 'standard')).error).toBe(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
  });

  it('are no longer chosen when the address moves out of reach', async () => {
    const id = await filledCart();
    await setAddress(id, [{ address }]);
    await setMethod(id, 'express');
    const answer = await setAddress(id, [{ address: { ...address, postcode: 'BT1 5GS' } }]);
    expect(answer.at('setShippingAddressesOnCart.cart.shipping_addresses.0.selected_shipping_method')).toBeNull();
  });
});

describe('billing address', () => {
  it('is its own, the same, or also for shipping', async () => {
    const id = await filledCart();
    expect((await setBilling(id, { same_as_shipping: true })).error).toBe(
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    );
    expect((await setBilling(id, {})).error).toContain('must contain either');
    const french = { ...address, city: 'Paris', country_code: 'FR', postcode: '75001' };
    expect((await setBilling(id, { address: french })).at('setBillingAddressOnCart.cart')).toMatchObject({
      billing_address: { city: 'Paris', country: { code: 'FR' } },
      shipping_addresses: [],
    });
    expect((await setBilling(id, { address: french, use_for_shipping: true })).error).toBe('Country is not available');
    await setBilling(id, { address, use_for_shipping: true });
    expect((await setBilling(id, { same_as_shipping: true })).at('setBillingAddressOnCart.cart')).toMatchObject({
      billing_address: { city: 'London' },
      shipping_addresses: [{ city: 'London' }],
    });
  });
});

describe('payment method and placing over GraphQL', () => {
  it('sets the method that there is', async () => {
    const id = await filledCart();
    expect((await setPayment(id, 'test_card')).error).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
    await setAddress(id, [{ address }]);
    expect((await setPayment(id, 'checkmo')).error).toBe('The requested Payment Method is not available.');
    expect((await setPayment(id, 'test_card')).at('setPaymentMethodOnCart.cart')).toEqual({
      selected_payment_method: { code: 'test_card', title: 'Card' },
      available_payment_methods: [{ code: 'test_card', title: 'Card' }],
    });
  });

  it('names what is missing, step by step, and refuses a card without a nonce', async () => {
    const id = await filledCart();
    const reason = async () => (await backend.graphql(placeMutation, { id })).at('placeOrder.errors.0');
    const unable = (message: unknown) => ({ code: 'UNABLE_TO_PLACE_ORDER', message });
    expect(await reason()).toEqual({ code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' });
    await setEmail(id, 'ann@example.com');
    expect(await reason()).toEqual(
      unable(expect.stringMatching(/^Please check the shipping address information\. "firstname" is required\./)),
    );
    await setAddress(id, [{ address }]);
    expect(await reason()).toEqual(unable('The shipping method is missing. Select the shipping method and try again.'));
    await setMethod(id, 'standard');
    expect(await reason()).toEqual(unable(expect.stringMatching(/^Please check the billing address information\. /)));
    await setBilling(id, { same_as_shipping: true });
    expect(await reason()).toEqual(unable('Enter a valid payment method and try again.'));
    await setPayment(id, 'test_card');
    expect(await reason()).toEqual(unable('Enter a valid payment method and try again.'));
  });

  it('answers cart failures as errors of the output, and authorization on top', async () => {
    const place = (id: string) => backend.graphql(placeMutation, { id });
    expect((await place('nope')).at('placeOrder.errors.0.code')).toBe('CART_NOT_FOUND');
    const id = await filledCart();
    backend.db.run('UPDATE cart SET is_active = 0');
    expect((await place(id)).at('placeOrder.errors.0.code')).toBe('CART_NOT_ACTIVE');
    const customerCart = await newCart(backend, backend.signIn(insertCustomer(backend.db)));
    expect((await place(customerCart)).category).toBe('graphql-authorization');
  });
});
