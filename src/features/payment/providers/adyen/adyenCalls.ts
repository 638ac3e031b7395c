import { settings } from '@/kernel/app/settings';
import { isRecord } from '@/kernel/isRecord';
import type { PaymentPlace } from '../paymentAdapter';
import { readResultCode, type ResultCode } from '../resultCode';
import {
  AdyenPaymentDetailsDocument,
  AdyenPaymentMethodsDocument,
  AdyenPaymentStartDocument,
  AdyenPaymentStatusDocument,
  AdyenShopperCountryDocument,
  type AdyenStatusFragment,
} from './AdyenPayments.graphql.generated';

/** State of a payment. */
export interface AdyenStatus {
  resultCode: ResultCode;
  /** With this its order is placed; only of a payment that stands. */
  nonce: string | null;
  /** The next step, for the drop-in. */
  action: Readonly<Record<string, unknown>> | null;
}

const parse = (json: string | null | undefined): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

const statusOf = (answer: AdyenStatusFragment | null | undefined): AdyenStatus => {
  if (!answer) throw new Error('The backend knows no payment.');
  const nonce = parse(answer.additionalData)?.payment_method_nonce;
  return {
    resultCode: readResultCode(answer.resultCode),
    nonce: typeof nonce === 'string' ? nonce : null,
    action: parse(answer.action),
  };
};

/** Asks for the payment methods of a cart. */
export const askForMethods = async ({ apollo, cartId }: PaymentPlace): Promise<unknown> => {
  const variables = { cartId, locale: settings.locale };
  const { data } = await apollo.query({ query: AdyenPaymentMethodsDocument, variables, fetchPolicy: 'no-cache' });
  const offered = data?.adyenPaymentMethods?.paymentMethodsResponse;
  if (!offered) throw new Error('The backend offers no payment with Adyen.');
  return offered;
};

/** Where no address is known: Adyen asks for a country. */
const homeCountry = 'GB';

/** The country that the card is billed in, as far as it is known, which ways to pay depend on; otherwise the shop’s. Never fails. */
export const askForCountry = async ({ apollo, cartId }: PaymentPlace): Promise<string> => {
  const asked = apollo.query({
    query: AdyenShopperCountryDocument,
    variables: { cartId },
    fetchPolicy: 'no-cache',
  });
  const cart = (await asked.catch(() => undefined))?.data?.cart;
  const address = cart?.billing_address ?? cart?.shipping_addresses?.[0];
  return address?.country.code || homeCountry;
};

/** Pays with what the drop-in gave. */
export const startPayment = async (
  { apollo, cartId }: PaymentPlace,
  state: unknown,
  returnUrl: string,
): Promise<AdyenStatus> => {
  const variables = { cartId, stateData: JSON.stringify(state), returnUrl };
  const { data } = await apollo.mutate({ mutation: AdyenPaymentStartDocument, variables, fetchPolicy: 'no-cache' });
  return statusOf(data?.adyenPaymentStart);
};

/** Goes on with what an action gave. */
export const sendDetails = async ({ apollo, cartId }: PaymentPlace, payload: unknown): Promise<AdyenStatus> => {
  const variables = { cartId, payload: JSON.stringify(payload) };
  const { data } = await apollo.mutate({ mutation: AdyenPaymentDetailsDocument, variables, fetchPolicy: 'no-cache' });
  return statusOf(data?.adyenPaymentDetails);
};

/** Asks for the current state of the cart's payment. */
export const askForStatus = async ({ apollo, cartId }: PaymentPlace): Promise<AdyenStatus> => {
  const variables = { cartId };
  const { data } = await apollo.query({ query: AdyenPaymentStatusDocument, variables, fetchPolicy: 'no-cache' });
  return statusOf(data?.adyenPaymentStatus);
};
