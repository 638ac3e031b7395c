import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SignOutOptions } from '@/features/session/signOut';
import { forgetWaitingCart, noteWaitingCart } from '@/features/session/tokenStorage';
import type { WithUser } from '@/features/session/userSlice';
import type { AppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import type { CartDetailsFragment } from './operations/CartDetails.graphql.generated';

/** The cart in short. The cart itself is in the Apollo cache. */
export interface CartSummary {
  currencyCode: string;
  /** Sum of the quantities. */
  numItems: number;
  /** The backend's subtotal with tax, in whole units of the currency. */
  subtotal: number;
}

/** An amount in whole units of its currency. */
export interface Amount {
  value: number;
  currency: string;
}

/** What delivery by one method would cost. */
export interface ShippingMethodEstimate {
  carrier_code: string;
  method_code: string | null;
  amount: Amount;
  price_excl_tax: Amount;
  price_incl_tax: Amount;
}

export interface CartState {
  cartId: string | null;
  details: CartSummary;
  /** What the badge shows: the backend's count of a cart, which need not be the sum of its lines; null until known. */
  itemCount: number | null;
  detailsError: AppError | null;
  getCartError: AppError | null;
  isLoading: boolean;
  isAddingItem: boolean;
  isUpdatingItem: boolean;
  addItemError: AppError | null;
  updateItemError: AppError | null;
  removeItemError: AppError | null;
  shippingMethods: ShippingMethodEstimate[];
  /** The cart before this one had something in it, and could not be opened any more. */
  isEarlierCartClosed: boolean;
}

/** A state that holds the cart slice. */
export interface WithCart {
  cart: CartState;
}

/** The requests about a cart whose progress the state shows. */
export type CartRequest = 'details' | 'add' | 'update' | 'remove';

const initialState: CartState = {
  cartId: null,
  details: { currencyCode: 'USD', numItems: 0, subtotal: 0 },
  itemCount: null,
  detailsError: null,
  getCartError: null,
  isLoading: false,
  isAddingItem: false,
  isUpdatingItem: false,
  addItemError: null,
  updateItemError: null,
  removeItemError: null,
  shippingMethods: [],
  isEarlierCartClosed: false,
};

const errorOf = {
  details: 'detailsError',
  add: 'addItemError',
  update: 'updateItemError',
  remove: 'removeItemError',
} as const satisfies Record<CartRequest, keyof CartState>;

const setBusy = (state: CartState, request: CartRequest | undefined, isBusy: boolean): void => {
  if (request === 'details') state.isLoading = isBusy;
  if (request === 'add') state.isAddingItem = isBusy;
  if (request === 'update') state.isUpdatingItem = isBusy;
};

const summaryOf = ({ items, prices }: CartDetailsFragment): CartSummary => {
  const numItems = (items ?? []).reduce((sum, item) => sum + (item?.quantity ?? 0), 0);
  const subtotal = prices?.subtotal_including_tax;
  if (numItems === 0) return initialState.details;
  return {
    currencyCode: subtotal?.currency ?? initialState.details.currencyCode,
    numItems,
    subtotal: subtotal?.value ?? 0,
  };
};

const quantitiesOf = ({ items }: CartDetailsFragment): number[] =>
  (items ?? []).flatMap((item) => (item ? [item.quantity] : []));

/** To the four places of a quantity: fractions have no exact sum. */
const rounded = (quantity: number): number => Number(quantity.toFixed(4));

/** Pieces that the backend counts and gives no line for. */
export const piecesWithoutLine = (cart: CartDetailsFragment): number => {
  // Lines that could not be read at all say nothing.
  if (!cart.items) return 0;
  const shown = quantitiesOf(cart).reduce((sum, quantity) => sum + quantity, 0);
  return Math.max(0, rounded(cart.total_quantity - shown));
};

/** The backend's count, which need not be the sum of the lines; but it may count pieces that it gives no line for. */
const countOf = (cart: CartDetailsFragment): number => {
  const { total_quantity: pieces, total_summary_quantity_including_config: count } = cart;
  const missing = piecesWithoutLine(cart);
  if (missing === 0) return count ?? pieces;
  return count == null || count === pieces ? rounded(pieces - missing) : quantitiesOf(cart).length;
};

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    getCartRequested: (state) => {
      state.getCartError = null;
    },
    getCartReceived: (state, { payload }: PayloadAction<string>) => {
      state.cartId = payload;
      state.getCartError = null;
    },
    /** A cart that cannot be had resets everything known of one. */
    getCartFailed: (_state, { payload }: PayloadAction<AppError>) => ({ ...initialState, getCartError: payload }),
    cartRequested: (state, { payload }: PayloadAction<CartRequest>) => {
      setBusy(state, payload, true);
      state[errorOf[payload]] = null;
    },
    /** The backend gave the cart, as the answer to a request or beside it. */
    cartReceived: {
      prepare: (cart: CartDetailsFragment, request?: CartRequest) => ({ payload: { cart, request } }),
      reducer: (
        state,
        { payload }: PayloadAction<{ cart: CartDetailsFragment; request?: CartRequest | undefined }>,
      ) => {
        const { cart, request } = payload;
        setBusy(state, request, false);
        state.details = summaryOf(cart);
        state.itemCount = countOf(cart);
      },
    },
    cartRequestFailed: (state, { payload }: PayloadAction<{ request: CartRequest; error: AppError }>) => {
      setBusy(state, payload.request, false);
      state[errorOf[payload.request]] = payload.error;
    },
    itemCountReceived: (state, { payload }: PayloadAction<number>) => {
      state.itemCount = payload;
    },
    shippingMethodsReceived: (state, { payload }: PayloadAction<ShippingMethodEstimate[]>) => {
      state.shippingMethods = payload;
    },
    earlierCartClosed: (state) => {
      state.isEarlierCartClosed = true;
    },
    /** What is being added or changed goes on, in the next cart, and ends by itself. */
    cartReset: ({ isAddingItem, isUpdatingItem }) => ({ ...initialState, isAddingItem, isUpdatingItem }),
  },
});

