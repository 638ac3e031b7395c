import { insertCoupon, insertCustomer, insertProduct, insertStoreSetting } from '../testing/fixtures';

import { addItems, applyCoupon, newCart, openCartBackend, readCart, type CartBackend } from './testing/cartBackend';

let backend: CartBackend;

beforeEach(() => {
  backend = openCartBackend();
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1000 });
  insertCoupon(backend.db, { priority: 1 });
  insertCoupon(backend.db, { code: 'HALF', label: 'Half price', percent: 50, priority: 2 });
  insertCoupon(backend.db, { code: 'BIG', label: 'Big', minimum_subtotal_minor: 5000 });
});
afterEach(() => backend.db.close());

const applyMutation = `mutation ($id: String!, $codes: [String]!, $type: ApplyCouponsStrategy) {
  applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes, type: $type }) { cart { applied_coupons { code } } } }`;
const removeMutation = `mutation ($id: String!, $codes: [String]!) {
  removeCouponsFromCart(input: { cart_id: $id, coupon_codes: $codes }) { cart { applied_coupons { code } } } }`;

const apply = (id: string, codes: string[], type = 'APPEND', headers = {}) =>
  backend.graphql(applyMutation, { id, codes, type }, headers);
const fullCart = async (headers = {}): Promise<string> => {
  const id = await newCart(backend, headers);
  await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }], headers);
  return id;
};
const codesOf = async (id: string, headers = {}): Promise<unknown> =>
  (await readCart(backend, id, headers)).at('cart.applied_coupons');
const each = (...codes: string[]) => codes.map((code) => ({ code }));

it('adds codes beside each other, and tells what each takes off, by the priority of their rules', async () => {
  const id = await fullCart();
  await apply(id, ['half']);
  expect((await apply(id, [' ten ', 'TEN'])).at('applyCouponsToCart.cart.applied_coupons')).toEqual(
    each('TEN', 'HALF'),
  );
  const discounts = [
    { label: 'Ten off', amount: { value: 1 } },
    { label: 'Half price', amount: { value: 4.5 } },
  ];
  expect((await readCart(backend, id)).at('cart')).toMatchObject({
    prices: { grand_total: { value: 4.5 }, discounts },
    items: [{ prices: { total_item_discount: { value: 5.5 }, discounts } }],
  });
});

it('takes off one and leaves the other, or all', async () => {
  const id = await fullCart();
  await apply(id, ['TEN', 'HALF']);
  const remove = (codes: string[]) => backend.graphql(removeMutation, { id, codes });
  expect((await remove(['ten', 'NOPE'])).at('removeCouponsFromCart.cart.applied_coupons')).toEqual(each('HALF'));
  await apply(id, ['TEN']);
  expect((await remove([])).at('removeCouponsFromCart.cart.applied_coupons')).toBeNull();
});

it('replaces those that are applied', async () => {
  const id = await fullCart();
  await apply(id, ['TEN']);
  await apply(id, ['HALF'], 'REPLACE');
  expect(await codesOf(id)).toEqual(each('HALF'));
});

it.each([['NOPE'], ['BIG']])('refuses %s by its name, and leaves the others', async (code) => {
  const id = await fullCart();
  await apply(id, ['TEN']);
  expect(await apply(id, ['HALF', code], 'REPLACE')).toMatchObject({
    error: `The coupon code "${code}" isn't valid. Verify the code and try again.`,
    category: 'graphql-no-such-entity',
  });
  expect(await codesOf(id)).toEqual(each('TEN'));
});

it('stops at a rule that stops further ones, and refuses what comes behind it', async () => {
  insertCoupon(backend.db, { code: 'ALONE', percent: 20, priority: 0, stops_further_rules: 1 });
  const id = await fullCart();
  await apply(id, ['TEN']);
  // One that comes first ends the others; they come back when it goes.
  await apply(id, ['ALONE']);
  expect(await codesOf(id)).toEqual(each('ALONE'));
  expect((await apply(id, ['HALF'])).error).toContain('"HALF" isn\'t valid');
  await backend.graphql(removeMutation, { id, codes: ['ALONE'] });
  expect(await codesOf(id)).toEqual(each('TEN'));
});

it('has an end', async () => {
  const codes = Array.from({ length: 11 }, (_, index) => `C${index}`);
  for (const code of codes) insertCoupon(backend.db, { code, percent: 1 });
  const id = await fullCart();
  const exceeded = 'Maximum allowed number of applied coupons was exceeded.';
  expect((await apply(id, codes)).error).toBe(exceeded);
  await apply(id, codes.slice(0, 10));
  expect((await apply(id, codes.slice(10))).error).toBe(exceeded);
  expect(await codesOf(id)).toHaveLength(10);
});

it('wants codes, goods, and a token where the store protects coupons', async () => {
  expect((await apply(await fullCart(), [' '])).error).toBe('Required parameter "coupon_codes" is missing');
  expect((await apply(await newCart(backend), ['TEN'])).error).toBe('Cart does not contain products.');
  insertStoreSetting(backend.db, 'recaptcha', {
    website_key: 'key',
    failure_message: 'ReCaptcha validation failed, please try again',
    forms: ['COUPON_CODE'],
  });
  expect((await apply(await fullCart(), ['TEN'])).error).toBe('ReCaptcha validation failed, please try again');
});

it('cannot be used to guess codes', async () => {
  const id = await fullCart();
  for (let guess = 0; guess < 10; guess += 1) await apply(id, [`GUESS-${guess}`]);
  expect((await apply(id, ['TEN'])).error).toBe('Too many coupon code requests, please try again later.');
});

it('leaves the mutation for one code as it was', async () => {
  const id = await fullCart();
  await apply(id, ['HALF']);
  expect((await applyCoupon(backend, id, 'TEN')).error).toContain('already applied');
  expect(await codesOf(id)).toEqual(each('HALF'));
});

describe('at the sign-in', () => {
  const signedIn = async (codes: string[]) => {
    const headers = backend.signIn(insertCustomer(backend.db));
    const id = await fullCart(headers);
    if (codes.length > 0) await apply(id, codes, 'APPEND', headers);
    return { headers, id };
  };
  const merge = 'mutation ($id: String!) { cart: mergeCarts(source_cart_id: $id) { id applied_coupons { code } } }';
  const assign =
    'mutation ($id: String!) { cart: assignCustomerToGuestCart(cart_id: $id) { applied_coupons { code } } }';

  it.each([
    ['mergeCarts', merge],
    ['assignCustomerToGuestCart', assign],
  ])("the guest's codes win in %s", async (_name, mutation) => {
    const { headers } = await signedIn(['HALF']);
    const guest = await fullCart();
    insertCoupon(backend.db, { code: 'FIVE', percent: 5 });
    await apply(guest, ['TEN', 'FIVE']);
    const answer = await backend.graphql(mutation, { id: guest }, headers);
    expect(answer.at('cart.applied_coupons')).toEqual(each('FIVE', 'TEN'));
  });

  it.each([
    ['mergeCarts', merge],
    ['assignCustomerToGuestCart', assign],
  ])('those of the customer stay where the guest has none in %s', async (_name, mutation) => {
    const { headers } = await signedIn(['HALF', 'TEN']);
    const answer = await backend.graphql(mutation, { id: await fullCart() }, headers);
    expect(answer.at('cart.applied_coupons')).toEqual(each('TEN', 'HALF'));
  });
});
