import type { PaymentProvider } from '../context';

/** A payment that the fake provider took. */
export interface FakeCapture {
  nonce: string;
  amountMinor: number;
  currency: string;
  transactionId: string;
  isVoided: boolean;
}

/** A provider that takes every nonce once, except those that begin with 'refused'; it remembers what it did. */
export interface FakePayments extends PaymentProvider {
  captures: FakeCapture[];
  /** Nonces that were given up, in this order. */
  cancelled: string[];
}

/**
 * Makes a payment provider without cards, for tests of everything but the provider.
 * @param offered the provider whose methods it offers in the place of a card.
 */
export const createFakePayments = (
  offered: Pick<PaymentProvider, 'methods' | 'offersAllAtZero'> = { methods: [{ code: 'test_card', title: 'Card' }] },
): FakePayments => {
  let chosen: PaymentProvider['methods'] | undefined;
  const captures: FakeCapture[] = [];
  const cancelled: string[] = [];
  const isSpent = (nonce: string): boolean =>
    cancelled.includes(nonce) || captures.some((capture) => capture.nonce === nonce);
  return {
    captures,
    cancelled,
    offersAllAtZero: offered.offersAllAtZero,
    get methods() {
      return chosen ?? offered.methods;
    },
    /** A test may offer others. */
    set methods(methods) {
      chosen = methods;
    },
    capture: (nonce, amountMinor, currency, { isRecurring }) => {
      if (nonce.startsWith('refused') || isSpent(nonce)) {
        return { kind: 'refused', message: 'The card was refused.' };
      }
      const transactionId = `fake-${captures.length + 1}`;
      captures.push({ nonce, amountMinor, currency, transactionId, isVoided: false });
      const paid = { kind: 'captured', transactionId, cardBrand: 'Visa', cardLast4: '1111' } as const;
      return isRecurring ? { ...paid, cardToken: `card-of-${nonce}` } : paid;
    },
    recurring: {
      charge: ({ cardToken, amountMinor, currency, key }) => {
        if (cardToken.includes('refused')) return { kind: 'refused', message: 'The card was refused.' };
        const known = captures.find(({ nonce }) => nonce === key);
        const transactionId = known?.transactionId ?? `fake-${captures.length + 1}`;
        if (!known) captures.push({ nonce: key, amountMinor, currency, transactionId, isVoided: false });
        return { kind: 'captured', transactionId, cardBrand: 'Visa', cardLast4: '1111' };
      },
      keep: (nonce, { publicHash }) => ({
        cardToken: `card-of-${nonce || (publicHash ?? '')}`,
        cardBrand: 'Mastercard',
        cardLast4: '4444',
      }),
      forget: () => undefined,
    },
    void: (transactionId) => {
      for (const capture of captures) if (capture.transactionId === transactionId) capture.isVoided = true;
    },
    cancel: (nonce) => void (isSpent(nonce) || cancelled.push(nonce)),
  };
};
