import { addItems, type CartBackend, openCartBackend } from '../cart/testing/cartBackend';
import { annsAddress } from '../checkout/testing/annsAddress';
import { insertShippingMethods, shippingBody } from '../checkout/testing/readyCart';
import { insertCustomer, insertProduct, insertStoreSetting } from '../testing/fixtures';
import { changeCredit, changePoints, creditOf, pointsOf } from './balanceQueries';

let backend: CartBackend;
let customerId: number;
let headers: Record<string, string>;

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { id: 1, sku: 'ZINC', price_minor: 4000 });
  insertStoreSetting(backend.db, 'magento_reward_general_is_enabled_on_front', '1');
  customerId = insertCustomer(backend.db);
  headers = backend.signIn(customerId);
});
afterEach(() => backend.db.close());

const given = () => ({ customerId, orderId: null, what: 'Created', createdAt: '2026-11-01 10:00:00' });
const give = (creditMinor: number, points: number): void => {
  changeCredit(backend.db, given(), creditMinor, 'GBP');
  changePoints(backend.db, given(), points);
};

const openCart = async (): Promise<string> => {
  const id = String((await backend.graphql('{ customerCart { id } }', {}, headers)).at('customerCart.id'));
  await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }], headers);
  await backend.rest('POST', 'carts/mine/shipping-information', shippingBody(), headers);
  return id;
};

const sums = `cart { prices { grand_total { value } } applied_reward_points { points money { value } }
  applied_store_credit { applied_balance { value } current_balance { value } enabled } }`;
const change = (id: string, name: string, isByInput: boolean) =>
  backend.graphql(
    isByInput
      ? `mutation ($id: String!) { ${name}(input: { cart_id: $id }) { ${sums} } }`
      : `mutation ($id: ID!) { ${name}(cartId: $id) { ${sums} } }`,
    { id },
    headers,
  );
const useCredit = (id: string) => change(id, 'applyStoreCreditToCart', true);
const usePoints = (id: string) => change(id, 'applyRewardPointsToCart', false);
const order = (method: string) =>
  backend.rest(
    'POST',
    'carts/mine/payment-information',
    { paymentMethod: { method }, billingAddress: annsAddress },
    headers,
  );

test('store credit and then points pay for a cart, until they are taken off', async () => {
  give(1500, 1000);
  const id = await openCart();
  expect((await useCredit(id)).at('applyStoreCreditToCart.cart')).toMatchObject({
    prices: { grand_total: { value: 25 } },
    applied_store_credit: { applied_balance: { value: 15 }, current_balance: { value: 15 }, enabled: true },
  });
  expect((await usePoints(id)).at('applyRewardPointsToCart.cart')).toMatchObject({
    prices: { grand_total: { value: 15 } },
    applied_reward_points: { points: 1000, money: { value: 10 } },
  });
  expect((await change(id, 'removeStoreCreditFromCart', true)).at('removeStoreCreditFromCart.cart')).toMatchObject({
    prices: { grand_total: { value: 30 } },
    applied_store_credit: { applied_balance: { value: 0 } },
  });
  const left = await change(id, 'removeRewardPointsFromCart', false);
  expect(left.at('removeRewardPointsFromCart.cart')).toMatchObject({
    prices: { grand_total: { value: 40 } },
    applied_reward_points: null,
  });
});

test('an order that they cover is free, says what paid for it, and takes it from them', async () => {
  give(3000, 5000);
  const id = await openCart();
  await useCredit(id);
  await usePoints(id);
  expect(await order('free')).toMatchObject({ status: 200 });
  expect([creditOf(backend.db, customerId, 'GBP'), pointsOf(backend.db, customerId)]).toEqual([0, 4000]);
  const { at } = await backend.graphql(
    '{ customer { orders { items { total { grand_total { value } total_store_credit { value } total_reward_points { value } } } } } }',
    {},
    headers,
  );
  expect(at('customer.orders.items.0.total')).toEqual({
    grand_total: { value: 0 },
    total_store_credit: { value: 30 },
    total_reward_points: { value: 10 },
  });
});

test('a cancelled order gives them back', async () => {
  insertStoreSetting(backend.db, 'order_cancellation_enabled', true);
  give(4000, 0);
  const id = await openCart();
  await useCredit(id);
  await order('free');
  expect(creditOf(backend.db, customerId, 'GBP')).toBe(0);
  await backend.graphql(
    'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "Other" }) { error } }',
    { id: btoa('1') },
    headers,
  );
  expect(creditOf(backend.db, customerId, 'GBP')).toBe(4000);
});

test('the history tells each change, page by page, and of nobody else', async () => {
  give(1500, 1000);
  changeCredit(backend.db, { ...given(), what: 'Used' }, -500, 'GBP');
  changeCredit(
    backend.db,
    { ...given(), customerId: insertCustomer(backend.db, { email: 'eve@x.test' }) },
    9900,
    'GBP',
  );
  const { at } = await backend.graphql(
    `{ customer { store_credit { current_balance { value } balance_history(pageSize: 1) { total_count
         page_info { total_pages } items { action balance_change { value } actual_balance { value } } } }
       reward_points { balance { points money { value } } balance_history { points_change change_reason }
         exchange_rates { redemption { points currency_amount } } } } }`,
    {},
    headers,
  );
  expect(at('customer.store_credit')).toEqual({
    current_balance: { value: 10 },
    balance_history: {
      total_count: 2,
      page_info: { total_pages: 2 },
      items: [{ action: 'Used', balance_change: { value: -5 }, actual_balance: { value: 10 } }],
    },
  });
  expect(at('customer.reward_points')).toEqual({
    balance: { points: 1000, money: { value: 10 } },
    balance_history: [{ points_change: 1000, change_reason: 'Created' }],
    exchange_rates: { redemption: { points: 100, currency_amount: 1 } },
  });
});

test('nothing can be used that is not there, or that the store does not allow', async () => {
  const id = await openCart();
  expect((await useCredit(id)).error).toBe('You have no store credit to use.');
  expect((await usePoints(id)).error).toBe('You have too few reward points to use.');
  give(1500, 400);
  insertStoreSetting(backend.db, 'magento_reward_general_min_points_balance', '500');
  expect((await usePoints(id)).error).toBe('You have too few reward points to use.');
  insertStoreSetting(backend.db, 'store_credit_enabled', false);
  expect((await useCredit(id)).error).toBe('You have no store credit to use.');
  headers = {};
  expect((await useCredit(id)).category).toBe('graphql-authorization');
});
