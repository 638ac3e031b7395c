import { givenSettings, settings } from '@/kernel/app/settings';

/** Where the drop-ins' scripts are; the test provider has stand-ins of both. */
export interface PaymentSettings {
  braintreeScriptUrl: string;
  /** Integrity of the script as `sha384-…`; '' when it is not checked. */
  braintreeScriptHash: string;
  adyenScriptUrl: string;
  adyenScriptHash: string;
  adyenStyleUrl: string;
  adyenClientKey: string;
  adyenEnvironment: string;
}

/** Brands whose marks stand beside cards, by the names that shoppers know. */
export const cardBrands = (): readonly string[] => {
  const { cardBrands: given } = givenSettings(document);
  const names = Array.isArray(given) ? given.filter((name): name is string => typeof name === 'string') : [];
  return names.length > 0 ? names : ['Visa', 'Mastercard', 'American Express'];
};

/** Reads what the deployment chose; here, because only the payment step needs it. */
export const paymentSettings = (): PaymentSettings => {
  const given = givenSettings(document);
  const text = (key: keyof PaymentSettings, fallback: string): string => {
    const value = given[key];
    return typeof value === 'string' && value !== '' ? value : fallback;
  };
  return {
    braintreeScriptUrl: text('braintreeScriptUrl', `${settings.paymentUrl}/braintree/dropin.js`),
    braintreeScriptHash: text('braintreeScriptHash', ''),
    adyenScriptUrl: text('adyenScriptUrl', `${settings.paymentUrl}/adyen/adyen.js`),
    adyenScriptHash: text('adyenScriptHash', ''),
    adyenStyleUrl: text('adyenStyleUrl', `${settings.paymentUrl}/adyen/adyen.css`),
    adyenClientKey: text('adyenClientKey', 'test_HALEWELL'),
    adyenEnvironment: text('adyenEnvironment', 'test'),
  };
};
