import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '@/features/address/address';
import { paymentReducer, type PaymentState } from '@/features/payment/paymentSlice';
import type { AppError } from '@/kernel/errors/appError';
import { rootReducer } from '@/kernel/redux/rootReducer';
import type { ReceiptOrderFragment } from './api/ReceiptOrder.graphql.generated';
import type { AgreedCart } from './placing/agreedCart';
import type { Arrival } from './ArrivalDays';
import { checkoutReset } from './forgetCheckout';

/** A way to ship; code and title are the carrier's. */
export interface AvailableShippingMethod {
  code: string;
  title: string;
  methodCode: string;
  methodTitle: string;
  /** Price including tax, in whole units of its currency. */
  price: number;
  currency: string;
  /** When it would arrive; null promises nothing. */
  arrival: Arrival | null;
}

/** The method that costs least; the first of several. */
export const cheapestOf = (methods: readonly AvailableShippingMethod[]): AvailableShippingMethod | undefined =>
  [...methods].sort((one, other) => one.price - other.price)[0];

/** The way that was chosen, as the REST call names it. */
export interface ChosenShippingMethod {
  carrier_code: string;
  method_code: string;
}

/** What a payment provider gave for the card. */
export interface PaymentData {
  nonce: string;
}

/** An order as its receipt shows it. */
export type OrderOnReceipt = Omit<ReceiptOrderFragment, 'id' | 'number' | 'order_date' | 'token' | 'guest_consent'> & {
  /** Proves that an order is its holder's; only a backend that tells of orders has one. */
  token?: string | null;
  guest_consent?: boolean | null;
  /** Number that the shopper knows it by; null where it stands in the e-mail alone. */
  number: string | null;
};

/** What the receipt shows. Where the order could not be read after it was placed, only its id is known. */
export interface ReceiptOrder {
  /** The backend's internal id, as the payment-information call answers it; '' where that answer was lost. */
  orderId: string;
  /** Number that the shopper knows it by; null where it stands in the e-mail alone, or in `order`. */
  number: string | null;
  /** What opens the order of a guest; '' where the cart's id or the account does. */
  token: string;
  /** Address of the confirmation; '' where it must not be told, or is not known. */
  email: string;
  /** The same, unreadable but for its first letter: `j…@…`. */
  maskedEmail: string;
  order: OrderOnReceipt | null;
}

/** What the checkout has accepted so far, one error for each step, and the order that came of it. */
export interface CheckoutState {
  availableShippingMethods: AvailableShippingMethod[];
  billingAddress: Address | null;
  shippingAddress: Address | null;
  shippingMethod: ChosenShippingMethod | null;
  shippingTitle: string;
  paymentCode: string;
  paymentData: PaymentData | null;
  /** What the shopper last agreed to pay for. */
  agreedCart: AgreedCart | null;
  receipt: { order: ReceiptOrder | null };
  isSubmitting: boolean;
  billingAddressError: AppError | null;
  shippingAddressError: AppError | null;
  shippingMethodError: AppError | null;
  paymentMethodError: AppError | null;
  orderError: AppError | null;
  payment: PaymentState;
}

/** A state that holds the checkout slice. */
export interface WithCheckout {
  checkout: CheckoutState;
}

/** What an earlier visit left in storage. */
export type SavedCheckout = Partial<
  Pick<
    CheckoutState,
    | 'availableShippingMethods'
    | 'billingAddress'
    | 'shippingAddress'
    | 'shippingMethod'
    | 'shippingTitle'
    | 'paymentCode'
    | 'agreedCart'
  >
>;

const initialState: CheckoutState = {
  availableShippingMethods: [],
  billingAddress: null,
  shippingAddress: null,
  shippingMethod: null,
  shippingTitle: '',
  paymentCode: '',
  paymentData: null,
  agreedCart: null,
  receipt: { order: null },
  isSubmitting: false,
  billingAddressError: null,
  shippingAddressError: null,
  shippingMethodError: null,
  paymentMethodError: null,
  orderError: null,
  payment: paymentReducer(undefined, { type: 'checkout/start' }),
};

type ErrorField =
  'billingAddressError' | 'shippingAddressError' | 'shippingMethodError' | 'paymentMethodError' | 'orderError';

