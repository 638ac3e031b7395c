import { issueCaptchaToken } from '../captcha/tokens';
import { insertCoupon, insertConfigurable, insertProduct, insertStoreSetting } from '../testing/fixtures';

import {
  addItems,
  newCart,
  openCartBackend,
  testNow,
  readCart,
  updateItems,
  applyCoupon,
  type CartBackend,
} from './testing/cartBackend';

let backend: CartBackend;

beforeEach(() => {
  backend = openCartBackend();
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 999 });
  insertConfigurable(backend.db, { sku: 'LION', price_minor: 2000 });
});
afterEach(() => backend.db.close());

const removeCouponMutation = `mutation ($id: String!) {
  removeCouponFromCart(input: { cart_id: $id }) { cart { applied_coupons { code } } } }`;

describe('coupons', () => {
  const cartWorth = async (quantity: number): Promise<string> => {
    const id = await newCart(backend);
    await addItems(backend, id, [{ sku: 'ZINC', quantity }]);
    return id;
  };
  const apply = (id: string, code: string, headers = {}) => applyCoupon(backend, id, code, headers);

  beforeEach(() => {
    insertCoupon(backend.db);
    insertCoupon(backend.db, { code: 'BIG', label: 'Big', minimum_subtotal_minor: 5000 });
    insertCoupon(backend.db, { code: 'OLD', label: 'Old', expires_at: new Date(testNow - 1000).toISOString() });
    insertCoupon(backend.db, { code: 'OFF', label: 'Off', is_active: 0 });
  });

  it('applies in any case, shows the discount, and goes again', async () => {
    const id = await cartWorth(2);
    expect((await apply(id, 'ten')).at('applyCouponToCart.cart.applied_coupons')).toEqual([{ code: 'TEN' }]);
    expect((await readCart(backend, id)).at('cart')).toMatchObject({
      prices: {
        subtotal_including_tax: { value: 19.98 },
        grand_total: { value: 17.98, currency: 'GBP' },
        discounts: [{ label: 'Ten off', amount: { value: 2 } }],
        applied_taxes: [{ label: 'VAT 20%', amount: { value: 3 } }],
      },
      items: [
        { prices: { total_item_discount: { value: 2 }, discounts: [{ label: 'Ten off', amount: { value: 2 } }] } },
      ],
    });
    const answer = await backend.graphql(removeCouponMutation, { id });
    expect(answer.at('removeCouponFromCart.cart.applied_coupons')).toBeNull();
    expect((await readCart(backend, id)).at('cart.prices.discounts')).toBeNull();
  });

  it.each(['NOPE', 'BIG', 'OLD', 'OFF'])('refuses %s', async (code) => {
    expect(await apply(await cartWorth(1), code)).toMatchObject({
      error: "The coupon code isn't valid. Verify the code and try again.",
      category: 'graphql-no-such-entity',
    });
  });

  it('A-14: cannot be guessed: after ten wrong codes of a client none is looked at for a while, whatever the cart', async () => {
    const id = await cartWorth(1);
    // A code that only does not count for this cart is no guess.
    for (let attempt = 0; attempt < 12; attempt += 1) await apply(id, 'BIG');
    for (let attempt = 0; attempt < 10; attempt += 1) await apply(await cartWorth(1), `GUESS-${attempt}`);
    expect(await apply(await cartWorth(1), 'TEN')).toMatchObject({
      error: 'Too many coupon code requests, please try again later.',
      category: 'graphql-input',
    });
    const stranger = { 'x-client-address': '198.51.100.7' };
    expect((await apply(id, 'TEN', stranger)).error).toBeUndefined();
  });

  it('wants a good token where the store protects them', async () => {
    const id = await cartWorth(1);
    insertStoreSetting(backend.db, 'recaptcha', {
      website_key: 'key',
      failure_message: 'ReCaptcha validation failed, please try again',
      forms: ['COUPON_CODE'],
    });
    const mutation =
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "TEN" }) { cart { id } } }';
    const bad = await backend.graphql(mutation, { id }, { 'X-ReCaptcha': 'made up' });
    expect(bad.error).toBe('ReCaptcha validation failed, please try again');
    const token = issueCaptchaToken(backend.db, 'coupon_code', testNow);
    expect((await backend.graphql(mutation, { id }, { 'X-ReCaptcha': token })).error).toBeUndefined();
  });

  it('takes one at a time, and none for an empty cart', async () => {
    const id = await cartWorth(1);
    await apply(id, 'TEN');
    expect((await apply(id, 'TEN')).error).toBe(
      'A coupon is already applied to the cart. Please remove it to apply another',
    );
    const empty = await newCart(backend);
    expect((await apply(empty, 'TEN')).error).toBe('Cart does not contain products.');
    expect((await apply(id, ' ')).error).toBe('Required parameter "coupon_code" is missing');
    expect((await backend.graphql(removeCouponMutation, { id: empty })).error).toBe('Cart does not contain products');
  });

  it('no longer counts below its minimum', async () => {
    const id = await cartWorth(6);
    await apply(id, 'BIG');
    const uid = String((await readCart(backend, id)).at('cart.items.0.uid'));
    await updateItems(backend, id, [{ cart_item_uid: uid, quantity: 1 }]);
    expect((await readCart(backend, id)).at('cart.applied_coupons')).toBeNull();
  });
});
