import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A shopper who came back from a page of the bank that took the whole window. */
export interface RedirectReturn {
  methodCode: string;
  /** Result in the address; the backend checks it. */
  redirectResult: string;
  /** Takes it out of the address, so that a later reload begins nothing. */
  forget: () => void;
}

/** Names in the address: the shop's own for the way to pay, the provider's for the result. */
const methodName = 'payment';
const resultName = 'redirectResult';

/** The return from a bank's page; null on any other visit. */
export const useRedirectReturn = (): RedirectReturn | null => {
  const [params, setParams] = useSearchParams();
  const methodCode = params.get(methodName) ?? '';
  const redirectResult = params.get(resultName) ?? '';
  const forget = useCallback(() => {
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete(methodName);
        rest.delete(resultName);
        return rest;
      },
      { replace: true },
    );
  }, [setParams]);
  return useMemo(
    () => (methodCode !== '' && redirectResult !== '' ? { methodCode, redirectResult, forget } : null),
    [forget, methodCode, redirectResult],
  );
};
