import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { PaymentAdapter, PaymentFields, PaymentTexts } from '../providers/paymentAdapter';
import { paymentFormValidityChanged } from '../paymentSlice';
import { usePaymentTexts } from './usePaymentTexts';

export interface PaidWith {
  /** Null while it loads, and for what needs no fields. */
  adapter: PaymentAdapter | null;
  methodCode: string;
  cartId: string;
  /** In minor units. */
  amountMinor: number;
  currency: string;
  email: string;
  /** Public hash of a card that the customer keeps; null for one that is typed. */
  savedCard: string | null;
}

export interface ShownFields {
  fields: RefObject<PaymentFields | null>;
  /** Takes the element that the fields stand in. */
  attach: (container: HTMLElement | null) => void;
  isReady: boolean;
  isFailed: boolean;
  retry: () => void;
  /** Words of the provider. */
  texts: PaymentTexts;
}

/** Milliseconds after which fields that do not come count as failed; they may still come. */
const fieldsTimeoutMs = 10_000;

/** Where a bank's page that takes the whole window leads back to: checkout, with the way to pay. */
export const returnUrlOf = (methodCode: string): string =>
  `${window.location.origin}/checkout?${new URLSearchParams({ payment: methodCode }).toString()}`;

/** The provider's fields on screen, one at a time however often the step opens and closes. */
export const usePaymentFields = (paidWith: PaidWith): ShownFields => {
  const { adapter, methodCode, cartId, amountMinor, currency, email, savedCard } = paidWith;
  const dispatch = useAppDispatch();
  const apollo = useApolloClient();
  const texts = usePaymentTexts(adapter);
  const fields = useRef<PaymentFields | null>(null);
  const amount = useRef({ amountMinor, currency });
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    amount.current = { amountMinor, currency };
    fields.current?.setAmount(amountMinor, currency);
  }, [amountMinor, currency]);

  useEffect(() => {
    if (!container || !adapter) return undefined;
    const box = document.createElement('div');
    container.append(box);
    let isWanted = true;
    const timer = setTimeout(() => setState('failed'), fieldsTimeoutMs);
    const onValidity = (isValid: boolean): void => {
      if (isWanted) dispatch(paymentFormValidityChanged(isValid));
    };
    const place = { container: box, apollo, cartId, returnUrl: returnUrlOf(methodCode) };
    const opening = adapter.open({ ...place, ...amount.current, email, texts, savedCard, onValidity });
    opening.then(
      (opened) => {
        if (!isWanted) return;
        clearTimeout(timer);
        fields.current = opened;
        opened.setAmount(amount.current.amountMinor, amount.current.currency);
        setState('ready');
      },
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
      fields.current = null;
      box.remove();
      setState('loading');
      dispatch(paymentFormValidityChanged(false));
      // Opening cannot be stopped, so it is ended when it is done.
      opening.then(
        (opened) => opened.end(),
        () => undefined,
      );
    };
  }, [adapter, apollo, attempt, cartId, container, dispatch, email, methodCode, savedCard, texts]);

  const retry = (): void => setAttempt(attempt + 1);
  return { fields, attach: setContainer, isReady: state === 'ready', isFailed: state === 'failed', retry, texts };
};
