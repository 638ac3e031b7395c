import { randomBytes } from 'node:crypto';

import type { CaptureResult, CardUse, PaymentMethod, PaymentProvider } from '../../context';
import type { Db } from '../../db/open';

import { testCardProvider } from '../providers/testCard/testCard';
import { findVaultCard, keepInVault } from '../vault/vaultQueries';
import { deleteCharge } from './mandateQueries';
import { createRecurring, keepMandate } from './mandates';
import { findNonce, forgetTransaction, setOutcome, spendNonce, type NonceRow } from './nonceQueries';

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
  if (row.outcome === 'authorised') return null;
  const hasStep = ['fingerprint', 'challenge', 'redirect'].includes(row.outcome);
  if (!hasStep) return refusalMessages.unknown;
  return row.is_authenticated === 1 ? null : refusalMessages.notAuthenticated;
};

const newTransactionId = (): string => `test_${randomBytes(12).toString('hex')}`;

/** Takes money with a card of the vault that needs no security code. */
const captureSaved = (db: Db, { customerId, publicHash, methodCode, isRecurring }: CardUse): CaptureResult => {
  const card = findVaultCard(db, publicHash, customerId);
  const isOfMethod = card !== undefined && methodCode === `${card.payment_method_code}_cc_vault`;
  if (!card || !isOfMethod) return { kind: 'refused', message: refusalMessages.unknown };
  if (card.outcome === 'refused') return { kind: 'refused', message: refusalMessages.refused };
  return {
    kind: 'captured',
    transactionId: newTransactionId(),
    cardBrand: card.card_brand,
    cardLast4: card.card_last4,
    ...(isRecurring ? { cardToken: keepMandate(db, card) } : {}),
  };
};

const keepForNextTime = (db: Db, row: NonceRow, { customerId, isStored, methodCode }: CardUse, now: number): void => {
  if (!isStored || customerId === null || row.saved_card !== null) return;
  keepInVault(db, { ...row, customer_id: customerId, payment_method_code: methodCode }, now);
};

/** The embedded test provider as the shop's backend calls it. It keeps its state in the same database, so a capture rolls back with its order. */
export const createTestProvider = ({
  db,
  now,
  methods = [testCardProvider.method],
}: {
  db: Db;
  now: () => number;
  methods?: readonly PaymentMethod[];
}): PaymentProvider => ({
  methods,
  capture: (nonce, amountMinor, currency, use) =>
    db.transaction((): CaptureResult => {
      if (nonce === '') return captureSaved(db, use);
      const row = findNonce(db, nonce);
      const message = findRefusal(row, amountMinor, currency, now());
      if (message !== null || !row) return { kind: 'refused', message: message ?? refusalMessages.unknown };
      if (row.saved_card !== null && !findVaultCard(db, row.saved_card, use.customerId)) {
        return { kind: 'refused', message: refusalMessages.unknown };
      }
      const transactionId = newTransactionId();
      spendNonce(db, nonce, transactionId, now());
      keepForNextTime(db, row, use, now());
      const paid = { kind: 'captured', transactionId, cardBrand: row.card_brand, cardLast4: row.card_last4 } as const;
      return use.isRecurring ? { ...paid, cardToken: keepMandate(db, row) } : paid;
    }),
  void: (transactionId) => {
    // The nonce stays used: a shopper pays again with new card details.
    forgetTransaction(db, transactionId);
    deleteCharge(db, transactionId);
  },
  cancel: (nonce) => setOutcome(db, nonce, 'cancelled'),
  recurring: createRecurring(db, now),
});
