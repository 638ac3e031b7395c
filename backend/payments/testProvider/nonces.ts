import { randomBytes } from 'node:crypto';

import type { Db } from '../../db/open';

import { cardBrand, testCards, type CardDetails, type CardOutcome } from './cards';
import { deleteExpired, insertNonce } from './nonceQueries';
import type { ResultCode } from './protocol';

const lifetimeMs = 10 * 60 * 1000;

/** What a card pays for. */
export interface Purchase {
  amountMinor: number;
  currency: string;
}

/** A card made into a nonce that pays one amount once within ten minutes. */
export interface Token {
  resultCode: ResultCode;
  nonce: string | null;
  brand: string;
  last4: string;
}

const resultCodes: Record<CardOutcome, ResultCode> = {
  authorised: 'Authorised',
  refused: 'Refused',
  refusedAtCapture: 'Authorised',
  fingerprint: 'IdentifyShopper',
  challenge: 'ChallengeShopper',
};

/** Makes a nonce for a checked card. Brand and last four digits are all that is kept of it. */
export const createToken = (db: Db, card: CardDetails, purchase: Purchase, now: number): Token => {
  const digits = card.number.replace(/\s/g, '');
  const outcome = testCards[digits] ?? 'refused';
  const shown = { resultCode: resultCodes[outcome], brand: cardBrand(digits), last4: digits.slice(-4) };
  if (outcome === 'refused') return { ...shown, nonce: null };
  const nonce = `nonce_${randomBytes(18).toString('base64url')}`;
  db.transaction(() => {
    deleteExpired(db, now - lifetimeMs);
    insertNonce(db, {
      nonce,
      amount_minor: purchase.amountMinor,
      currency: purchase.currency,
      card_brand: shown.brand,
      card_last4: shown.last4,
      outcome: outcome === 'refusedAtCapture' ? 'refused' : outcome,
      expires_at: now + lifetimeMs,
    });
  });
  return { ...shown, nonce };
};
