import type { PaymentAction, PaymentAnswer } from './providers/paymentAdapter';
import { PaymentError } from './providers/paymentAdapter';
import type { RejectionReason } from './paymentSlice';
import type { ResultCode } from './providers/resultCode';

/** Payment data of an order. */
export interface PaymentDetails {
  /** '' for a saved card that pays as it is, and for an order that costs nothing. */
  nonce: string;
  /** Method that the order names, where it is not the chosen one. */
  method?: string;
  /** Card that the customer keeps and pays with. */
  publicHash?: string;
  /** The customer wants to keep the card. */
  isStored?: boolean;
  /** Number of the buyer's own purchase order. */
  purchaseOrder?: string;
  /** What the provider wants to find with the order. */
  additionalData?: Readonly<Record<string, string>>;
}

/** How the payment stands in the call that places the order. */
export interface RestPayment {
  method: string;
  po_number?: string;
  additional_data: Readonly<Record<string, string | boolean>>;
  extension_attributes?: { agreement_ids: readonly string[] };
}

/** Payment of an order: a nonce, and of the vault what the real backend's methods take. */
export const toRestPayment = (chosenMethod: string, details: PaymentDetails): RestPayment => {
  const { nonce, method = chosenMethod, publicHash, isStored, purchaseOrder, additionalData } = details;
  return {
    method,
    ...(purchaseOrder === undefined ? {} : { po_number: purchaseOrder }),
    additional_data: {
      ...(nonce === '' ? {} : { payment_method_nonce: nonce }),
      ...(publicHash === undefined ? {} : { public_hash: publicHash }),
      ...(isStored ? { is_active_payment_token_enabler: true } : {}),
      ...additionalData,
    },
  };
};

/** Outcome of a payment: data to pay with, or why there are none. */
export type PaymentOutcome =
  | ({ kind: 'nonce' } & PaymentDetails)
  /** The message is in the provider's words, or '' when it has none. */
  | { kind: 'stopped'; reason: RejectionReason; message: string };

/** How an action ended: with another answer, or without. */
export type ActionEnd = PaymentAnswer | 'closed' | 'timedOut' | 'failed';

export interface PaymentSteps {
  /** Shows an action to the shopper until it ends. */
  act: (action: PaymentAction) => Promise<ActionEnd>;
  onResult: (resultCode: ResultCode) => void;
  onThreeDSecureStarted: (url: string | null) => void;
  onThreeDSecureEnded: (error: string | null) => void;
}

/** Actions that may follow one another, such as a fingerprint and then a challenge; more are a provider's fault. */
const mostActions = 4;

const stopped = (reason: RejectionReason, message = ''): PaymentOutcome => ({ kind: 'stopped', reason, message });

/** Why a result without anything left to do is no payment. */
const reasons: Record<Exclude<ResultCode, 'Authorised'>, RejectionReason> = {
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'error',
  Pending: 'pending',
  Received: 'pending',
  Unknown: 'unknownResult',
  // They should have come with an action.
  IdentifyShopper: 'provider',
  ChallengeShopper: 'provider',
  RedirectShopper: 'provider',
};

const endOf = ({ resultCode, nonce, isNotAuthenticated, additionalData }: PaymentAnswer): PaymentOutcome => {
  if (isNotAuthenticated) return stopped('notAuthenticated');
  if (resultCode !== 'Authorised') return stopped(reasons[resultCode]);
  if (nonce === null) return stopped('provider');
  return { kind: 'nonce', nonce, ...(additionalData ? { additionalData } : {}) };
};

const endReasons = { closed: 'notAuthenticated', timedOut: 'timedOut', failed: 'provider' } as const;

/** Takes an answer through the bank's pages to its end. */
const followAnswer = async (first: PaymentAnswer, steps: PaymentSteps): Promise<PaymentOutcome> => {
  let answer = first;
  for (let step = 0; step <= mostActions; step += 1) {
    steps.onResult(answer.resultCode);
    if (!answer.action) return endOf(answer);
    steps.onThreeDSecureStarted(answer.action.url);
    const end = await steps.act(answer.action);
    if (typeof end === 'string') {
      steps.onThreeDSecureEnded(endReasons[end]);
      return stopped(endReasons[end]);
    }
    const outcome = end.action ? null : endOf(end);
    steps.onThreeDSecureEnded(outcome?.kind === 'stopped' ? outcome.reason : null);
    answer = end;
  }
  return stopped('provider');
};

/** Gets something to pay with, through all that the provider asks for. Never throws. */
export const followPayment = async (
  start: () => Promise<PaymentAnswer>,
  steps: PaymentSteps,
): Promise<PaymentOutcome> => {
  try {
    return await followAnswer(await start(), steps);
  } catch (error) {
    return stopped('provider', error instanceof PaymentError ? error.message : '');
  }
};
