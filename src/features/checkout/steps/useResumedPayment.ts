import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { PaymentOutcome } from '@/features/payment/followPayment';
import type { PaymentChoice } from '@/features/payment/paymentChoices';
import type { RedirectReturn } from '@/features/payment/useRedirectReturn';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { selectPayment } from '../checkoutSlice';
import type { OrderRequest } from '../placing/placeOrder';
import { resumeOrder } from '../placing/resumeOrder';

export interface ResumedPayment {
  /** Null unless the shopper comes back from a page of the bank. */
  returned: RedirectReturn | null;
  chosen: PaymentChoice;
  /** Whether the adapter is there. */
  isLoaded: boolean;
  resume: (redirectResult: string) => Promise<PaymentOutcome>;
  protect: OrderRequest['protect'];
}

/**
 * Goes on, once, where a page of the bank led away: the shopper agreed before leaving, the cart has to be the
 * same still, and what came of the payment is the backend's to say. Afterwards a reload begins nothing; an order that was
 * placed leaves for its receipt by itself.
 */
export const useResumedPayment = ({ returned, chosen, isLoaded, resume, protect }: ResumedPayment): void => {
  const dispatch = useAppDispatch();
  const { placing } = useSelector(selectPayment);
  const isResumed = useRef(false);
  const isRejected = placing.kind === 'rejected';

  useEffect(() => {
    const isItsMethod =
      returned?.methodCode === chosen.methodCode && (chosen.kind === 'method' || chosen.kind === 'elsewhere');
    if (!returned || !isItsMethod || !isLoaded || isResumed.current) return;
    isResumed.current = true;
    void dispatch(resumeOrder(() => resume(returned.redirectResult), protect));
  }, [chosen, dispatch, isLoaded, protect, resume, returned]);

  useEffect(() => {
    if (isRejected && isResumed.current) returned?.forget();
  }, [isRejected, returned]);
};
