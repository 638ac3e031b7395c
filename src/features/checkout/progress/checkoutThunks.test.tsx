import { parseAddress } from '@/features/address/address';
import { adoptCartId } from '@/features/cart/cartSlice';
import { renderShop } from '@/testing/renderShop';
import { insertStore } from '../../../../backend/testing/fixtures';
import '../checkoutSlice';
import { submitBillingAddress, submitShippingAddress, submitShippingMethod } from './checkoutThunks';

const address = parseAddress({
  firstname: 'Eleanor',
  lastname: 'Marsh',
  street: ['14 Cotham Brow'],
  city: 'Bristol',
  postcode: 'BS6 6AN',
  telephone: '07700 900123',
});

const start = async () => {
  if (!address) throw new Error('The address was not read.');
  const shop = await renderShop({ seed: ({ db }) => void insertStore(db), render: () => null });
  const fetch = jest.spyOn(shop.backend, 'fetch');
  return { ...shop, address, fetch };
};

afterEach(() => jest.restoreAllMocks());

test('F-09: without a cart every step says so, and sends nothing', async () => {
  const { store, fetch, address: given } = await start();
  const text = 'Missing required information: cartId';
  await expect(store.dispatch(submitShippingAddress({ ...given, email: 'a@example.com' }))).rejects.toThrow(text);
  await expect(store.dispatch(submitShippingMethod('flatrate', 'standard', 'Standard'))).rejects.toThrow(text);
  expect(() => store.dispatch(submitBillingAddress(given))).toThrow(text);
  const { checkout } = store.getState();
  expect(checkout).toMatchObject({
    isSubmitting: false,
    shippingAddressError: { message: text },
    shippingMethodError: { message: text },
    billingAddressError: { message: text },
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('F-09: a guest without an email is told so, and nothing is sent', async () => {
  const { store, services, fetch, address: given } = await start();
  store.dispatch(adoptCartId('c'.repeat(32)));
  await expect(store.dispatch(submitShippingAddress(given))).rejects.toThrow('Missing required information: email');
  expect(fetch).not.toHaveBeenCalled();
  expect(services.storage.read('shipping_address', (value) => value)).toBeUndefined();
});
