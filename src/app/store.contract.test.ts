/**
 * The fields of the state that the shop promises to anything that looks at it from outside (developer tools, analytics,
 * support), each read by its selector, and written by what the shop really does. Those that only a component writes are
 * seen where it is tested: an offer and a gift in pages/cart/offers.test.tsx, the card's form and the bank's check in
 * pages/checkout/CheckoutPage.test.tsx.
 */
import { addItemToCart, getCartDetails, removeItemFromCart } from '@/features/cart/cartOperations';
import { minicartToggled, selectCart } from '@/features/cart/cartSlice';
import { applyCoupon, removeCoupon } from '@/features/cart/codes/codeOperations';
import { estimateShipping } from '@/features/cart/estimate/estimateShipping';
import { getCartExtras } from '@/features/cart/offers/getCartExtras';
import { selectCartContext } from '@/features/cart/operations/cartContextSlice';
import { updateItemInCart } from '@/features/cart/operations/lineOperations';
import { selectCatalog } from '@/features/catalog/catalogSlice';
import { submitShippingAddress, submitShippingMethod } from '@/features/checkout/progress/checkoutThunks';
import { requestPasswordReset } from '@/features/account/api/resetPassword';
import { signOut } from '@/features/session/signOut';
import { getUserDetails } from '@/features/session/sessionThunks';
import { selectUser } from '@/features/session/userSlice';
import { drawerToggled, searchToggled, selectApp, wentOffline } from '@/shell/appSlice';
import { annsAddress } from '@/testing/annsAddress';
import { openCartTab, zinc } from '@/testing/cartTab';
import { renderShop } from '@/testing/renderShop';
import { insertCoupon, insertShippingMethod } from '../../backend/testing/fixtures';

const place = { postcode: 'BA1 1AA', countryCode: 'GB' } as const;

const aText: unknown = expect.any(String);
const aFlag: unknown = expect.any(Boolean);
const failed = { kind: 'graphql' };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** A shop that delivers. */
const open = async (isSignedIn = false) => {
  const tab = await openCartTab(isSignedIn);
  insertShippingMethod(tab.backend.db);
  return tab;
};

test('the cart: id, details, flags, errors and estimates', async () => {
  const { store, backend, state } = await open();
  const cart = () => selectCart(store.getState());
  expect(Object.keys(cart()).sort()).toEqual(
    [
      'cartId',
      'details',
      'itemCount',
      'detailsError',
      'getCartError',
      'isLoading',
      'isAddingItem',
      'isUpdatingItem',
      'addItemError',
      'updateItemError',
      'removeItemError',
      'shippingMethods',
      'isEarlierCartClosed',
    ].sort(),
  );
  expect(cart()).toMatchObject({ details: { currencyCode: 'GBP', numItems: 3, subtotal: 39 }, itemCount: 3 });

  const reading = store.dispatch(getCartDetails());
  expect(cart().isLoading).toBe(true);
  await reading;
  const adding = store.dispatch(addItemToCart({ sku: 'NOTHING', quantity: 1 }));
  expect(cart().isAddingItem).toBe(true);
  await expect(adding).rejects.toThrow();
  const change = { ...zinc, quantity: 99_999, itemId: 'nothing' };
  const updating = store.dispatch(updateItemInCart(change));
  expect(cart().isUpdatingItem).toBe(true);
  await expect(updating).rejects.toThrow();
  await expect(store.dispatch(removeItemFromCart('nothing'))).rejects.toThrow();
  expect(cart()).toMatchObject({ addItemError: failed, updateItemError: failed, removeItemError: failed });
  expect(cart()).toMatchObject({ isLoading: false, isAddingItem: false, isUpdatingItem: false });

  await store.dispatch(estimateShipping(place));
  expect(cart().shippingMethods[0]).toMatchObject({
    carrier_code: aText,
    price_incl_tax: { currency: 'GBP' },
  });

  state.watch = (name) => (name === 'GetCartDetails' ? () => '{"errors":[{"message":"Broken"}]}' : undefined);
  await store.dispatch(getCartDetails());
  expect(cart().detailsError).toEqual({ kind: 'graphql', messages: ['Broken'], categories: [''] });

  backend.data.forgetCarts();
  state.watch = (name) => (name === 'CreateCart' ? () => '{"errors":[{"message":"Broken"}]}' : undefined);
  await expect(store.dispatch(addItemToCart(zinc))).rejects.toThrow();
  expect(cart()).toMatchObject({ cartId: null, getCartError: { message: 'Unable to create cart' } });
});

