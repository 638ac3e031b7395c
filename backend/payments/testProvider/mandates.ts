import { randomBytes } from 'node:crypto';

import type { CardUse, RecurringPayments } from '../../context';
import type { Db } from '../../db/open';
import { findVaultCard } from '../vault/vaultQueries';

import { refusedLater } from './cards';
import { deleteMandate, findCharge, findMandate, insertCharge, insertMandate, type MandateRow } from './mandateQueries';
import { findNonce, spendNonce, type NonceRow } from './nonceQueries';

/** Facts about a card that is kept. */
type KeptCard = Pick<NonceRow, 'card_brand' | 'card_last4' | 'card_expiry' | 'outcome'>;

/** Keeps a card for later payments; returns the name that it is charged by. */
export const keepMandate = (db: Db, { card_brand, card_last4, card_expiry, outcome }: KeptCard): string => {
  const token = `card_${randomBytes(18).toString('base64url')}`;
  insertMandate(db, { token, card_brand, card_last4, card_expiry, outcome });
  return token;
};

/** Whether the card's last day is over; it is good to the end of its month. */
const isExpired = ({ card_expiry: expiry }: MandateRow, at: number): boolean => {
  const [month = '', year = ''] = expiry.split('/');
  return at >= Date.UTC(Number(year), Number(month), 1);
};

const payableOutcomes: readonly NonceRow['outcome'][] = ['authorised', 'fingerprint', 'challenge', 'redirect'];

const findKept = (db: Db, nonce: string, use: CardUse, now: number): KeptCard | undefined => {
  if (nonce === '') return findVaultCard(db, use.publicHash, use.customerId);
  const row = findNonce(db, nonce);
  const isAlive = row?.used_at === null && row.expires_at > now;
  if (!isAlive || (row.outcome !== 'authorised' && row.is_authenticated !== 1)) return undefined;
  return row;
};

/** Later payments with the cards of the test provider. */
export const createRecurring = (db: Db, now: () => number): RecurringPayments => ({
  charge: ({ cardToken, amountMinor, currency, key, at }) => {
    const card = findMandate(db, cardToken);
    const known = findCharge(db, key);
    if (!card || isExpired(card, at)) return { kind: 'refused', message: 'The card has expired.' };
    const paid = { kind: 'captured', cardBrand: card.card_brand, cardLast4: card.card_last4 } as const;
    if (known !== undefined) return { ...paid, transactionId: known };
    if (!payableOutcomes.includes(card.outcome) || refusedLater === card.card_last4) {
      return { kind: 'refused', message: 'The card was refused.' };
    }
    const transactionId = `test_${randomBytes(12).toString('hex')}`;
    insertCharge(db, { key, token: cardToken, transactionId, amountMinor, currency });
    return { ...paid, transactionId };
  },
  keep: (nonce, use) => {
    const card = findKept(db, nonce, use, now());
    if (!card || card.outcome === 'refused') return null;
    if (nonce !== '') spendNonce(db, nonce, `kept_${randomBytes(12).toString('hex')}`, now());
    return { cardToken: keepMandate(db, card), cardBrand: card.card_brand, cardLast4: card.card_last4 };
  },
  forget: (cardToken) => deleteMandate(db, cardToken),
});
