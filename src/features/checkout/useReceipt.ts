import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { selectReceiptOrder } from './checkoutSlice';
import { loadReceipt } from './progress/loadReceipt';
import type { ReceiptOrder } from './checkoutSlice';

export type ReceiptView =
  | { kind: 'loading' }
  | { kind: 'shown'; receipt: ReceiptOrder }
  | { kind: 'none' }
  | { kind: 'failed'; retry: () => void };

/** The receipt of the last order; after a reload it is asked for again. */
export const useReceipt = (): ReceiptView => {
  const dispatch = useAppDispatch();
  const receipt = useSelector(selectReceiptOrder);
  const [outcome, setOutcome] = useState<'loading' | 'none' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  const isMissing = receipt === null;

  useEffect(() => {
    if (!isMissing) return;
    dispatch(loadReceipt()).then(
      (isFound) => setOutcome(isFound ? 'loading' : 'none'),
      () => setOutcome('failed'),
    );
  }, [dispatch, isMissing, attempt]);

  if (receipt !== null) return { kind: 'shown', receipt };
  if (outcome !== 'failed') return { kind: outcome };
  const retry = (): void => {
    setOutcome('loading');
    setAttempt(attempt + 1);
  };
  return { kind: 'failed', retry };
};