test('what happens around the cart', async () => {
  const { store, backend } = await open();
  const context = () => selectCartContext(store.getState());
  expect(context()).toMatchObject({
    isFreeShipping: aFlag,
    hasFreeShippingCoupon: aFlag,
    addedToCart: { sku: 'MAG', quantity: 1 },
    upsell: { isSuccess: false, successfulProductSku: '' },
    freeGift: { success: false, sku: '', name: '' },
    shippingValue: 0,
    priceSummary: { subtotal: { value: 39, currency: 'GBP' } },
    estimatedShipping: { price_excl_tax: { value: 0, currency: 'USD' }, price_incl_tax: { value: 0, currency: 'USD' } },
  });
  insertCoupon(backend.db);
  await store.dispatch(applyCoupon('TEN'));
  expect(context()).toMatchObject({
    isCouponApplied: true,
    priceSummary: { discounts: [{ label: aText }] },
  });
  await store.dispatch(estimateShipping(place));
  expect(context().estimatedShipping.price_incl_tax.currency).toBe('GBP');
  insertCoupon(backend.db, { code: 'POST', percent: 0, is_free_shipping: 1 });
  await store.dispatch(removeCoupon());
  await store.dispatch(getCartExtras());
  expect(context()).toMatchObject({ isFreeShipping: true, hasFreeShippingCoupon: false, isCouponApplied: false });
  await store.dispatch(applyCoupon('POST'));
  await store.dispatch(getCartExtras());
  expect(context()).toMatchObject({ isFreeShipping: true, hasFreeShippingCoupon: true, isCouponApplied: true });
});

test('what the chosen delivery costs', async () => {
  const { store, backend } = await openCartTab();
  insertShippingMethod(backend.db, { free_from_minor: null });
  await store.dispatch(submitShippingAddress(annsAddress));
  await store.dispatch(submitShippingMethod('royalmail', 'standard', 'Royal Mail'));
  expect(selectCartContext(store.getState()).shippingValue).toBe(3.95);
});

test('the user', async () => {
  const { store, state } = await open(true);
  const user = () => selectUser(store.getState());
  const reading = store.dispatch(getUserDetails());
  expect(user().isGettingDetails).toBe(true);
  await reading;
  expect(user()).toMatchObject({
    currentUser: { email: 'ann@example.com', firstname: aText, lastname: aText },
    token: aText,
    isSignedIn: true,
    isGettingDetails: false,
    isResettingPassword: false,
    getDetailsError: null,
    resetPasswordError: null,
  });

  state.watch = () => () => '{"errors":[{"message":"Broken"}]}';
  await store.dispatch(getUserDetails());
  expect(user()).toMatchObject({ isGettingDetails: false, getDetailsError: failed });
  const resetting = store.dispatch(requestPasswordReset('ann@example.com', {}));
  expect(user().isResettingPassword).toBe(true);
  await expect(resetting).rejects.toThrow();
  expect(user()).toMatchObject({ isResettingPassword: false, resetPasswordError: failed });
  state.watch = () => undefined;
  await store.dispatch(requestPasswordReset('ann@example.com', {}));
  expect(user().resetPasswordError).toBeNull();

  await store.dispatch(signOut());
  expect(user()).toMatchObject({ token: null, isSignedIn: false, currentUser: { email: '' } });
});

test('the shell and the catalogue', async () => {
  const { store } = await open();
  for (const action of [minicartToggled(true), drawerToggled('menu'), searchToggled(true), wentOffline()])
    store.dispatch(action);
  expect(selectApp(store.getState())).toEqual({
    isMinicartOpen: true,
    drawer: 'menu',
    overlay: true,
    isOnline: false,
    hasBeenOffline: true,
    isPageLoading: false,
    searchOpen: true,
    pending: null,
    nextRootComponent: null,
    isErrorHandled: true,
  });
  const { categories, ...paging } = selectCatalog(store.getState());
  expect(categories).toEqual({});
  expect(paging).toMatchObject({ currentPage: 1, pageSize: 6, prevPageTotal: null });
});

test('the category tree, and the list on screen', async () => {
  const category = await renderShop({ path: '/vitamins.html?page=2' });
  const catalog = selectCatalog(category.store.getState());
  expect(catalog).toMatchObject({ currentPage: 2, pageSize: 6 });
  expect(catalog.prevPageTotal).toBeGreaterThan(1);

  const search = await renderShop({ path: '/search.html?query=vitamin&limit=12' });
  expect(selectCatalog(search.store.getState())).toMatchObject({ currentPage: 1, pageSize: 12, prevPageTotal: 4 });
});
