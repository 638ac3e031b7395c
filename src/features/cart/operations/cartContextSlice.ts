import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/kernel/redux/rootReducer';
import { type Amount, cartReceived, cartReset, placeOrderClicked } from '../cartSlice';
import type { CartDetailsFragment } from './CartDetails.graphql.generated';

/** The backend's totals as they were given last. */
export interface PriceSummary {
  subtotal: Amount;
  discounts: (Amount & { label: string })[];
  grandTotal: Amount;
}

/** What follows from the cart as the backend gave it last. */
interface CartFacts {
  isCouponApplied: boolean;
  /** With tax, of the chosen method; 0 while none is. */
  shippingValue: number;
  priceSummary: PriceSummary | null;
}

/** Ids of the messages that say why something was left behind. */
export const carriedReasons = [
  'cart.errorTooMany',
  'cart.errorNotEnough',
  'cart.errorSoldOut',
  'cart.errorUnavailable',
  'cart.errorOffline',
] as const;

/** Goods or a code of a guest that the customer's cart did not take when they signed in. */
export interface LineNotCarried {
  /** Of the product, or the code. */
  name: string;
  /** Pieces that were left out; 0 of a code. */
  quantity: number;
  /** Pieces of the same line that came along. */
  carried: number;
  /** Id of the message that says why; undefined when the backend's words are all there is. */
  reason: (typeof carriedReasons)[number] | undefined;
}

/** Where it stands in storage: the page of checkout is loaded right after a sign-in, and has to tell it. */
export const leftBehindKey = 'left_behind';

/** What would have to be paid, with the taxes on it. */
export interface EstimatedTotal extends Amount {
  taxes: { label: string; amount: Amount }[];
}

/** What happens around the cart; the cart itself is in the Apollo cache. */
export interface CartContextState extends CartFacts {
  isFreeShipping: boolean;
  hasFreeShippingCoupon: boolean;
  isPlaceOrderClicked: boolean;
  addedToCart: { sku: string; quantity: number } | null;
  /** Id of the line whose options are being changed; null while none is. */
  editedItem: string | null;
  upsell: { isSuccess: boolean; successfulProductSku: string };
  freeGift: { success: boolean; sku: string; name: string };
  estimatedShipping: { price_excl_tax: Amount; price_incl_tax: Amount };
  /** The backend's total with that shipping; null until it is known, and when the cart has changed since. */
  estimatedTotal: EstimatedTotal | null;
  /** Names of products that left the cart without the shopper's doing, and were not told yet; '' of one that is not known. */
  lostProducts: string[];
  /** What was left behind at the sign-in, and was not told yet. */
  linesNotCarried: LineNotCarried[];
}

const nothing: Amount = { value: 0, currency: 'USD' };

const initialState: CartContextState = {
  isFreeShipping: false,
  hasFreeShippingCoupon: false,
  isCouponApplied: false,
  isPlaceOrderClicked: false,
  addedToCart: null,
  editedItem: null,
  upsell: { isSuccess: false, successfulProductSku: '' },
  freeGift: { success: false, sku: '', name: '' },
  shippingValue: 0,
  priceSummary: null,
  estimatedShipping: { price_excl_tax: nothing, price_incl_tax: nothing },
  estimatedTotal: null,
  lostProducts: [],
  linesNotCarried: [],
};

interface BackendMoney {
  value: number | null;
  currency: string | null;
}

/** The backend's money as the state keeps it. */
export const toAmount = (money: BackendMoney | null | undefined): Amount => ({
  value: money?.value ?? 0,
  currency: money?.currency ?? '',
});

const factsOf = ({
  applied_coupons: coupons,
  prices,
  shipping_addresses: addresses,
}: CartDetailsFragment): CartFacts => ({
  isCouponApplied: (coupons ?? []).length > 0,
  shippingValue: addresses?.[0]?.selected_shipping_method?.price_incl_tax.value ?? 0,
  priceSummary: prices && {
    subtotal: toAmount(prices.subtotal_including_tax),
    discounts: (prices.discounts ?? []).flatMap((discount) =>
      discount ? [{ ...toAmount(discount.amount), label: discount.label }] : [],
    ),
    grandTotal: toAmount(prices.grand_total),
  },
});

const cartContextSlice = createSlice({
  name: 'cartContext',
  initialState,
  reducers: {
    itemAdded: (state, { payload }: PayloadAction<CartContextState['addedToCart']>) => {
      state.addedToCart = payload;
    },
    itemEditBegun: (state, { payload }: PayloadAction<string>) => {
      state.editedItem = payload;
    },
    itemEditEnded: (state, { payload }: PayloadAction<string>) => {
      if (state.editedItem === payload) state.editedItem = null;
    },
    freeShippingReceived: (state, { payload }: PayloadAction<{ isFree: boolean; isByCoupon: boolean }>) => {
      state.isFreeShipping = payload.isFree;
      state.hasFreeShippingCoupon = payload.isByCoupon;
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
    linesNotCarried: (state, { payload }: PayloadAction<LineNotCarried[]>) => {
      state.linesNotCarried = payload;
    },
    shippingEstimated: (state, { payload }: PayloadAction<CartContextState['estimatedShipping'] | null>) => {
      state.estimatedShipping = payload ?? initialState.estimatedShipping;
      state.estimatedTotal = null;
    },
    totalEstimated: (state, { payload }: PayloadAction<EstimatedTotal>) => {
      state.estimatedTotal = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(cartReset, () => initialState)
      .addCase(cartReceived, (state, { payload }) => {
        const facts = factsOf(payload.cart);
        // A total that was estimated for other goods is none.
        if (facts.priceSummary?.grandTotal.value !== state.priceSummary?.grandTotal.value) state.estimatedTotal = null;
        Object.assign(state, facts);
      })
      .addCase(placeOrderClicked, (state, { payload }) => {
        state.isPlaceOrderClicked = payload;
      }),
});

export const {
  itemAdded,
  itemEditBegun,
  itemEditEnded,
  freeShippingReceived,
  upsellSettled,
  freeGiftSettled,
  productsLost,
  linesNotCarried,
  shippingEstimated,
  totalEstimated,
} = cartContextSlice.actions;

declare module '@/kernel/redux/rootReducer' {
  // It comes with the first chunk that touches a cart.
  export interface LazyLoadedSlices {
    cartContext: CartContextState;
  }
}

rootReducer.inject(cartContextSlice);

/** What happens around the cart; the initial state until its chunk has come. */
export const selectCartContext = ({ cartContext }: { cartContext?: CartContextState | undefined }): CartContextState =>
  cartContext ?? initialState;
