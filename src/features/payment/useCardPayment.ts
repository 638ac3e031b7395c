import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { PaymentError, type PaymentAdapter, type PaymentFrameSession } from './paymentAdapter';
import {
  paymentFormValidityChanged,
  paymentResultReceived,
  threeDSecureEnded,
  threeDSecureStarted,
} from './paymentSlice';
import { usePaymentTexts } from './usePaymentTexts';

/** What came of the card: a nonce to pay with, or why there is none. */
export type PaymentOutcome =
  | { kind: 'nonce'; nonce: string }
  | { kind: 'refused' }
  | { kind: 'notAuthenticated' }
  /** In the provider's words, or '' when it has none. */
  | { kind: 'failed'; message: string };

/** A 3-D Secure page that the shopper is to go through. */
export interface PendingAction {
  url: string;
  /** A fingerprint needs nobody to look at it. */
  isHidden: boolean;
  onDone: (nonce: string | null) => void;
}

export interface CardPayment {
  /** Gets a nonce for the card that was typed, through 3-D Secure where the card asks for it. Never throws. */
  pay: () => Promise<PaymentOutcome>;
  /** Ties the card fields to their frame; call it with null to let go. */
  attach: (frame: HTMLIFrameElement | null) => void;
  heightPx: number | null;
  isReady: boolean;
  action: PendingAction | null;
}

/** Runs a card payment with an adapter (spec §4 Payment results). */
export const useCardPayment = (adapter: PaymentAdapter, amountMinor: number, currency: string): CardPayment => {
  const dispatch = useAppDispatch();
  const texts = usePaymentTexts();
  const session = useRef<PaymentFrameSession>(undefined);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [heightPx, setHeightPx] = useState<number | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [action, setAction] = useState<PendingAction | null>(null);
  const amount = useRef({ amountMinor, currency });

  useEffect(() => {
    amount.current = { amountMinor, currency };
    session.current?.setAmount(amountMinor, currency);
  }, [amountMinor, currency]);

  useEffect(() => {
    if (!frame) return undefined;
    const started = adapter.start({
      frame,
      ...amount.current,
      texts,
      onReady: () => setIsReady(true),
      onHeight: setHeightPx,
      onValidity: (isValid) => dispatch(paymentFormValidityChanged(isValid)),
    });
    session.current = started;
    return () => {
      session.current = undefined;
      started.end();
    };
  }, [adapter, dispatch, frame, texts]);

  const authenticate = useCallback(
    async (url: string, isHidden: boolean): Promise<PaymentOutcome> => {
      dispatch(threeDSecureStarted({ url }));
      const nonce = await new Promise<string | null>((onDone) => setAction({ url, isHidden, onDone }));
      setAction(null);
      dispatch(threeDSecureEnded(nonce === null ? 'notAuthenticated' : null));
      return nonce === null ? { kind: 'notAuthenticated' } : { kind: 'nonce', nonce };
    },
    [dispatch],
  );

  const pay = useCallback(async (): Promise<PaymentOutcome> => {
    try {
      if (!session.current) return { kind: 'failed', message: '' };
      const { resultCode, nonce, actionUrl } = await session.current.tokenise();
      dispatch(paymentResultReceived(resultCode));
      switch (resultCode) {
        case 'Refused':
          return { kind: 'refused' };
        case 'Authorised':
          return nonce === null ? { kind: 'failed', message: '' } : { kind: 'nonce', nonce };
        case 'IdentifyShopper':
        case 'ChallengeShopper':
          if (actionUrl === null || !adapter.isOwnUrl(actionUrl)) return { kind: 'failed', message: '' };
          return await authenticate(actionUrl, resultCode === 'IdentifyShopper');
      }
    } catch (error) {
      return { kind: 'failed', message: error instanceof PaymentError ? error.message : '' };
    }
  }, [adapter, authenticate, dispatch]);

  return { pay, attach: setFrame, heightPx, isReady, action };
};
