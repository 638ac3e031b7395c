import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ResultCode } from './providers/resultCode';

export interface PaymentMethod {
  code: string;
  title: string;
}

/** Why an order was not placed, in the order of where it happened. */
export type RejectionReason =
  | 'refused'
  | 'notAuthenticated'
  /** The bank's page was left alone for too long. */
  | 'timedOut'
  | 'cancelled'
  /** The provider says that something went wrong on its side. */
  | 'error'
  /** The bank has not decided: nothing is ordered, and the payment can be asked about. */
  | 'pending'
  /** An unknown result: it never counts as paid. */
  | 'unknownResult'
  | 'provider'
  | 'sessionExpired'
  /** The total is another one than the shopper saw. */
  | 'changed'
  /** The same, after the payment had begun: it was not taken. */
  | 'changedMeanwhile'
  /** Without a connection, before anything was sent. */
  | 'offline'
  | 'order'
  | 'notPlaced'
  | 'otherTab';

/**
 * Placing an order. `unknown`: the answer was lost or too late, the backend is asked before the button
 * comes back.
 */
export type Placing =
  | { kind: 'idle' }
  | { kind: 'submitting'; key: string }
  | { kind: 'accepted'; orderId: string }
  | { kind: 'rejected'; reason: RejectionReason; message: string }
  | ({ kind: 'unknown' } & UnknownOutcome);

/** An order of which it is not known what became of it. */
export interface UnknownOutcome {
  key: string;
  /** Address of the confirmation, unreadable but for its first letter; '' when it is not known. */
  maskedEmail: string;
  /** The backend is being asked right now. */
  isAsking: boolean;
  /** The backend tells the customer only, who is signed out. */
  isSignedOut: boolean;
}

/** State of a payment, from the choice of a method to the order. */
export interface PaymentState {
  orderNumber: string | null;
  paymentMethods: PaymentMethod[];
  resultCode: ResultCode | null;
  selectedMethod: string | null;
  isFormValid: boolean;
  placing: Placing;
  isThreeDSecureInProgress: boolean;
  threeDSecureError: string | null;
  /** Page of the provider that the shopper is sent through. */
  redirectDetails: { url: string | null } | null;
  isOrderConfirmed: boolean;
}

const initialState: PaymentState = {
  orderNumber: null,
  paymentMethods: [],
  resultCode: null,
  selectedMethod: null,
  isFormValid: false,
  placing: { kind: 'idle' },
  isThreeDSecureInProgress: false,
  threeDSecureError: null,
  redirectDetails: null,
  isOrderConfirmed: false,
};

const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    paymentMethodsReceived: (state, { payload }: PayloadAction<PaymentMethod[]>) => {
      state.paymentMethods = payload;
      const isStillOffered = payload.some(({ code }) => code === state.selectedMethod);
      if (!isStillOffered) state.selectedMethod = payload[0]?.code ?? null;
    },
    paymentMethodSelected: (state, { payload }: PayloadAction<string>) => {
      if (state.paymentMethods.some(({ code }) => code === payload)) state.selectedMethod = payload;
    },
    paymentFormValidityChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isFormValid = payload;
    },
    /** Only an idle or a rejected attempt may start another; anything else is a double click. */
    placingStarted: (state, { payload }: PayloadAction<{ key: string }>) => {
      if (state.placing.kind !== 'idle' && state.placing.kind !== 'rejected') return;
      state.placing = { kind: 'submitting', key: payload.key };
      state.resultCode = null;
      state.threeDSecureError = null;
    },
    paymentResultReceived: (state, { payload }: PayloadAction<ResultCode>) => {
      state.resultCode = payload;
    },
    threeDSecureStarted: (state, { payload }: PayloadAction<{ url: string | null }>) => {
      state.isThreeDSecureInProgress = true;
      state.threeDSecureError = null;
      state.redirectDetails = payload;
    },
    threeDSecureEnded: (state, { payload }: PayloadAction<string | null>) => {
      state.isThreeDSecureInProgress = false;
      state.threeDSecureError = payload;
      state.redirectDetails = null;
    },
    placingRejected: (state, { payload }: PayloadAction<{ reason: RejectionReason; message: string }>) => {
      if (state.placing.kind === 'accepted') return;
      state.placing = { kind: 'rejected', ...payload };
    },
    placingBecameUnknown: (state, { payload }: PayloadAction<UnknownOutcome>) => {
      if (state.placing.kind === 'accepted') return;
      state.placing = { kind: 'unknown', ...payload };
    },
    placingAccepted: (state, { payload }: PayloadAction<{ orderId: string; orderNumber: string | null }>) => {
      state.placing = { kind: 'accepted', orderId: payload.orderId };
      state.orderNumber = payload.orderNumber;
      state.isOrderConfirmed = true;
    },
  },
});

export const {
  paymentMethodsReceived,
  paymentMethodSelected,
  paymentFormValidityChanged,
  placingStarted,
  paymentResultReceived,
  threeDSecureStarted,
  threeDSecureEnded,
  placingRejected,
  placingBecameUnknown,
  placingAccepted,
} = paymentSlice.actions;
export const paymentReducer = paymentSlice.reducer;

/** Whether an order is being placed, or it is not known yet whether it was. */
export const isPlacingOrder = ({ placing }: PaymentState): boolean =>
  placing.kind === 'submitting' || placing.kind === 'unknown';
