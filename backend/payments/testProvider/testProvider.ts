import { randomBytes } from 'node:crypto';

import type { CaptureResult, PaymentProvider } from '../../context';
import type { Db } from '../../db/open';

import { findNonce, forgetTransaction, spendNonce, type NonceRow } from './nonceQueries';

/** Why money is not taken, in words for the shopper. */
export const refusalMessages = {
  unknown: 'Your payment could not be confirmed. Enter your card details again.',
  expired: 'Your card details have expired. Enter them again.',
  amount: 'The amount of your payment has changed. Enter your card details again.',
  notAuthenticated: 'Your bank has not confirmed the payment. Enter your card details again.',
  refused: 'Your card was refused. Try another card.',
} as const;

const findRefusal = (row: NonceRow | undefined, amountMinor: number, currency: string, now: number): string | null => {
  if (!row || row.used_at !== null) return refusalMessages.unknown;
  if (row.expires_at <= now) return refusalMessages.expired;
  if (row.amount_minor !== amountMinor || row.currency !== currency) return refusalMessages.amount;
  if (row.outcome === 'refused') return refusalMessages.refused;
  if (row.outcome !== 'authorised' && row.is_authenticated !== 1) return refusalMessages.notAuthenticated;
  return null;
};

/** The embedded test provider as the shop's backend calls it. It keeps its state in the same database, so a capture rolls back with its order. */
export const createTestProvider = ({ db, now }: { db: Db; now: () => number }): PaymentProvider => ({
  method: { code: 'test_card', title: 'Card' },
  capture: (nonce, amountMinor, currency) =>
    db.transaction((): CaptureResult => {
      const row = findNonce(db, nonce);
      const message = findRefusal(row, amountMinor, currency, now());
      if (message !== null || !row) return { kind: 'refused', message: message ?? refusalMessages.unknown };
      const transactionId = `test_${randomBytes(12).toString('hex')}`;
      spendNonce(db, nonce, transactionId, now());
      return { kind: 'captured', transactionId, cardBrand: row.card_brand, cardLast4: row.card_last4 };
    }),
  void: (transactionId) => {
    // The nonce stays used: a shopper pays again with new card details.
    forgetTransaction(db, transactionId);
  },
});
