import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A shopper who came back from a page of the bank that took the whole window. */
export interface RedirectReturn {
  methodCode: string;
  /** Result in the address; the backend checks it. */
  redirectResult: string;
  /** The shopper gave up there. */
  isCancelled: boolean;
  /** Takes it out of the address, so that a later reload begins nothing. */
  forget: () => void;
}

/** Names in the address: the shop's own for the way to pay, the provider's for the result. */
const methodName = 'payment';
const resultName = 'redirectResult';

/** PayPal's names: its payment, and who agreed to it, which is missing where nobody has. Its page is left by no other way. */
const paypalCode = 'paypal_express';
const paypalToken = 'token';
const paypalPayer = 'PayerID';

/** The names that come with a return, the shop's own first. */
const returnNames = [methodName, resultName, ...(CAPABILITIES.paypalExpress ? [paypalToken, paypalPayer] : [])];

/** What stands in the address: the way to pay and its result, '' where there is none. */
const readReturn = (params: URLSearchParams): Omit<RedirectReturn, 'forget'> => {
  const [token, PayerID = ''] = [params.get(paypalToken), params.get(paypalPayer) ?? undefined];
  if (CAPABILITIES.paypalExpress && token && !params.has(methodName)) {
    const redirectResult = new URLSearchParams({ token, PayerID }).toString();
    return { methodCode: paypalCode, redirectResult, isCancelled: PayerID === '' };
  }
  return {
    methodCode: params.get(methodName) ?? '',
    redirectResult: params.get(resultName) ?? '',
    isCancelled: false,
  };
};

/** The return from a bank's page; null on any other visit. */
export const useRedirectReturn = (): RedirectReturn | null => {
  const [params, setParams] = useSearchParams();
  const { methodCode, redirectResult, isCancelled } = readReturn(params);
  const forget = useCallback(() => {
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        for (const name of returnNames) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [setParams]);
  return useMemo(
    () => (methodCode !== '' && redirectResult !== '' ? { methodCode, redirectResult, isCancelled, forget } : null),
    [forget, isCancelled, methodCode, redirectResult],
  );
};
