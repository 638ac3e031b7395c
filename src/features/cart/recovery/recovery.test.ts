import { parseAddress } from '@/features/address/address';
import { shippingAddressAccepted } from '@/features/checkout/checkoutSlice';
import {
  type CheckoutRootState,
  submitShippingAddress,
  submitShippingMethod,
} from '@/features/checkout/progress/checkoutThunks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { type CartTab, openCartTab, uidOf, zinc } from '@/testing/cartTab';
import { insertCustomer } from '../../../../backend/testing/fixtures';
import { addItemToCart, getCartDetails, getItemCount, removeItemFromCart } from '../cartOperations';
import { exchangeItem, setItemSubscription, updateItemInCart } from '../operations/lineOperations';
import { applyCoupon, applyGiftCard, removeCoupon, removeGiftCard } from '../codes/codeOperations';
import { estimateShipping } from '../estimate/estimateShipping';
import { addFreeGift } from '../offers/freeGift';

const address = { ...parseAddress({ firstname: 'Ann', lastname: 'Shopper', street: ['1 High Street'] }) };
const place = { city: 'Bath', postcode: 'BA1 1AA', telephone: '01225 960000', email: 'ann@example.com' };

interface Operation {
  /** The request that meets the stale cart, as often as it is sent in all. */
  request: string;
  times: 1 | 2;
  /** Without a retry nothing is left to be done in the new cart, and the shopper is told; reading and removing end well. */
  end: 'done' | 'told';
  thunk: (shop: CartTab) => AppThunk<Promise<unknown>, CheckoutRootState>;
}

const operations: Record<string, Operation> = {
  details: { request: 'GetCartDetails', times: 2, end: 'done', thunk: () => getCartDetails() },
  count: { request: 'GetItemCount', times: 1, end: 'done', thunk: () => getItemCount() },
  add: { request: 'AddItemToCart', times: 2, end: 'done', thunk: () => addItemToCart(zinc) },
  update: {
    request: 'UpdateItemInCart',
    times: 1,
    end: 'done',
    thunk: (shop) => updateItemInCart({ ...zinc, quantity: 3, itemId: uidOf(shop, 'ZINC') }),
  },
  'update of a configurable product': {
    request: 'UpdateItemInCart',
    times: 1,
    end: 'done',
    thunk: (shop) => updateItemInCart({ ...shop.magnesium, quantity: 3, itemId: uidOf(shop, 'MAG') }),
  },
  exchange: {
    request: 'RemoveItemFromCart',
    times: 1,
    end: 'done',
    thunk: (shop) => exchangeItem({ itemId: uidOf(shop, 'MAG'), requested: zinc, former: shop.magnesium }),
  },
  remove: {
    request: 'RemoveItemFromCart',
    times: 1,
    end: 'done',
    thunk: (shop) => removeItemFromCart(uidOf(shop, 'ZINC')),
  },
  subscription: {
    request: 'SetItemSubscription',
    times: 1,
    end: 'told',
    thunk: (shop) => setItemSubscription(uidOf(shop, 'ZINC'), null),
  },
  coupon: { request: 'ApplyCoupons', times: 1, end: 'told', thunk: () => applyCoupon('TEN') },
  'coupon off': { request: 'RemoveCoupon', times: 1, end: 'told', thunk: () => removeCoupon() },
  'gift card': { request: 'ApplyGiftCard', times: 1, end: 'told', thunk: () => applyGiftCard('GC-1') },
  'gift card off': { request: 'RemoveGiftCard', times: 1, end: 'told', thunk: () => removeGiftCard('GC-1') },
  'free gift': { request: 'AddFreeGift', times: 1, end: 'told', thunk: () => addFreeGift() },
  estimate: {
    request: 'EstimateShippingMethods',
    times: 2,
    end: 'done',
    thunk: () => estimateShipping({ postcode: 'BA1 1AA', countryCode: 'GB' }),
  },
  'shipping address': {
    request: 'SetShippingAddress',
    times: 1,
    end: 'told',
    thunk: () => submitShippingAddress({ ...fullAddress(), email: '' }),
  },
  'e-mail': {
    request: 'SetShippingAddress',
    times: 1,
    end: 'told',
    thunk: () => submitShippingAddress(fullAddress()),
  },
  'shipping method': {
    request: 'shipping-information',
    times: 1,
    end: 'told',
    thunk:
      ({ store }) =>
      async (dispatch) => {
        store.dispatch(shippingAddressAccepted(fullAddress()));
        await dispatch(submitShippingMethod('royalmail', 'standard', 'Royal Mail'));
      },
  },
};

