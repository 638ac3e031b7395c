import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { type ActionEnd, followPayment, type PaymentOutcome } from './followPayment';
import { type PaymentAction, type PaymentAnswer, PaymentError } from './providers/paymentAdapter';
import { paymentResultReceived, threeDSecureEnded, threeDSecureStarted } from './paymentSlice';
import { type PaidWith, type ShownFields, usePaymentFields } from './fields/usePaymentFields';

export type { PaymentOutcome } from './followPayment';

/** A step that the shopper is to go through. */
export interface PendingAction {
  action: PaymentAction;
  onEnd: (end: ActionEnd) => void;
}

export interface CardPayment extends Omit<ShownFields, 'fields' | 'texts'> {
  /** Gets something to pay with, through the bank's check where the card asks for it. Never throws. */
  pay: () => Promise<PaymentOutcome>;
  /** The same after a page of the bank that took the whole window; `returned` is what stands in the address. */
  resume: (returned: string) => Promise<PaymentOutcome>;
  /** The same for a payment that its bank had not decided; null where nobody can be asked. */
  checkAgain: (() => Promise<PaymentOutcome>) | null;
  pending: PendingAction | null;
  /** Says at the fields what is missing, where the provider can do that without paying. */
  showProblems: () => void;
}

/** Runs a card payment with an adapter. */
export const useCardPayment = (paidWith: PaidWith): CardPayment => {
  const { adapter, cartId } = paidWith;
  const dispatch = useAppDispatch();
  const apollo = useApolloClient();
  const { fields, texts, ...shown } = usePaymentFields(paidWith);
  const [pending, setPending] = useState<PendingAction | null>(null);

  const follow = useCallback(
    async (start: () => Promise<PaymentAnswer>): Promise<PaymentOutcome> => {
      const outcome = await followPayment(start, {
        act: (action) => new Promise((onEnd) => setPending({ action, onEnd })),
        onResult: (resultCode) => dispatch(paymentResultReceived(resultCode)),
        onThreeDSecureStarted: (url) => dispatch(threeDSecureStarted({ url })),
        onThreeDSecureEnded: (error) => {
          setPending(null);
          dispatch(threeDSecureEnded(error));
        },
      });
      if (outcome.kind === 'stopped') fields.current?.reset();
      return outcome;
    },
    [dispatch, fields],
  );

  const pay = useCallback(
    () =>
      follow(() => {
        if (!fields.current) throw new PaymentError();
        return fields.current.pay();
      }),
    [fields, follow],
  );
  const resume = useCallback(
    (returned: string) =>
      follow(() => {
        if (!adapter) throw new PaymentError();
        return adapter.resume(returned, { apollo, cartId, texts });
      }),
    [adapter, apollo, cartId, follow, texts],
  );
  const ask = adapter?.checkAgain?.bind(adapter);
  return {
    ...shown,
    pay,
    resume,
    checkAgain: ask ? () => follow(() => ask({ apollo, cartId })) : null,
    pending,
    showProblems: () => fields.current?.showProblems?.(),
  };
};
