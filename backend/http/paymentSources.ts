import { addressOf, originOf, type ShopSettings, sourcesOf } from './shopSettings';

/** What the payment page allows to payment providers: its script inventory (docs/operations.md). */
export interface PaymentSources {
  scripts: string[];
  styles: string[];
  /** Frames, requests and pictures. */
  others: string[];
  /** A provider's real drop-in writes style elements and markup into the page. */
  hasOwnMarkup: boolean;
  trustedTypes: string[];
}

/** Elsewhere than at the checkout no script of a provider is loaded. */
export const noPaymentSources: PaymentSources = {
  scripts: [],
  styles: [],
  others: [],
  hasOwnMarkup: false,
  trustedTypes: [],
};

const present = (values: (string | null)[]): string[] => values.filter((value) => value !== null);

/** Exactly what the configured adapters need (`SHOP_PAYMENT_ADAPTERS`); the test provider's cards need no script. */
export const paymentSources = (shop: ShopSettings): PaymentSources => {
  const adapters = Array.isArray(shop.paymentAdapters) ? shop.paymentAdapters : [];
  const standIn = originOf(shop.paymentUrl);
  const braintree = adapters.includes('braintree');
  const adyen = adapters.includes('adyen');
  if (!braintree && !adyen) return noPaymentSources;
  const at = (isUsed: boolean, url: string | string[] | undefined, path: string): string | null =>
    isUsed ? (addressOf(url) ?? (standIn === null ? null : `${standIn}${path}`)) : null;
  const scripts = present([
    at(braintree, shop.braintreeScriptUrl, '/braintree/dropin.js'),
    at(adyen, shop.adyenScriptUrl, '/adyen/adyen.js'),
  ]);
  const others = sourcesOf(shop.paymentSources);
  const isReal = scripts.some((url) => new URL(url).origin !== standIn);
  return {
    scripts: isReal ? [...scripts, ...others] : scripts,
    styles: [...present([at(adyen, shop.adyenStyleUrl, '/adyen/adyen.css')]), ...others],
    others,
    hasOwnMarkup: isReal,
    trustedTypes: ['payment', ...(isReal ? ['default'] : [])],
  };
};
