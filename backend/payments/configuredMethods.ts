import type { PaymentMethod } from '../context';

import { testCardMethod } from './testProvider/testProvider';

/** Cards through the stand-in of Braintree's drop-in, under the real backend's code. */
export const braintreeMethod: PaymentMethod = { code: 'braintree', title: 'Card (Braintree)' };
/** Cards through the stand-in of Adyen's drop-in, under the code of Adyen's module. */
export const adyenMethod: PaymentMethod = { code: 'adyen_cc', title: 'Card (Adyen)' };

const methods: Readonly<Record<string, PaymentMethod>> = {
  test: testCardMethod,
  braintree: braintreeMethod,
  adyen: adyenMethod,
};

/** The ways to pay of a deployment by the names of its adapters (`SHOP_PAYMENT_ADAPTERS`); the test provider without any. */
export const configuredMethods = (adapters: string | string[] | undefined): PaymentMethod[] => {
  const names = Array.isArray(adapters) ? adapters : ['test'];
  const known = names.flatMap((name) => methods[name] ?? []);
  return known.length > 0 ? known : [testCardMethod];
};
