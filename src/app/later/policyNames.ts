import { isRecord } from '@/kernel/isRecord';

/** Ways to pay whose providers' scripts are loaded at the checkout. */
const withScript = ['braintree', 'adyen'];

/**
 * Trusted Types policies of foreign scripts that the Content-Security-Policy of a page allows
 * (backend/http/policySources.ts): another one would be refused, and reported.
 * @param settings of the deployment, as they stand in the page.
 */
export const policyNames = (isCheckout: boolean, settings: unknown): string[] => {
  const { mapsKey, paymentAdapters } = isRecord(settings) ? settings : {};
  const adapters: readonly unknown[] = Array.isArray(paymentAdapters) ? paymentAdapters : [];
  const paysByScript = withScript.some((name) => adapters.includes(name));
  return [
    'captcha',
    ...(isCheckout ? [] : ['video']),
    ...(!isCheckout && mapsKey ? ['maps'] : []),
    ...(isCheckout && paysByScript ? ['payment'] : []),
  ];
};
