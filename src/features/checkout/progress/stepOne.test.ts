/** From the address to the payment: how many answers a shopper waits for, one after the other. */
import { cartDetailsFragment } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';
import { estimateShipping } from '@/features/cart/estimate/estimateShipping';
import { annsAddress } from '@/testing/annsAddress';
import { openCartTab } from '@/testing/cartTab';
import { insertShippingMethod } from '../../../../backend/testing/fixtures';
import { submitShippingAddress } from './checkoutThunks';
import { takeMethod } from './takeMethod';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const cheaper = {
  carrier_code: 'locker',
  method_code: 'box',
  carrier_title: 'Lockers',
  price_minor: 150,
  free_from_minor: null,
};

/** A guest who has seen an estimate, and now gives an address. */
const open = async () => {
  const tab = await openCartTab();
  insertShippingMethod(tab.backend.db, { free_from_minor: null });
  insertShippingMethod(tab.backend.db, cheaper);
  await tab.store.dispatch(estimateShipping({ postcode: 'BA1 1AA', countryCode: 'GB' }));
  const shown = () => tab.services.apollo.readFragment({ ...cartDetailsFragment, from: cartReference });
  const give = async (): Promise<string[]> => {
    tab.asked.length = 0;
    await tab.store.dispatch(submitShippingAddress(annsAddress));
    expect(await tab.store.dispatch(takeMethod(null))).toBe('payment');
    return [...tab.asked];
  };
  return { ...tab, shown, give };
};

test('two, when the estimate is right: e-mail, address and way to ship go together', async () => {
  const { shown, give } = await open();
  expect(await give()).toEqual(['SetShippingAddress', 'shipping-information']);
  expect(shown()).toMatchObject({
    prices: { grand_total: { value: 40.5 } },
    shipping_addresses: [{ selected_shipping_method: { carrier_code: 'locker' } }],
  });
});

test('the cart is read when the estimated way to ship is not offered there: nothing is refused', async () => {
  const { shown, give, data, store } = await open();
  data.endCarrier('locker');
  expect(await give()).toEqual(['SetShippingAddress', 'shipping-information', 'GetCartDetails']);
  expect(store.getState().checkout).toMatchObject({ shippingAddressError: null, shippingMethodError: null });
  expect(shown()).toMatchObject({
    shipping_addresses: [{ selected_shipping_method: { carrier_code: 'royalmail' } }],
  });
});

test('the cart is read when its total is another one than was shown', async () => {
  const { give, state, data } = await open();
  state.before = (name) => name === 'shipping-information' && data.quantityOfLines(3);
  expect(await give()).toEqual(['SetShippingAddress', 'shipping-information', 'GetCartDetails']);
});
