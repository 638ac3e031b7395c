import { randomBytes } from 'node:crypto';

import type { Db } from '../../db/open';

import { cardBrand, testCards, type CardDetails, type CardOutcome } from './cards';
import { insertNonce, type NonceRow } from './nonceQueries';
import type { ResultCode } from './protocol';

const lifetimeMs = 10 * 60 * 1000;

/** The purchase that a card pays for. */
export interface Purchase {
  amountMinor: number;
  currency: string;
}

/** Facts about a card besides its number. */
export interface KnownCard {
  outcome: NonceRow['outcome'] | CardOutcome;
  brand: string;
  last4: string;
  /** 'MM/YYYY'. */
  expiry: string;
  /** Public hash in the customer's vault; null for a card that was typed. */
  savedCard: string | null;
}

/** A card made into a nonce that pays one amount once within ten minutes. */
export interface Token {
  resultCode: ResultCode;
  nonce: string | null;
  brand: string;
  last4: string;
}

/** Answers of the provider to a card. */
export const resultCodes: Record<CardOutcome, ResultCode> = {
  authorised: 'Authorised',
  refused: 'Refused',
  refusedAtCapture: 'Authorised',
  fingerprint: 'IdentifyShopper',
  challenge: 'ChallengeShopper',
  redirect: 'RedirectShopper',
  cancelled: 'Cancelled',
  error: 'Error',
  pending: 'Pending',
  unknown: 'NeverHeardOf',
};

/** Outcomes with which a payment can still come to something. */
const payable: readonly CardOutcome[] = ['authorised', 'refusedAtCapture', 'fingerprint', 'challenge', 'redirect'];

/** Returns the facts about a typed card; the number itself is dropped here. */
export const knowCard = ({ number, expiry }: CardDetails): KnownCard => {
  const digits = number.replace(/\s/g, '');
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  return {
    outcome: testCards[digits] ?? 'refused',
    brand: cardBrand(digits),
    last4: digits.slice(-4),
    expiry: `${month}/20${year}`,
    savedCard: null,
  };
};

/** Keeps a card for one payment. Brand, last four digits and date are all that is kept of it. */
export const keepCard = (db: Db, card: KnownCard, purchase: Purchase, now: number): string => {
  const nonce = `nonce_${randomBytes(18).toString('base64url')}`;
  insertNonce(db, {
    nonce,
    amount_minor: purchase.amountMinor,
    currency: purchase.currency,
    card_brand: card.brand,
    card_last4: card.last4,
    card_expiry: card.expiry,
    saved_card: card.savedCard,
    outcome: card.outcome === 'refusedAtCapture' ? 'refused' : card.outcome,
    expires_at: now + lifetimeMs,
  });
  return nonce;
};

/** Makes a nonce for a card, unless its bank says no. */
export const createToken = (db: Db, card: KnownCard, purchase: Purchase, now: number): Token => {
  const { outcome, brand, last4 } = card;
  const nonce = payable.includes(outcome) ? keepCard(db, card, purchase, now) : null;
  return { resultCode: resultCodes[outcome], nonce, brand, last4 };
};
