import { writeMergedCart } from '@/features/cart/cartSlice';
import { openTab } from '@/testing/faults/openTab';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { askForKeptOrder } from './askForKeptOrder';
import { writeKeptOrder } from './keptOrder';

const cartId = 'c'.repeat(32);
const order = {
  number: null,
  email: null,
  carrier: null,
  shipping_method: null,
  delivery_window: null,
  items: [],
  total: null,
  shipping_address: null,
  payment_methods: [],
};
const gone = { message: 'Le panier est inactif.', path: ['cart'] };
const foreign = { message: 'Non.', path: ['cart'], extensions: { category: 'graphql-authorization' } };

/** A guest whose backend refuses the cart so; their order was sent from it. */
const open = (error: unknown) => {
  const tab = openTab(createMemoryStorage(), () =>
    Promise.resolve(Response.json({ data: { cart: null }, errors: [error] })),
  );
  closes.push(tab.close);
  writeKeptOrder(tab.services, 'sent', {
    cartId,
    orderId: '',
    newestBefore: null,
    isGuest: true,
    email: 'a@b.uk',
    order,
  });
  return tab.services;
};

const closes: (() => void)[] = [];
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  for (const close of closes.splice(0)) close();
  jest.restoreAllMocks();
});

test('a cart that is gone was ordered, if its order was sent from here', async () => {
  const services = open(gone);
  expect(await askForKeptOrder(services, 'd'.repeat(32))).toBeNull();
  expect(await askForKeptOrder(services, cartId)).toEqual({ orderId: '', email: 'a@b.uk', order });
});

test('a cart that was merged at sign-in was not ordered', async () => {
  const services = open(gone);
  writeMergedCart(services.storage, cartId);
  expect(await askForKeptOrder(services, cartId)).toBeNull();
});

test('nothing is claimed of a cart that the backend keeps from this shopper', async () => {
  await expect(askForKeptOrder(open(foreign), cartId)).rejects.toThrow('somebody else');
});
