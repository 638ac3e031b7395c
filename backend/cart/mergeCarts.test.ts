import {
  insertCoupon,
  insertConfigurable,
  insertCustomer,
  insertProduct,
  insertRow,
  insertStoreSetting,
} from '../testing/fixtures';

import {
  addItems,
  newCart,
  openCartBackend,
  readCart,
  applyCoupon,
  setStock,
  type CartBackend,
} from './testing/cartBackend';

let backend: CartBackend;
let simpleId: number;

beforeEach(() => {
  backend = openCartBackend();
  simpleId = insertProduct(backend.db, { sku: 'ZINC', price_minor: 999 });
  insertConfigurable(backend.db, { sku: 'LION', price_minor: 2000 });
});
afterEach(() => backend.db.close());

const mergeMutation = `mutation ($from: String!, $to: String) {
  mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id items { quantity product { sku } } applied_coupons { code } } }`;

describe('merging', () => {
  const signedInCart = async () => {
    const headers = backend.signIn(insertCustomer(backend.db));
    return { headers, id: await newCart(backend, headers) };
  };

  it("adds the guest's lines and coupon to the customer's cart and closes the guest's", async () => {
    insertCoupon(backend.db);
    const guest = await newCart(backend);
    await addItems(backend, guest, [{ sku: 'ZINC', quantity: 2 }]);
    await applyCoupon(backend, guest, 'TEN');
    const { headers, id } = await signedInCart();
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }], headers);
    const answer = await backend.graphql(mergeMutation, { from: guest }, headers);
    expect(answer.at('mergeCarts')).toEqual({
      id,
      items: [{ quantity: 3, product: { sku: 'ZINC' } }],
      applied_coupons: [{ code: 'TEN' }],
    });
    expect((await readCart(backend, guest)).error).toBe("The cart isn't active.");
  });

  it("drops a guest's line when stock does not suffice for the sum", async () => {
    const guest = await newCart(backend);
    await addItems(backend, guest, [{ sku: 'ZINC', quantity: 3 }]);
    const { headers, id } = await signedInCart();
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }], headers);
    setStock(backend, simpleId, 4);
    const answer = await backend.graphql(mergeMutation, { from: guest, to: id }, headers);
    expect(answer.at('mergeCarts.items.0.quantity')).toBe(2);
  });

  it('refuses what is not a guest cart, and guests', async () => {
    const { headers, id } = await signedInCart();
    const merge = (from: string, to?: string, who = headers) => backend.graphql(mergeMutation, { from, to }, who);
    expect((await merge(id)).error).toBe(`The current user cannot perform operations on cart "${id}"`);
    expect((await merge('')).error).toBe('Required parameter "source_cart_id" is missing');
    expect((await merge(id, '')).error).toBe('The parameter "destination_cart_id" cannot be empty');
    const guest = await backend.graphql(mergeMutation, { from: id });
    expect(guest).toMatchObject({ error: "The current customer isn't authorized.", category: 'graphql-authorization' });
  });

  it("makes a guest's cart the customer's under a new id", async () => {
    const guest = await newCart(backend);
    await addItems(backend, guest, [{ sku: 'ZINC', quantity: 2 }]);
    const { headers, id } = await signedInCart();
    await addItems(backend, id, [{ sku: 'LION-1', quantity: 1 }], headers);
    const answer = await backend.graphql(
      'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id total_quantity } }',
      { id: guest },
      headers,
    );
    const newId = String(answer.at('assignCustomerToGuestCart.id'));
    expect(answer.at('assignCustomerToGuestCart.total_quantity')).toBe(3);
    expect([guest, id]).not.toContain(newId);
    expect((await readCart(backend, guest, headers)).error).toBe(`Could not find a cart with ID "${guest}"`);
    expect((await readCart(backend, id, headers)).error).toBe("The cart isn't active.");
    expect(await newCart(backend, headers)).toBe(newId);
  });
});

describe('signing in while another currency is shown', () => {
  const euro = { 'Content-Currency': 'EUR' };
  const amounts = 'prices { grand_total { value currency } } items { previous_price { value } }';
  let guest: string;
  let headers: Record<string, string>;

  /** The customer has left something for 9.99 pounds, the guest has put in the same in euro. */
  beforeEach(async () => {
    insertStoreSetting(backend.db, 'allowed_currencies', ['GBP', 'EUR']);
    insertRow(backend.db, 'currency_rate', { base: 'GBP', currency: 'EUR', rate: 1.2 });
    const pounds = backend.signIn(insertCustomer(backend.db));
    await addItems(backend, await newCart(backend, pounds), [{ sku: 'ZINC', quantity: 1 }], pounds);
    headers = { ...pounds, ...euro };
    guest = await newCart(backend, euro);
  });
  const ask = async (operation: string) => {
    const answer = await backend.graphql(operation, {}, headers);
    expect(answer.error).toBeUndefined();
    return answer.at(operation.includes('cart_id') ? 'moved' : 'customerCart');
  };
  const inEuro = (value: number, lines = 1) => ({
    prices: { grand_total: { value, currency: 'EUR' } },
    items: Array.from({ length: lines }, () => ({ previous_price: null })),
  });

  it('shows the cart in that currency', async () => {
    expect(await ask(`{ customerCart { ${amounts} } }`)).toEqual(inEuro(11.99));
  });

  it('merges in that currency', async () => {
    await addItems(backend, guest, [{ sku: 'LION-1', quantity: 1 }], euro);
    const merge = `mutation { moved: mergeCarts(source_cart_id: "${guest}") { ${amounts} } }`;
    expect(await ask(merge)).toEqual(inEuro(35.99, 2));
  });

  it('takes a cart over in that currency', async () => {
    const assign = `mutation { moved: assignCustomerToGuestCart(cart_id: "${guest}") { ${amounts} } }`;
    expect(await ask(assign)).toEqual(inEuro(11.99));
  });
});
