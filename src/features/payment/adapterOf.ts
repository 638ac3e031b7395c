import { settings } from '@/kernel/app/settings';
import type { PaymentAdapter } from './paymentAdapter';

/** How the shop handles a way to pay that the backend offers. */
interface MethodEntry {
  /** Loads the provider's adapter, each in a chunk of its own. */
  load: () => Promise<PaymentAdapter>;
  /**
   * Cards that the customer keeps: `securityCode` are listed and ask for it, `alone` are listed and pay as they are,
   * `own` are shown by the provider's own fields.
   */
  savedCards: 'securityCode' | 'alone' | 'own';
}

/** A way to pay for what costs nothing, as the backend names it. */
export const freeMethodCode = 'free';

const entries: Readonly<Record<string, MethodEntry>> = {
  test_card: {
    load: async () => {
      const { createTestAdapter } = await import(/* webpackChunkName: "payment-test" */ './adapters/testAdapter');
      return createTestAdapter(settings.paymentUrl);
    },
    savedCards: 'securityCode',
  },
  braintree: {
    load: async () => {
      const chunk = await import(/* webpackChunkName: "payment-braintree" */ './adapters/braintree/braintreeAdapter');
      return chunk.braintreeAdapter;
    },
    savedCards: 'alone',
  },
  adyen_cc: {
    load: async () => {
      const { adyenAdapter } = await import(/* webpackChunkName: "payment-adyen" */ './adapters/adyen/adyenAdapter');
      return adyenAdapter;
    },
    savedCards: 'own',
  },
};

/** How a way to pay is handled; undefined for one that this shop cannot handle. */
export const entryOf = (methodCode: string): MethodEntry | undefined =>
  Object.hasOwn(entries, methodCode) ? entries[methodCode] : undefined;

/** Whether a shopper may be offered it: the backend's list and what the shop can do, together. */
export const isHandled = (methodCode: string): boolean =>
  methodCode === freeMethodCode || entryOf(methodCode) !== undefined;
