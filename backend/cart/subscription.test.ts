import { planUid } from '../catalog/subscriptionPlans';
import { annsAddress } from '../checkout/testing/annsAddress';
import {
  countRows,
  guestPath,
  insertShippingMethods,
  nonceFor,
  pay,
  paymentBody,
  readPlacedOrder,
  shippingBody,
} from '../checkout/testing/readyCart';
import { agreeToSubscription } from '../subscriptions/testing/subscriber';
import { insertConfigurable, insertCoupon, insertCustomer, insertProduct, insertRow } from '../testing/fixtures';

import { addItems, applyCoupon, newCart, openCartBackend, setStock, type CartBackend } from './testing/cartBackend';

let backend: CartBackend;
let zincId: number;
let lionVariantId: number;

const insertPlan = (productId: number, weeks: number, percent: number): void => {
  backend.db.run(
    'INSERT INTO subscription_plan (product_id, interval_weeks, discount_percent) VALUES (?, ?, ?)',
    productId,
    weeks,
    percent,
  );
};

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  zincId = insertProduct(backend.db, { sku: 'ZINC', price_minor: 2450, quantity: 10 });
  insertPlan(zincId, 4, 15);
  insertPlan(zincId, 8, 10);
  lionVariantId = insertConfigurable(backend.db, { sku: 'LION', price_minor: 2000 }).variantIds[1] ?? 0;
  insertPlan(lionVariantId, 4, 20);
});
afterEach(() => backend.db.close());

const zincBy = (weeks: number, quantity = 1) => ({
  sku: 'ZINC',
  quantity,
  subscription_plan: planUid(zincId, weeks),
});

const linesQuery = `query ($id: String!) { cart(cart_id: $id) {
  items { uid quantity is_available subscription { plan_uid interval_weeks discount_percent } previous_price { value }
    prices { price_including_tax { value } row_total_including_tax { value } } }
  prices { grand_total { value } applied_taxes { amount { value } } } } }`;

const readLines = (id: string) => backend.graphql(linesQuery, { id });

const setPlan = (id: string, item: unknown, plan: string | null) =>
  backend.graphql(
    `mutation ($id: String!, $item: ID!, $plan: ID) {
      setCartItemSubscription(cart_id: $id, cart_item_uid: $item, subscription_plan: $plan) { cart {
        items { quantity subscription { interval_weeks } prices { price_including_tax { value } } } } } }`,
    { id, item, plan },
  );

