import { useEffect, useState } from 'react';
import { settings } from '@/kernel/app/settings';
import { loadAdapter } from './loadAdapter';
import type { PaymentAdapter } from './paymentAdapter';

export interface LoadedAdapter {
  adapter: PaymentAdapter | null;
  isFailed: boolean;
  retry: () => void;
}

/** The configured payment provider, loaded when the payment step opens. */
export const usePaymentAdapter = (): LoadedAdapter => {
  const [adapter, setAdapter] = useState<PaymentAdapter | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isWanted = true;
    loadAdapter(settings).then(
      (loaded) => isWanted && setAdapter(loaded),
      () => isWanted && setIsFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  const retry = (): void => {
    setIsFailed(false);
    setAttempt(attempt + 1);
  };
  return { adapter, isFailed, retry };
};
