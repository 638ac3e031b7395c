import { addItems, newCart, openCartBackend, readCart, type CartBackend } from '../cart/testing/cartBackend';
import { insertProduct } from '../testing/fixtures';

import { insertShippingMethods } from './testing/readyCart';

let backend: CartBackend;

beforeEach(() => {
  backend = openCartBackend();
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200 });
  insertShippingMethods(backend);
});
afterEach(() => backend.db.close());

const filledCart = async (): Promise<string> => {
  const id = await newCart(backend);
  await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }]);
  return id;
};

describe('estimated totals', () => {
  const query = `mutation ($id: String!, $country: CountryCodeEnum!, $code: String!) { estimateTotals(input: {
    cart_id: $id, address: { country_code: $country, postcode: "SW1A 1AA" },
    shipping_method: { carrier_code: "royalmail", method_code: $code } }) {
      cart { prices { grand_total { value } } shipping_addresses { selected_shipping_method { method_code } } } } }`;
  const totalOf = async (id: string) => (await readCart(backend, id)).at('cart.prices.grand_total.value');

  it('add the delivery, and save nothing', async () => {
    const id = await filledCart();
    const before = await totalOf(id);
    const answer = await backend.graphql(query, { id, country: 'GB', code: 'standard' });
    expect(answer.at('estimateTotals.cart.shipping_addresses')).toEqual([]);
    expect(Number(answer.at('estimateTotals.cart.prices.grand_total.value'))).toBeGreaterThan(Number(before));
    expect(await totalOf(id)).toBe(before);
  });

  it('are nothing where all that the cart holds is off sale', async () => {
    const id = await filledCart();
    backend.db.run('UPDATE product SET is_enabled = 0');
    const answer = await backend.graphql(query, { id, country: 'GB', code: 'standard' });
    expect(answer.at('estimateTotals.cart.prices.grand_total.value')).toBe(0);
  });

  it('are without delivery where the method does not reach', async () => {
    const id = await filledCart();
    const before = await totalOf(id);
    for (const variables of [
      { id, country: 'FR', code: 'standard' },
      { id, country: 'GB', code: 'balloon' },
    ]) {
      const answer = await backend.graphql(query, variables);
      expect(answer.at('estimateTotals.cart.prices.grand_total.value')).toBe(before);
    }
    expect((await backend.graphql(query, { id: 'nope', country: 'GB', code: 'standard' })).category).toBe(
      'graphql-input',
    );
  });
});