const fullAddress = () => {
  const known = parseAddress({ ...address, ...place });
  if (!known) throw new Error('The address was not read.');
  return known;
};

/** Ways in which a cart ends. An estimate does not look who asks, nor whether the cart is open. */
const ends = {
  'it is unknown': ({ backend }: CartTab) => backend.data.forgetCarts(),
  'it was ordered': ({ backend }: CartTab) => backend.data.orderEveryCart(),
  'it is somebody else’s': ({ backend }: CartTab) =>
    backend.data.giveCartsTo(insertCustomer(backend.db, { email: `${Math.random()}@example.com` })),
};

const texts =
  /Could not find a cart with ID|The cart isn't active\.|The current user cannot perform operations on cart/g;

/** How the backend says it. */
const voices: Record<string, (text: string) => string> = {
  'as the real backend': (text) => text,
  'without a category': (text) => text.replace(/"category":"[^"]*"/g, '"code":"x"'),
  'in another language': (text) => text.replace(texts, 'Le panier n’est pas disponible'),
};

const settled = async (shop: CartTab, { thunk }: Operation): Promise<'done' | 'told'> =>
  shop.store.dispatch(thunk(shop)).then(
    () => 'done' as const,
    () => 'told' as const,
  );

const timesOf = (asked: readonly string[], name: string): number => asked.filter((one) => one === name).length;

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
});

const guestOperations = Object.entries(operations).filter(([name]) => name !== 'shipping address');
const cases = guestOperations.flatMap(([name, operation]) =>
  Object.entries(ends).flatMap(([end, spoil]) =>
    Object.entries(voices).map(([voice, speak]) => ({ name, operation, end, spoil, voice, speak })),
  ),
);
/** Every end in the backend's own voice, and every voice for the commonest end. */
const isTold = ({ name, end, voice }: (typeof cases)[number]): boolean => {
  const isPlain = voice === 'as the real backend';
  // An estimate only looks the cart up; the REST call says it by its status.
  if (name === 'estimate') return isPlain && end === 'it is unknown';
  return isPlain || (end === 'it was ordered' && name !== 'shipping method');
};

test.each(cases.filter(isTold))(
  'a guest’s $name recovers when $end, said $voice',
  async ({ operation, spoil, speak }) => {
    const shop = await openCartTab();
    spoil(shop);
    shop.state.watch = () => speak;
    await expect(settled(shop, operation)).resolves.toBe(operation.end);
    const { cartId } = shop.store.getState().cart;
    expect(cartId).toMatch(/^\w{32}$/);
    expect(cartId).not.toBe(shop.stale);
    expect(shop.services.storage.read('cartId', String)).toBe(cartId);
    expect(timesOf(shop.asked, 'CreateCart')).toBe(1);
    expect(shop.asked.slice(shop.asked.indexOf('CreateCart'))).toContain('GetCartDetails');
    const { request, times } = operation;
    expect(timesOf(shop.asked, request)).toBe(times);
  },
);

test.each(Object.entries(operations).filter(([name]) => name !== 'e-mail' && name !== 'estimate'))(
  'a customer’s %s on a stale cart signs out and goes on as a guest',
  async (_name, operation) => {
    const shop = await openCartTab(true);
    shop.services.storage.write('checkout_draft', { fields: { shippingCity: 'Bath' }, isSame: true });
    ends['it was ordered'](shop);
    await expect(settled(shop, operation)).resolves.toBe(operation.end);
    const { cart, user } = shop.store.getState();
    expect(user).toMatchObject({ isSignedIn: false, token: null });
    expect(shop.services.storage.read('signin_token', String)).toBeUndefined();
    expect(cart.cartId).not.toBe(shop.stale);
    expect(timesOf(shop.asked, 'CreateCart')).toBe(1);
    // Nobody asked for it: what is being typed into checkout stays.
    expect(shop.services.storage.read('checkout_draft', (value) => value)).toBeDefined();
  },
);

test.each(Object.entries(operations))(
  'F-11: %s never goes round: a second stale cart ends it',
  async (name, operation) => {
    const shop = await openCartTab(name === 'shipping address');
    const spoil = () => {
      shop.data.orderEveryCart();
      shop.data.renameCarts();
    };
    spoil();
    shop.state.watch = () => (text) => {
      spoil();
      return text;
    };
    await settled(shop, operation);
    expect(timesOf(shop.asked, 'CreateCart')).toBeLessThanOrEqual(2);
    expect(shop.asked.length).toBeLessThan(14);
    const { cart } = shop.store.getState();
    expect(cart).toMatchObject({ isLoading: false, isAddingItem: false, isUpdatingItem: false });
  },
);
