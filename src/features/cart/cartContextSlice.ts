import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addLateReducer } from '@/kernel/redux/lateReducers';
import { type Amount, cartReset } from './cartSlice';

/** What was put into the cart last. */
export interface AddedToCart {
  sku: string;
  quantity: number;
}

/** The backend's totals as they were shown last (spec §3 price summary data). */
export interface PriceSummary {
  subtotal: Amount;
  discounts: (Amount & { label: string })[];
  grandTotal: Amount;
}

/** Spec §3 estimated shipping. */
export interface EstimatedShipping {
  price_excl_tax: Amount;
  price_incl_tax: Amount;
}

/** What follows from the cart as the backend gave it last. */
export interface TrackedCart {
  isFreeShipping: boolean;
  hasFreeShippingCoupon: boolean;
  isCouponApplied: boolean;
  /** With VAT, of the chosen method; 0 while none is. */
  shippingValue: number;
  priceSummary: PriceSummary | null;
}

/** Spec §3 Cart context. The cart itself is in the Apollo cache; this is what happens around it. */
export interface CartContextState extends TrackedCart {
  isPlaceOrderClicked: boolean;
  addedToCart: AddedToCart | null;
  upsell: { isSuccess: boolean; successfulProductSku: string };
  freeGift: { success: boolean; sku: string; name: string };
  estimatedShipping: EstimatedShipping;
  /** Names of products that left the cart without the shopper's doing, and were not told yet. */
  lostProducts: string[];
}

/** A state that holds the slice once its chunk has come. */
export interface WithCartContext {
  cartContext: CartContextState;
}

/** Spec §3: initial 0 USD. */
const nothing: Amount = { value: 0, currency: 'USD' };

/** Before anything is known. */
export const initialCartContext: CartContextState = {
  isFreeShipping: false,
  hasFreeShippingCoupon: false,
  isCouponApplied: false,
  isPlaceOrderClicked: false,
  addedToCart: null,
  upsell: { isSuccess: false, successfulProductSku: '' },
  freeGift: { success: false, sku: '', name: '' },
  shippingValue: 0,
  priceSummary: null,
  estimatedShipping: { price_excl_tax: nothing, price_incl_tax: nothing },
  lostProducts: [],
};

const cartContextSlice = createSlice({
  name: 'cartContext',
  initialState: initialCartContext,
  reducers: {
    cartTracked: (state, { payload }: PayloadAction<Partial<TrackedCart>>) => {
      Object.assign(state, payload);
    },
    placeOrderClicked: (state, { payload }: PayloadAction<boolean>) => {
      state.isPlaceOrderClicked = payload;
    },
    itemAdded: (state, { payload }: PayloadAction<AddedToCart>) => {
      state.addedToCart = payload;
    },
    upsellSettled: (state, { payload }: PayloadAction<CartContextState['upsell']>) => {
      state.upsell = payload;
    },
    freeGiftSettled: (state, { payload }: PayloadAction<CartContextState['freeGift']>) => {
      state.freeGift = payload;
    },
    productsLost: (state, { payload }: PayloadAction<string[]>) => {
      state.lostProducts = payload;
    },
    shippingEstimated: (state, { payload }: PayloadAction<EstimatedShipping | null>) => {
      state.estimatedShipping = payload ?? initialCartContext.estimatedShipping;
    },
  },
  extraReducers: (builder) => builder.addCase(cartReset, () => initialCartContext),
});

export const {
  cartTracked,
  placeOrderClicked,
  itemAdded,
  upsellSettled,
  freeGiftSettled,
  productsLost,
  shippingEstimated,
} = cartContextSlice.actions;

// Not of the first load: it comes with the first chunk that touches a cart.
addLateReducer('cartContext', cartContextSlice.reducer);

export const selectCartContext = ({ cartContext }: Partial<WithCartContext>): CartContextState =>
  cartContext ?? initialCartContext;
