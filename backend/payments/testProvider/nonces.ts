import { randomBytes } from 'node:crypto';

import type { Db } from '../../db/open';

import { cardBrand, testCards, type CardDetails, type CardOutcome } from './cards';
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
    db.run('DELETE FROM test_payment_nonce WHERE used_at IS NULL AND expires_at < ?', now - lifetimeMs);
    db.run(
      `INSERT INTO test_payment_nonce (nonce, amount_minor, currency, card_brand, card_last4, outcome, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      nonce,
      purchase.amountMinor,
      purchase.currency,
      shown.brand,
      shown.last4,
      outcome === 'refusedAtCapture' ? 'refused' : outcome,
      now + lifetimeMs,
    );
  });
  return { ...shown, nonce };
};

/** The steps that a bank may ask for. */
export type AuthenticationStep = 'fingerprint' | 'challenge';

/**
 * Ends the step of a nonce; a declined one never pays.
 * @returns whether there was such a step to end.
 */
export const endStep = (db: Db, nonce: string, step: AuthenticationStep, isApproved: boolean, now: number): boolean => {
  const change = isApproved ? 'is_authenticated = 1' : "outcome = 'refused'";
  const { changes } = db.run(
    `UPDATE test_payment_nonce SET ${change}
      WHERE nonce = ? AND outcome = ? AND used_at IS NULL AND is_authenticated = 0 AND expires_at > ?`,
    nonce,
    step,
    now,
  );
  return changes === 1;
};

/** Whether a nonce waits for this step. */
export const isStepOpen = (db: Db, nonce: string, step: AuthenticationStep, now: number): boolean =>
  db.get(
    `SELECT 1 FROM test_payment_nonce
      WHERE nonce = ? AND outcome = ? AND used_at IS NULL AND is_authenticated = 0 AND expires_at > ?`,
    nonce,
    step,
    now,
  ) !== undefined;