const submit = (field: ErrorField) => (state: CheckoutState) => {
  state.isSubmitting = true;
  state[field] = null;
};
const reject =
  (field: ErrorField) =>
  (state: CheckoutState, { payload }: PayloadAction<AppError>) => {
    state.isSubmitting = false;
    state[field] = payload;
  };

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** Begin: everything as new, with what was saved. */
    checkoutBegun: (_state, { payload }: PayloadAction<SavedCheckout>) => ({ ...initialState, ...payload }),
    /** Changes nothing: it tells what follows the actions when the methods were asked for. */
    shippingMethodsRequested: () => undefined,
    shippingMethodsReceived: (state, { payload }: PayloadAction<AvailableShippingMethod[]>) => {
      state.availableShippingMethods = payload;
    },
    shippingAddressSubmitted: submit('shippingAddressError'),
    shippingAddressAccepted: (state, { payload }: PayloadAction<Address>) => {
      state.isSubmitting = false;
      state.shippingAddress = payload;
    },
    shippingAddressRejected: reject('shippingAddressError'),
    billingAddressSubmitted: submit('billingAddressError'),
    billingAddressAccepted: (state, { payload }: PayloadAction<Address>) => {
      state.isSubmitting = false;
      state.billingAddress = payload;
    },
    billingAddressRejected: reject('billingAddressError'),
    shippingMethodSubmitted: submit('shippingMethodError'),
    shippingMethodAccepted: (state, { payload }: PayloadAction<ChosenShippingMethod & { title: string }>) => {
      state.isSubmitting = false;
      state.shippingMethod = { carrier_code: payload.carrier_code, method_code: payload.method_code };
      state.shippingTitle = payload.title;
    },
    shippingMethodRejected: reject('shippingMethodError'),
    /** A new address may be out of reach for the method that was chosen. */
    shippingMethodCleared: (state) => {
      state.shippingMethod = null;
      state.shippingTitle = '';
    },
    paymentMethodSubmitted: submit('paymentMethodError'),
    paymentMethodAccepted: (state, { payload }: PayloadAction<{ code: string; data: PaymentData }>) => {
      state.isSubmitting = false;
      state.paymentCode = payload.code;
      state.paymentData = payload.data;
    },
    paymentMethodRejected: reject('paymentMethodError'),
    cartAgreed: (state, { payload }: PayloadAction<AgreedCart>) => {
      state.agreedCart = payload;
    },
    orderSubmitted: submit('orderError'),
    orderAccepted: (state, { payload }: PayloadAction<ReceiptOrder>) => ({
      ...initialState,
      receipt: { order: payload },
      payment: state.payment,
    }),
    orderRejected: (state, action: PayloadAction<AppError>) => {
      reject('orderError')(state, action);
      // A nonce is good for one attempt.
      state.paymentData = null;
    },
    receiptReset: (state) => {
      state.receipt = { order: null };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(checkoutReset, () => initialState);
  },
});

export const {
  checkoutBegun,
  shippingMethodsRequested,
  shippingMethodsReceived,
  shippingAddressSubmitted,
  shippingAddressAccepted,
  shippingAddressRejected,
  billingAddressSubmitted,
  billingAddressAccepted,
  billingAddressRejected,
  shippingMethodSubmitted,
  shippingMethodAccepted,
  shippingMethodRejected,
  shippingMethodCleared,
  paymentMethodSubmitted,
  paymentMethodAccepted,
  paymentMethodRejected,
  cartAgreed,
  orderSubmitted,
  orderAccepted,
  orderRejected,
  receiptReset,
} = checkoutSlice.actions;

/** The checkout slice; the payment flow below it has a reducer of its own, owned by the payment feature. */
export const checkoutReducer: typeof checkoutSlice.reducer = (state, action) => {
  const next = checkoutSlice.reducer(state, action);
  const payment = paymentReducer(next.payment, action);
  return payment === next.payment ? next : { ...next, payment };
};

declare module '@/kernel/redux/rootReducer' {
  // It comes with the page of the checkout.
  export interface LazyLoadedSlices {
    checkout: CheckoutState;
  }
}

rootReducer.inject({ reducerPath: 'checkout', reducer: checkoutReducer });

/** The state of the checkout; the initial one until an action has reached the slice. */
export const selectCheckout = ({ checkout }: Partial<WithCheckout>): CheckoutState => checkout ?? initialState;
/** The payment flow. */
export const selectPayment = (state: Partial<WithCheckout>): PaymentState => selectCheckout(state).payment;
/** The order that was just placed; null when there is none. */
export const selectReceiptOrder = (state: Partial<WithCheckout>): ReceiptOrder | null =>
  selectCheckout(state).receipt.order;
