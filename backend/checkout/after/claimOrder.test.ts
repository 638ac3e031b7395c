import type { Address } from '../../address/address';
import { type CartBackend, openCartBackend } from '../../cart/testing/cartBackend';
import { insertAddress } from '../../customer/addresses/addressQueries';
import { insertCustomer, insertProduct } from '../../testing/fixtures';
import { insertShippingMethods, nonceFor, pay, paymentBody, readyCart } from '../testing/readyCart';

const bookAddress = (number: number): Address => ({
  firstname: 'Ann',
  lastname: 'Shopper',
  company: null,
  street: [`${number} Long Lane`],
  city: 'Bristol',
  region: null,
  regionCode: null,
  extra: {},
  postcode: 'BS1 1AA',
  countryCode: 'GB',
  telephone: null,
});

let backend: CartBackend;
let ann: Record<string, string>;

const claim = (token: string, headers: Record<string, string> = ann) =>
  backend.graphql('mutation ($token: String!) { claimOrder(token: $token) { number } }', { token }, headers);
const tokenOf = (number: string): string =>
  backend.db.get<{ token: string }>('SELECT token FROM sales_order WHERE increment_id = ?', number)?.token ?? '';
const ordersOf = async (headers: Record<string, string>): Promise<unknown> => {
  const answer = await backend.graphql('{ customer { orders { items { number } } } }', {}, headers);
  return answer.at('customer.orders.items');
};
const book = async () => {
  const fields = 'firstname street postcode default_shipping default_billing';
  const answer = await backend.graphql(`{ customer { addresses { ${fields} } } }`, {}, ann);
  return answer.at('customer.addresses');
};
const consents = () => backend.db.all('SELECT is_consent FROM consent WHERE customer_id IS NOT NULL');

/** A guest's order. */
const order = async (hasConsent = false): Promise<void> => {
  const id = await readyCart(backend);
  if (hasConsent) {
    await backend.graphql(
      'mutation ($id: String!) { addOrUpdateGuestConsent(isConsent: true, cartId: $id) { is_consent } }',
      { id },
    );
  }
  await pay(backend, id, paymentBody(nonceFor(backend, 2795)));
};

beforeEach(async () => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200, quantity: 10 });
  ann = backend.signIn(insertCustomer(backend.db, { email: 'other-mailbox@example.com' }));
  await order(true);
});
afterEach(() => backend.db.close());

it('gives order, address and consent to who holds the token, whatever their e-mail, and once', async () => {
  const token = tokenOf('10000000001');
  expect((await claim(token)).at('claimOrder')).toEqual({ number: '10000000001' });
  expect((await claim(token)).at('claimOrder')).toEqual({ number: '10000000001' });
  expect(await ordersOf(ann)).toEqual([{ number: '10000000001' }]);
  expect(await book()).toEqual([
    {
      firstname: 'Ann',
      street: ['1 High Street'],
      postcode: 'SW1A 1AA',
      default_shipping: true,
      default_billing: true,
    },
  ]);
  expect(consents()).toEqual([{ is_consent: 1 }]);
});

it('is read no more by who still has the guest’s cart', async () => {
  const cart = backend.db.get<{ masked_id: string }>('SELECT masked_id FROM cart')?.masked_id;
  const read = async () => {
    const query = 'query ($id: String!) { placedOrder(cart_id: $id) { order { number } } }';
    return (await backend.graphql(query, { id: cart })).at('placedOrder.order');
  };
  expect(await read()).toEqual({ number: '10000000001' });
  await claim(tokenOf('10000000001'));
  expect(await read()).toBeFalsy();
});

it('gives the order alone to whose address book is full', async () => {
  const customer = backend.db.get<{ id: number }>('SELECT id FROM customer')?.id ?? 0;
  for (let number = 1; number <= 500; number += 1) {
    insertAddress(backend.db, customer, bookAddress(number), { isShipping: false, isBilling: false });
  }
  expect((await claim(tokenOf('10000000001'))).at('claimOrder')).toEqual({ number: '10000000001' });
  expect(await book()).toHaveLength(500);
});

it('keeps one copy of an address, and the answer that the customer gave', async () => {
  await claim(tokenOf('10000000001'));
  await backend.graphql('mutation { addOrUpdateCustomerConsent(isConsent: false) { is_consent } }', {}, ann);
  await order(true);
  await claim(tokenOf('10000000002'));
  expect(await ordersOf(ann)).toEqual([{ number: '10000000001' }, { number: '10000000002' }]);
  expect(await book()).toHaveLength(1);
  expect(consents()).toEqual([{ is_consent: 0 }]);
});

it('takes no order from another customer, and tells a wrong token nothing else', async () => {
  const eve = backend.signIn(insertCustomer(backend.db, { email: 'eve@example.com' }));
  await claim(tokenOf('10000000001'));
  const answers = [await claim(tokenOf('10000000001'), eve), await claim('', eve), await claim('10000000001', eve)];
  expect(answers.map(({ error }) => error)).toEqual(Array(3).fill('The order cannot be found.'));
  expect(await ordersOf(eve)).toEqual([]);
  expect(await ordersOf(ann)).toHaveLength(1);
});

it('is for customers', async () => {
  expect(await claim(tokenOf('10000000001'), {})).toMatchObject({ category: 'graphql-authorization' });
});
