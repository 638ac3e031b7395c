import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { claimOrder, type ClaimOutcome, pendingClaim } from './claim/claimOrder';

export type OrderClaimView =
  { kind: 'none' } | { kind: 'claiming' } | { kind: ClaimOutcome; number: string; retry: () => Promise<void> };

/** Brings the order that was placed before the account into it; the list of orders waits for it. */
export const useOrderClaim = (): OrderClaimView => {
  const dispatch = useAppDispatch();
  const [claim] = useState(() => (CAPABILITIES.orderClaim ? dispatch(pendingClaim()) : undefined));
  const [outcome, setOutcome] = useState<ClaimOutcome | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (claim === undefined) return;
    let isShown = true;
    void dispatch(claimOrder(claim)).then((result) => {
      if (isShown) setOutcome(result);
    });
    return () => {
      isShown = false;
    };
  }, [dispatch, claim, attempt]);

  if (claim === undefined) return { kind: 'none' };
  if (outcome === null) return { kind: 'claiming' };
  const retry = (): Promise<void> => {
    setOutcome(null);
    setAttempt(attempt + 1);
    return Promise.resolve();
  };
  return { kind: outcome, number: claim.number, retry };
};
