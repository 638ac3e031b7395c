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
  const paysByScript = Array.isArray(paymentAdapters) && paymentAdapters.some((name) => withScript.includes(name));
  return [
    'captcha',
    ...(isCheckout ? [] : ['video']),
    ...(!isCheckout && mapsKey ? ['maps'] : []),
    ...(isCheckout && paysByScript ? ['payment'] : []),
  ];
};
