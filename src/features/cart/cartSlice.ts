import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '@/kernel/errors/appError';

/** The cart in short (spec §3 Cart: derived summary). The cart itself is in the Apollo cache. */
export interface CartSummary {
  currencyCode: string;
  /** Sum of the quantities. */
  numItems: number;
  /** The backend's subtotal, in whole units of the currency. */
  subtotal: number;
}

/** An amount in whole units of its currency. */
export interface Amount {
  value: number;
  currency: string;
}

/** Spec §3 Shipping method estimate. */
export interface ShippingMethodEstimate {
  carrier_code: string;
  method_code: string | null;
  amount: Amount;
  price_excl_tax: Amount;
  price_incl_tax: Amount;
}

/** Spec §3 Cart state. */
export interface CartState {
  cartId: string | null;
  details: CartSummary;
  detailsError: AppError | null;
  getCartError: AppError | null;
  isLoading: boolean;
  isAddingItem: boolean;
  isUpdatingItem: boolean;
  addItemError: AppError | null;
  updateItemError: AppError | null;
  removeItemError: AppError | null;
  shippingMethods: ShippingMethodEstimate[];
}

/** A state that holds the cart slice. */
export interface WithCart {
  cart: CartState;
}

/** An empty cart; its currency is the specification's (spec §9). */
export const emptySummary: CartSummary = { currencyCode: 'USD', numItems: 0, subtotal: 0 };

const initialState: CartState = {
  cartId: null,
  details: emptySummary,
  detailsError: null,
  getCartError: null,
  isLoading: false,
  isAddingItem: false,
  isUpdatingItem: false,
  addItemError: null,
  updateItemError: null,
  removeItemError: null,
  shippingMethods: [],
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
    getDetailsRequested: (state) => {
      state.isLoading = true;
      state.detailsError = null;
    },
    getDetailsReceived: (state, { payload }: PayloadAction<CartSummary>) => {
      state.isLoading = false;
      state.details = payload;
    },
    getDetailsFailed: (state, { payload }: PayloadAction<AppError>) => {
      state.isLoading = false;
      state.detailsError = payload;
    },
    addItemRequested: (state) => {
      state.isAddingItem = true;
      state.addItemError = null;
    },
    addItemReceived: (state, { payload }: PayloadAction<CartSummary>) => {
      state.isAddingItem = false;
      state.details = payload;
    },
    addItemFailed: (state, { payload }: PayloadAction<AppError>) => {
      state.isAddingItem = false;
      state.addItemError = payload;
    },
    updateItemRequested: (state) => {
      state.isUpdatingItem = true;
      state.updateItemError = null;
    },
    updateItemReceived: (state, { payload }: PayloadAction<CartSummary>) => {
      state.isUpdatingItem = false;
      state.details = payload;
    },
    updateItemFailed: (state, { payload }: PayloadAction<AppError>) => {
      state.isUpdatingItem = false;
      state.updateItemError = payload;
    },
    removeItemRequested: (state) => {
      state.removeItemError = null;
    },
    removeItemReceived: (state, { payload }: PayloadAction<CartSummary>) => {
      state.details = payload;
    },
    removeItemFailed: (state, { payload }: PayloadAction<AppError>) => {
      state.removeItemError = payload;
    },
    shippingMethodsReceived: (state, { payload }: PayloadAction<ShippingMethodEstimate[]>) => {
      state.shippingMethods = payload;
    },
    /** What is being added or changed goes on, in the next cart, and ends by itself. */
    cartReset: ({ isAddingItem, isUpdatingItem }) => ({ ...initialState, isAddingItem, isUpdatingItem }),
  },
});

export const {
  getCartRequested,
  getCartReceived,
  getCartFailed,
  getDetailsRequested,
  getDetailsReceived,
  getDetailsFailed,
  addItemRequested,
  addItemReceived,
  addItemFailed,
  updateItemRequested,
  updateItemReceived,
  updateItemFailed,
  removeItemRequested,
  removeItemReceived,
  removeItemFailed,
  shippingMethodsReceived,
  cartReset,
} = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

export const selectCartId = (state: WithCart): string | null => state.cart.cartId;
export const selectCartLoadError = (state: WithCart): AppError | null =>
  state.cart.getCartError ?? state.cart.detailsError;
