import { type OfflineMethod, offlineMethodOf } from './providers/offline/offlineMethods';
import type { PaymentAdapter } from './providers/paymentAdapter';

/** How the shop handles a way to pay at once that the backend offers. */
interface PaymentProvider {
  /** Loads the provider's adapter, each in a chunk of its own. */
  load: () => Promise<PaymentAdapter>;
  /**
   * Cards that the customer keeps: `securityCode` are listed and ask for it, `alone` are listed and pay as they are,
   * `own` are shown by the provider's own fields.
   */
  savedCards: 'securityCode' | 'alone' | 'own';
  /** The shopper agrees on a page of the provider that takes the whole window, and types nothing in the shop. */
  isElsewhere?: boolean;
}

/** A way to pay for what costs nothing, as the backend names it. */
export const freeMethodCode = 'free';

/** The payment providers by the code of the backend's method; to add one, make its folder and its row. Those that take no money now stand in `providers/offline`. */
const providers: Readonly<Record<string, PaymentProvider>> = {
  test_card: {
    load: async () =>
      (await import(/* webpackChunkName: "payment-test" */ './providers/testCard/testCardAdapter')).testCardAdapter,
    savedCards: 'securityCode',
  },
  braintree: {
    load: async () =>
      (await import(/* webpackChunkName: "payment-braintree" */ './providers/braintree/braintreeAdapter'))
        .braintreeAdapter,
    savedCards: 'alone',
  },
  adyen_cc: {
    load: async () =>
      (await import(/* webpackChunkName: "payment-adyen" */ './providers/adyen/adyenAdapter')).adyenAdapter,
    savedCards: 'own',
  },
  ...(CAPABILITIES.paypalExpress
    ? {
        paypal_express: {
          load: async () =>
            (await import(/* webpackChunkName: "payment-paypal" */ './providers/paypal/paypalAdapter')).paypalAdapter,
          savedCards: 'own',
          isElsewhere: true,
        },
      }
    : {}),
};

/** Who takes the money at once; undefined for a way to pay later, and for one that this shop cannot handle. */
export const providerOf = (methodCode: string): PaymentProvider | undefined =>
  Object.hasOwn(providers, methodCode) ? providers[methodCode] : undefined;

/** Whether money is paid after the order. */
export const isPaidLater = (methodCode: string): boolean => offlineMethodOf(methodCode) !== undefined;

/** When an order is paid that is not paid at once; undefined for one that is. */
export const paidWhen = (methodCode: string): OfflineMethod['isPaid'] | undefined =>
  offlineMethodOf(methodCode)?.isPaid;

/** Whether a shopper may be offered it: the backend's list and what the shop can do, together. */
export const isHandled = (methodCode: string): boolean =>
  methodCode === freeMethodCode || providerOf(methodCode) !== undefined || isPaidLater(methodCode);