describe('a line on a plan', () => {
  it('costs what the plan says, to the penny, with totals and VAT', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [zincBy(4, 2)]);
    expect((await readLines(id)).at('cart')).toMatchObject({
      items: [
        {
          quantity: 2,
          subscription: { plan_uid: planUid(zincId, 4), interval_weeks: 4, discount_percent: 15 },
          previous_price: null,
          prices: { price_including_tax: { value: 20.83 }, row_total_including_tax: { value: 41.66 } },
        },
      ],
      prices: { grand_total: { value: 41.66 }, applied_taxes: [{ amount: { value: 6.94 } }] },
    });
  });

  it('is said to save what it saves, and the gift and what is bought once save nothing', async () => {
    const saving = async (id: string) =>
      (
        await backend.graphql(
          `query ($id: String!) { cart(cart_id: $id) { prices { subtotal_including_tax { value } subtotal_excluding_tax { value }
            subscription_saving { once_subtotal_including_tax { value } once_subtotal_excluding_tax { value }
              saving_including_tax { value } saving_excluding_tax { value currency } } } } }`,
          { id },
        )
      ).at('cart.prices');
    const id = await newCart(backend);
    await addItems(backend, id, [{ sku: 'LION-1', quantity: 2 }]);
    expect(await saving(id)).toMatchObject({ subscription_saving: null });
    await addItems(backend, id, [zincBy(4, 2)]);
    insertRow(backend.db, 'free_gift_rule', { product_id: zincId, minimum_subtotal_minor: 1000 });
    await backend.graphql('mutation ($id: String!) { addFreeGiftToCart(cart_id: $id) { cart { id } } }', { id });
    expect(await saving(id)).toEqual({
      subtotal_including_tax: { value: 81.66 },
      subtotal_excluding_tax: { value: 68.05 },
      subscription_saving: {
        once_subtotal_including_tax: { value: 89 },
        once_subtotal_excluding_tax: { value: 74.16 },
        saving_including_tax: { value: 7.34 },
        saving_excluding_tax: { value: 6.11, currency: 'GBP' },
      },
    });
  });

  it('is another line than the same goods once or by another plan', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }, zincBy(4), zincBy(8), zincBy(4)]);
    const answer = await readLines(id);
    expect(answer.at('cart.items')).toMatchObject([
      { quantity: 1, subscription: null, prices: { price_including_tax: { value: 24.5 } } },
      { quantity: 2, subscription: { interval_weeks: 4 } },
      { quantity: 1, subscription: { interval_weeks: 8 }, prices: { price_including_tax: { value: 22.05 } } },
    ]);
  });

  it('takes the plan of the variant that is chosen', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [{ sku: 'LION-2', quantity: 1, subscription_plan: planUid(lionVariantId, 4) }]);
    expect((await readLines(id)).at('cart.items.0.prices.price_including_tax.value')).toBe(16.8);
  });

  it('is refused for a plan that the product does not have', async () => {
    const id = await newCart(backend);
    const answer = await addItems(backend, id, [
      { sku: 'ZINC', quantity: 1, subscription_plan: planUid(zincId, 6) },
      { sku: 'ZINC', quantity: 1, subscription_plan: planUid(lionVariantId, 4) },
      { sku: 'ZINC', quantity: 1, subscription_plan: 'nonsense' },
    ]);
    const refusal = {
      code: 'NOT_SALABLE',
      message: 'The subscription that you are trying to choose is not available.',
    };
    expect(answer.at('addProductsToCart.user_errors')).toEqual([refusal, refusal, refusal]);
    expect(answer.at('addProductsToCart.cart.total_quantity')).toBe(0);
  });

  it('shares its stock with the other lines of the same goods', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 6 }]);
    const answer = await addItems(backend, id, [zincBy(4, 5)]);
    expect(answer.at('addProductsToCart.user_errors.0.code')).toBe('INSUFFICIENT_STOCK');
    await addItems(backend, id, [zincBy(4, 4)]);
    setStock(backend, zincId, 9);
    expect((await readLines(id)).at('cart.items')).toMatchObject([{ is_available: false }, { is_available: false }]);
  });

  it('goes back to the price of one when its plan is gone, and says so', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [zincBy(4)]);
    backend.db.run('DELETE FROM subscription_plan WHERE interval_weeks = 4');
    expect((await readLines(id)).at('cart.items.0')).toMatchObject({
      subscription: null,
      previous_price: { value: 20.83 },
      prices: { price_including_tax: { value: 24.5 } },
    });
  });

  it('can be taken off its plan and put on another, and joins the line that it then equals', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [zincBy(4, 2), { sku: 'ZINC', quantity: 1 }]);
    const uid = (await readLines(id)).at('cart.items.0.uid');
    expect((await setPlan(id, uid, planUid(zincId, 8))).at('setCartItemSubscription.cart.items')).toMatchObject([
      { quantity: 2, subscription: { interval_weeks: 8 }, prices: { price_including_tax: { value: 22.05 } } },
      { quantity: 1, subscription: null },
    ]);
    expect((await setPlan(id, uid, null)).at('setCartItemSubscription.cart.items')).toMatchObject([
      { quantity: 3, subscription: null, prices: { price_including_tax: { value: 24.5 } } },
    ]);
    expect((await setPlan(id, uid, null)).error).toBe("The cart doesn't contain the item");
    const left = (await readLines(id)).at('cart.items.0.uid');
    expect((await setPlan(id, left, 'nonsense')).error).toBe(
      'The subscription that you are trying to choose is not available.',
    );
  });

  it('keeps its plan when a guest signs in', async () => {
    const guest = await newCart(backend);
    await addItems(backend, guest, [zincBy(4, 2)]);
    const headers = backend.signIn(insertCustomer(backend.db));
    const id = await newCart(backend, headers);
    await addItems(backend, id, [zincBy(4), { sku: 'ZINC', quantity: 1 }], headers);
    const answer = await backend.graphql(
      `mutation ($from: String!) { mergeCarts(source_cart_id: $from) { items { quantity subscription { interval_weeks } } } }`,
      { from: guest },
      headers,
    );
    expect(answer.at('mergeCarts.items')).toEqual([
      { quantity: 3, subscription: { interval_weeks: 4 } },
      { quantity: 1, subscription: null },
    ]);
  });
});

it('is ordered, paid and kept with its plan, a coupon on top', async () => {
  insertCoupon(backend.db);
  const id = await newCart(backend);
  await addItems(backend, id, [zincBy(4, 2), { sku: 'ZINC', quantity: 1 }]);
  await applyCoupon(backend, id, 'TEN');
  await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  // 2 × 20.83 + 24.50 = 66.16, less 6.62; delivery is free from 30.00
  await agreeToSubscription(backend, id);
  const paid = await pay(backend, id, paymentBody(nonceFor(backend, 5954), { billingAddress: annsAddress }));
  expect(paid).toMatchObject({ status: 200 });
  expect(countRows(backend, 'sales_order')).toBe(1);
  const order = await readPlacedOrder(backend, id);
  expect(order.at('placedOrder.order.total.grand_total.value')).toBe(59.54);
  backend.db.run('DELETE FROM subscription_plan');
  const items = await backend.graphql(
    `query ($id: String!) { placedOrder(cart_id: $id) { order { items { product_sale_price { value }
       subscription { plan_uid interval_weeks discount_percent } } } } }`,
    { id },
  );
  expect(items.at('placedOrder.order.items')).toEqual([
    { product_sale_price: { value: 20.83 }, subscription: { plan_uid: null, interval_weeks: 4, discount_percent: 15 } },
    { product_sale_price: { value: 24.5 }, subscription: null },
  ]);
});
