/**
 * The fields of the state that the shop promises to anything that looks at it from outside (developer tools, analytics,
 * support), each read by its selector, and written by what the shop really does.
 */
import { parseAddress } from '@/features/address/address';
import { addItemToCart, getCartDetails, removeItemFromCart } from '@/features/cart/cartOperations';
import { minicartToggled, placeOrderClicked, selectCart } from '@/features/cart/cartSlice';
import { applyCoupon } from '@/features/cart/codes/codeOperations';
import { estimateShipping } from '@/features/cart/estimate/estimateShipping';
import { getCartExtras } from '@/features/cart/offers/getCartExtras';
import { selectCartContext } from '@/features/cart/operations/cartContextSlice';
import { updateItemInCart } from '@/features/cart/operations/lineOperations';
import { pageShown, selectCatalog } from '@/features/catalog/catalogSlice';
import { selectCheckout, selectPayment } from '@/features/checkout/checkoutSlice';
import {
  submitBillingAddress,
  submitShippingAddress,
  submitShippingMethod,
} from '@/features/checkout/progress/checkoutThunks';
import { signOut } from '@/features/session/signOut';
import { getUserDetails } from '@/features/session/sessionThunks';
import { selectUser } from '@/features/session/userSlice';
import { drawerToggled, searchToggled, selectApp, wentOffline } from '@/shell/appSlice';
import { openCartTab, zinc } from '@/testing/cartTab';
import { insertCoupon, insertShippingMethod } from '../../backend/testing/fixtures';

const place = { postcode: 'BA1 1AA', countryCode: 'GB' } as const;

const address = () => {
  const known = parseAddress({
    firstname: 'Ann',
    lastname: 'Shopper',
    street: ['1 High Street'],
    city: 'Bath',
    postcode: 'BA1 1AA',
    telephone: '01225 960000',
    email: 'ann@example.com',
  });
  if (!known) throw new Error('The address was not read.');
  return known;
};

const aText: unknown = expect.any(String);
const aFlag: unknown = expect.any(Boolean);
const failed = { kind: 'graphql' };

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
    ].sort(),
  );
  expect(cart()).toMatchObject({ details: { currencyCode: 'GBP', numItems: 3, subtotal: 39 }, itemCount: 3 });

  const reading = store.dispatch(getCartDetails());
  expect(cart().isLoading).toBe(true);
  await reading;
  const adding = store.dispatch(addItemToCart({ sku: 'NOTHING', quantity: 1 }));
  expect(cart().isAddingItem).toBe(true);
  await expect(adding).rejects.toThrow();
  const change = { ...zinc, quantity: 99_999, itemId: 'nothing', isConfigurable: false };
  const updating = store.dispatch(updateItemInCart(change, 1));
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
  await store.dispatch(getCartExtras());
  expect(context().isFreeShipping).toBe(true);
  store.dispatch(placeOrderClicked(true));
  expect(context().isPlaceOrderClicked).toBe(true);
});

test('the checkout and its payment', async () => {
  const { store } = await open();
  await store.dispatch(submitShippingAddress(address()));
  store.dispatch(submitBillingAddress(address()));
  const checkout = () => selectCheckout(store.getState());
  const [method] = checkout().availableShippingMethods;
  expect(method).toMatchObject({ code: aText, title: aText });
  const { code = '', methodCode = '', title = '' } = method ?? {};
  await store.dispatch(submitShippingMethod(code, methodCode, title));
  expect(checkout()).toMatchObject({
    billingAddress: { firstname: 'Ann' },
    shippingAddress: { city: 'Bath' },
    shippingMethod: { carrier_code: code, method_code: methodCode },
    shippingTitle: title,
    paymentCode: '',
    paymentData: null,
    receipt: { order: null },
    isSubmitting: false,
    billingAddressError: null,
    shippingAddressError: null,
    shippingMethodError: null,
    paymentMethodError: null,
    orderError: null,
  });
  expect(selectPayment(store.getState())).toMatchObject({
    orderNumber: null,
    paymentMethods: [{ code: aText }],
    resultCode: null,
    selectedMethod: aText,
    isFormValid: false,
    placing: { kind: 'idle' },
    isThreeDSecureInProgress: false,
    threeDSecureError: null,
    redirectDetails: null,
    isOrderConfirmed: false,
  });
});

test('the user', async () => {
  const { store } = await open(true);
  await store.dispatch(getUserDetails());
  expect(selectUser(store.getState())).toMatchObject({
    currentUser: { email: 'ann@example.com', firstname: aText, lastname: aText },
    token: aText,
    isSignedIn: true,
    isGettingDetails: false,
    isResettingPassword: false,
    getDetailsError: null,
    resetPasswordError: null,
  });
  await store.dispatch(signOut());
  expect(selectUser(store.getState())).toMatchObject({ token: null, isSignedIn: false, currentUser: { email: '' } });
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
  expect(selectCatalog(store.getState())).toMatchObject({
    categories: {},
    currentPage: 1,
    pageSize: 6,
    prevPageTotal: null,
  });
  store.dispatch(pageShown({ currentPage: 2, pageSize: 6, pageTotal: 3 }));
  expect(selectCatalog(store.getState())).toMatchObject({ currentPage: 2, prevPageTotal: 3 });
});