export const {
  getCartRequested,
  getCartReceived,
  getCartFailed,
  cartRequested,
  cartReceived,
  cartRequestFailed,
  itemCountReceived,
  shippingMethodsReceived,
  earlierCartClosed,
  cartReset,
} = cartSlice.actions;

/** Reducer of `cart`. */
export const cartReducer = cartSlice.reducer;

/** The shopper presses "place order" (true), and learns what came of it (false). */
export const placeOrderClicked = createAction<boolean>('cart/placeOrderClicked');

/** Opens or closes the mini cart; without a value it becomes the other. The flag stands in the state of the shell. */
export const minicartToggled = createAction<boolean | undefined>('cart/minicartToggled');

/** Everything known of the cart besides its contents. */
export const selectCart = (state: WithCart): CartState => state.cart;
/** Id of the cart; null while there is none. */
export const selectCartId = (state: WithCart): string | null => state.cart.cartId;
/** Why the cart cannot be shown; null when nothing is wrong. */
export const selectCartLoadError = (state: WithCart): AppError | null =>
  state.cart.getCartError ?? state.cart.detailsError;
/** How much is in the cart: 0 of a guest without one, null until the backend has said. */
export const selectItemCount = ({ cart, user }: WithCart & WithUser): number | null =>
  cart.cartId === null && !user.isSignedIn ? 0 : cart.itemCount;
/** Whether the cart before this one is gone with what was in it: an empty cart is not all there is to say then. */
export const selectIsEarlierCartClosed = (state: WithCart): boolean => state.cart.isEarlierCartClosed;
/** Whether the mini cart is open. */
export const selectIsMinicartOpen = (state: { app: { isMinicartOpen: boolean } }): boolean => state.app.isMinicartOpen;

// Where the cart is kept besides the state: its id in the browser's storage, its contents in the Apollo cache.

