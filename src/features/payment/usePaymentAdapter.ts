import { useEffect, useState } from 'react';
import { providerOf } from './paymentProviders';
import type { PaymentAdapter } from './providers/paymentAdapter';

export interface LoadedAdapter {
  adapter: PaymentAdapter | null;
  isFailed: boolean;
  retry: () => void;
}

interface Loaded {
  methodCode: string;
  adapter: PaymentAdapter | null;
}

/** The adapter of a way to pay, loaded when the shopper gets there; null needs none. */
export const usePaymentAdapter = (methodCode: string | null): LoadedAdapter => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const provider = methodCode === null ? undefined : providerOf(methodCode);
    if (!provider || methodCode === null) return undefined;
    let isWanted = true;
    provider.load().then(
      (adapter) => isWanted && setLoaded({ methodCode, adapter }),
      () => isWanted && setLoaded({ methodCode, adapter: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [methodCode, attempt]);

  const isCurrent = loaded !== null && loaded.methodCode === methodCode;
  const retry = (): void => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { adapter: isCurrent ? loaded.adapter : null, isFailed: isCurrent && loaded.adapter === null, retry };
};
