import type { Db } from './db/open';
import type { Settings } from './settings';

/** A store view as a request sees it. */
export interface StoreView {
  /** The real backend's numeric store id: 10 for UK English; prefix of its order numbers (semantics §2). */
  id: number;
  code: string;
  /** ISO 4217 code of the prices of this request. */
  currency: string;
  locale: string;
  rootCategoryId: number;
}

/** What resolvers and REST endpoints share about one request. */
export interface RequestContext {
  db: Db;
  settings: Settings;
  store: StoreView;
  /** Id of the signed-in customer; null for a guest or a dead token (semantics §1: a dead token is a guest). */
  customerId: number | null;
  /** SHA-256 (hex) of the bearer token that came with the request, whether or not it is alive. */
  tokenHash: string | null;
  headers: Headers;
  /** Milliseconds since 1970; tests set it. */
  now: () => number;
  /** The test payment provider as the shop's backend calls it. */
  payments: PaymentProvider;
  /** Origin under which the visitor reaches the shop, for absolute media URLs; no trailing slash. */
  origin: string;
}

/** Result of asking a payment provider to take money. */
export type CaptureResult =
  | { kind: 'captured'; transactionId: string; cardBrand: string; cardLast4: string }
  | { kind: 'refused'; message: string };

/** The server side of a payment provider. */
export interface PaymentProvider {
  /** Code and title of the payment method as the backend lists it. */
  method: { code: string; title: string };
  /** Takes the amount once; a nonce that is unknown, used, expired, not authenticated or for another amount is refused. */
  capture(nonce: string, amountMinor: number, currency: string): CaptureResult;
  /** Gives the money back when the order could not be written after all. */
  void(transactionId: string): void;
}
