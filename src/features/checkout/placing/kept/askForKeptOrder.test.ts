import { writeMergedCart } from '@/features/cart/cartSlice';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { openTab } from '@/testing/faults/openTab';
import { changesKey } from '@/kernel/storage/changeLog';
import { toOrderAddress } from '@/features/orders/orderAddress';
import { annsAddress } from '@/testing/annsAddress';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { acceptKeptOrder, askForKeptAttempt } from './askForKeptOrder';
import { forgetSentOrder, writeKeptOrder } from './keptOrder';

const cartId = 'c'.repeat(32);
const order = {
  number: null,
  email: null,
  carrier: null,
  shipping_method: null,
  delivery_window: null,
  pickup: null,
  billing_address: null,
  items: [],
  gift_message: null,
  gift_wrapping: null,
  gift_receipt_included: null,
  printed_card_included: null,
  total: null,
  shipping_address: null,
  payment_methods: [],
};
const gone = { message: 'Le panier est inactif.', path: ['cart'] };
const foreign = { message: 'Non.', path: ['cart'], extensions: { category: 'graphql-authorization' } };

/** What was sent of changes of the cart, by any tab. */
const noteChanges = ({ storage }: ThunkServices, sent: number, unanswered: number): void =>
  storage.write(changesKey, [{ subject: cartId, sent, unanswered }]);

/** A guest whose backend refuses the cart so, or has it still; their order was sent from it. */
const open = (error: unknown) => {
  const tab = openTab(createMemoryStorage(), () =>
    Promise.resolve(
      Response.json(
        error === undefined
          ? { data: { cart: { __typename: 'Cart', id: cartId } } }
          : { data: { cart: null }, errors: [error] },
      ),
    ),
  );
  closes.push(tab.close);
  noteChanges(tab.services, 2, 0);
  writeKeptOrder(tab.services, 'sent', {
    cartId,
    orderId: '',
    newestBefore: null,
    isGuest: true,
    email: 'a@b.uk',
    order,
    changes: 2,
  });
  return tab.services;
};

const closes: (() => void)[] = [];
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  for (const close of closes.splice(0)) close();
  jest.restoreAllMocks();
});

const attempt = { cartId, key: 'k', isGuest: true, maskedEmail: 'a…@…', sentAt: Date.now(), isAnswered: false };
const notPlaced = { kind: 'notPlaced' };
/** An answer that is no more than an id. */
const sent = { orderId: '7', placed: null };

test('a cart that is gone was ordered; without what was kept of it no more is told', async () => {
  const services = open(gone);
  const told = { ...order, token: '' };
  const receipt = { orderId: '', number: null, token: '', email: 'a@b.uk', maskedEmail: 'a…@…', order: told };
  expect(await askForKeptAttempt(services, attempt)).toEqual({ kind: 'placed', receipt });
  const later = open(gone);
  forgetSentOrder(later.storage);
  expect(await askForKeptAttempt(later, attempt)).toEqual({
    kind: 'placed',
    receipt: { ...receipt, email: '', order: null },
  });
});

/** A customer whose order came to another total, or goes to another door, than their cart as it was kept, or to the same. */
const openCustomer = (orderTotal: number, street = annsAddress.street) => {
  const services = open(gone);
  const grand_total = { __typename: 'Money' as const, value: orderTotal, currency: 'GBP' as const };
  const shipping_address = { street, postcode: annsAddress.postcode };
  const orders = { items: [{ id: btoa('7'), number: '1007', total: { grand_total }, shipping_address }] };
  jest.spyOn(services.apollo, 'query').mockResolvedValueOnce({ data: { customer: { orders } } });
  const total = {
    subtotal: { value: 9.5, currency: 'GBP' as const },
    discounts: [],
    subscription_saving: null,
    includes_tax: true,
    taxes: null,
    shipping_handling: null,
    gift_options: null,
    total_store_credit: null,
    total_reward_points: null,
    total_tax: { value: 0, currency: 'GBP' as const },
    total_shipping: { value: 2.95, currency: 'GBP' as const },
    grand_total: { value: 12.45, currency: 'GBP' as const },
  };
  const kept = { cartId, orderId: '', newestBefore: '1006', isGuest: false, email: 'a@b.uk', changes: null };
  writeKeptOrder(services, 'sent', {
    ...kept,
    order: { ...order, total, shipping_address: toOrderAddress(annsAddress) },
  });
  return services;
};

test("a customer's receipt shows what was kept of the cart only where the order came to the same", async () => {
  const same = openCustomer(12.45);
  expect(await acceptKeptOrder(same, cartId, sent)).toMatchObject({
    number: '1007',
    order: { total: { grand_total: { value: 12.45 } } },
  });
  const another = openCustomer(21.95);
  expect(await acceptKeptOrder(another, cartId, sent)).toMatchObject({ number: '1007', order: null });
  const elsewhere = openCustomer(12.45, ['3 Elm Grove']);
  expect(await acceptKeptOrder(elsewhere, cartId, sent)).toMatchObject({ number: '1007', order: null });
});

test("a guest's receipt shows what was kept of the cart only where nothing could have changed it since", async () => {
  const unchanged = open(gone);
  expect(await acceptKeptOrder(unchanged, cartId, sent)).toMatchObject({ order });
  // The next cart is counted now: what was proved stays so.
  unchanged.storage.write(changesKey, [{ subject: 'd', sent: 1, unanswered: 0 }]);
  expect(await askForKeptAttempt(unchanged, attempt)).toMatchObject({ receipt: { order } });
  const another = open(gone);
  noteChanges(another, 3, 0);
  expect(await acceptKeptOrder(another, cartId, sent)).toMatchObject({ email: 'a@b.uk', order: null });
  const late = open(gone);
  noteChanges(late, 2, 1);
  expect(await acceptKeptOrder(late, cartId, sent)).toMatchObject({ order: null });
  const uncounted = open(gone);
  uncounted.storage.remove(changesKey);
  expect(await acceptKeptOrder(uncounted, cartId, sent)).toMatchObject({ order: null });
});

test('a cart that was merged at sign-in was not ordered', async () => {
  const services = open(gone);
  writeMergedCart(services.storage, cartId);
  expect(await askForKeptAttempt(services, attempt)).toEqual(notPlaced);
});

test('nothing is claimed of a cart that the backend keeps from this shopper', async () => {
  expect(await askForKeptAttempt(open(foreign), attempt)).toEqual({ kind: 'unknown', isSignedOut: false });
  const ofCustomer = { ...attempt, isGuest: false };
  expect(await askForKeptAttempt(open(foreign), ofCustomer)).toEqual({ kind: 'unknown', isSignedOut: true });
});

test('a cart that is active was not ordered when the backend is not at work any more, and not before', async () => {
  const services = open(undefined);
  expect(await askForKeptAttempt(services, attempt)).toEqual({ kind: 'unknown', isSignedOut: false });
  expect(await askForKeptAttempt(services, { ...attempt, isAnswered: true })).toEqual(notPlaced);
  expect(await askForKeptAttempt(services, { ...attempt, sentAt: Date.now() - 601_000 })).toEqual(notPlaced);
});
