import type { PaymentMethod } from '../../context';
import { adyenProvider } from './adyen/adyen';
import { braintreeProvider } from './braintree/braintree';
import type { EmbeddedProvider } from './provider';
import { paypalProvider } from './paypal/paypal';
import { testCardProvider } from './testCard/testCard';
import { testWalletProvider } from './testWallet/testWallet';

/**
 * The payment providers by their names in `SHOP_PAYMENT_ADAPTERS`; to add one, make its folder and its row here, and in
 * `providerSettings.js` if it brings settings.
 */
export const providers: Readonly<Record<string, EmbeddedProvider>> = {
  test: testCardProvider,
  test_wallet: testWalletProvider,
  braintree: braintreeProvider,
  adyen: adyenProvider,
  paypal_express: paypalProvider,
};

/** The ways to pay of a deployment by the names of its adapters (`SHOP_PAYMENT_ADAPTERS`); the test provider's cards and its wallet without any. */
export const configuredMethods = (adapters: string | string[] | undefined): PaymentMethod[] => {
  const names = Array.isArray(adapters) ? adapters : [];
  const known = names.flatMap((name) => (Object.hasOwn(providers, name) ? (providers[name]?.method ?? []) : []));
  return known.length > 0 ? known : [testCardProvider.method, testWalletProvider.method];
};