/** Where the cart stands in the Apollo cache: there is one cart, whatever its id. */
export const cartReference = { __typename: 'Cart' } as const;

const cartIdKey = 'cartId';
/** Written with each change, so that other tabs hear of it. */
const changeKey = 'cart_changed';
const mergedCartKey = 'merged_cart';
/** Where delivery was estimated to. */
export const placeKeys = ['estimate_postcode', 'estimate_country'] as const;

/** Seconds that a merged cart is remembered: as long as an order that was sent from it may be without an answer. */
const mergedLifetimeSeconds = 3600;

/** The guest's cart that became part of the customer's; its backend calls it inactive then, as one that was ordered. */
export const readMergedCart = (storage: ShopStorage): string | undefined => storage.read(mergedCartKey, asText);

/** Remembers the guest's cart that became part of the customer's, in storage that ends by itself. */
export const writeMergedCart = (storage: ShopStorage, cartId: string): void =>
  storage.write(mergedCartKey, cartId, mergedLifetimeSeconds);

/** The id that this visit or an earlier one has kept; undefined without a cart. */
export const readCartId = (storage: ShopStorage): string | undefined => storage.read(cartIdKey, asText);

/** Keeps the id of the cart for later visits and other tabs. */
export const writeCartId = (storage: ShopStorage, cartId: string): void => storage.write(cartIdKey, cartId);

/** Calls back when another tab changes the cart id; returns the unsubscribe function. */
export const onCartIdChangeElsewhere = (storage: ShopStorage, listener: () => void): (() => void) =>
  storage.onChangeElsewhere(cartIdKey, listener);

/** Tells other tabs that what is in the cart has changed. */
export const tellCartChange = (storage: ShopStorage): void => storage.write(changeKey, true);

/** Calls back when another tab changes what is in the cart; returns the unsubscribe function. */
export const onCartChangeElsewhere = (storage: ShopStorage, listener: () => void): (() => void) =>
  storage.onChangeElsewhere(changeKey, listener);

/** Forgets where delivery was estimated to; estimate/keptPlace.ts keeps it. */
export const removeEstimatePostcode = (storage: ShopStorage): void => {
  placeKeys.forEach(storage.remove);
};

/** Takes over the cart id that an earlier visit left in storage. */
export const retrieveCartId =
  (): AppThunk<string | undefined, WithCart> =>
  (dispatch, getState, { storage }) => {
    const known = getState().cart.cartId;
    if (known !== null) return known;
    const stored = readCartId(storage);
    if (stored !== undefined) dispatch(getCartReceived(stored));
    return stored;
  };

/** Makes a cart the shop's cart, here and for the next visit. */
export const adoptCartId =
  (cartId: string): AppThunk<void, WithCart> =>
  (dispatch, _getState, { storage }) => {
    writeCartId(storage, cartId);
    dispatch(getCartReceived(cartId));
  };

/** Drops what the Apollo cache holds of the cart. */
export const clearCartDataFromCache =
  (): AppThunk =>
  (_dispatch, _getState, { apollo: { cache } }) => {
    for (const fieldName of ['cart', 'customerCart']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    const cart = cache.identify(cartReference);
    if (cart !== undefined) cache.evict({ id: cart });
    cache.gc();
  };

/** Notes what a customer's cart has that the account keeps while its session is over. @param count null: not known. */
export const noteCartLeft = (storage: ShopStorage, count: number | null): void => {
  if (count === 0) forgetWaitingCart(storage);
  else noteWaitingCart(storage, count === null ? 'unknown' : 'filled');
};

/** Forgets the cart; the backend keeps it. At the end of a session that is noted. */
export const removeCart =
  ({ reason }: Pick<SignOutOptions, 'reason'> = {}): AppThunk<void, WithCart> =>
  (dispatch, getState, { storage }) => {
    if (reason === 'expired') noteCartLeft(storage, getState().cart.itemCount);
    storage.remove(cartIdKey);
    dispatch(cartReset());
  };
