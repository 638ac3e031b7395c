import type { Db } from './db/open';
import type { PictureId } from './media/service/master';
import type { Settings } from './settings';

/** A store view as a request sees it. */
export interface StoreView {
  /** The real backend's numeric store id: 10 for UK English; prefix of its order numbers. */
  id: number;
  code: string;
  /** ISO 4217 code of the prices of this request. */
  currency: string;
  locale: string;
  rootCategoryId: number;
}

/** Values that resolvers and REST endpoints share about one request. */
export interface RequestContext {
  db: Db;
  settings: Settings;
  store: StoreView;
  /** Id of the signed-in customer; null for a guest or a dead token. */
  customerId: number | null;
  /** SHA-256 (hex) of the bearer token that came with the request, whether or not it is alive. */
  tokenHash: string | null;
  headers: Headers;
  /** The network that the request comes from (limits/clientAddress.ts); `unknown` in tests. */
  clientAddress: string;
  /** Milliseconds since 1970; tests set it. */
  now: () => number;
  /** The shop's clock, which can be moved to try what takes weeks (db/shopClock.ts): orders and subscriptions follow it. */
  shopNow: () => number;
  /** The test payment provider as the shop's backend calls it. */
  payments: PaymentProvider;
  /** Deletes the sizes that were made of pictures which are gone; what cannot be deleted is reported. */
  forgetPictures: (pictures: readonly PictureId[]) => Promise<void>;
  /** Moment (seconds since 1970) of the shop that an editor previews; `db` is the shop as it will be then. */
  previewVersion?: number;
  /** Origin under which the visitor reaches the shop, for absolute media URLs; no trailing slash. */
  origin: string;
}

/** Result of asking a payment provider to take money. */
export type CaptureResult =
  /** Without a card nothing was to be paid. */
  | {
      kind: 'captured';
      transactionId: string;
      cardBrand: string | null;
      cardLast4: string | null;
      /** Name of the card for later payments, where these were asked for. */
      cardToken?: string;
    }
  | { kind: 'refused'; message: string };

/** A way to pay as the backend lists it. */
export interface PaymentMethod {
  code: string;
  title: string;
}

/** Whose card it is, and what becomes of it. */
export interface CardUse {
  methodCode: string;
  customerId: number | null;
  /** Card of the customer's vault that pays; null for one that was typed. */
  publicHash: string | null;
  /** Whether the customer wants to keep the card. */
  isStored: boolean;
  /** Whether the shopper agreed to later payments with this card. */
  isRecurring?: boolean;
}

/** A card that is kept for later payments. */
export interface RecurringCard {
  cardToken: string;
  cardBrand: string;
  cardLast4: string;
}

/** A payment that nobody is there for. */
export interface RecurringCharge {
  cardToken: string;
  amountMinor: number;
  currency: string;
  /** The same key takes the money once, however often it is asked for; a refusal may be asked again. */
  key: string;
  /** Milliseconds since 1970: a card may have expired. */
  at: number;
}

/** Later payments with a card whose owner agreed to them. */
export interface RecurringPayments {
  charge(charge: RecurringCharge): CaptureResult;
  /** Keeps another card without taking money; null for a nonce or a card of the vault that cannot pay. */
  keep(nonce: string, use: CardUse): RecurringCard | null;
  /** Nothing is taken with the card any more. */
  forget(cardToken: string): void;
}

/** The server side of a payment provider. */
export interface PaymentProvider {
  /** Payment methods on offer when there is something to pay. */
  methods: readonly PaymentMethod[];
  /** Whether these are offered beside `free` when there is nothing to pay. */
  offersAllAtZero?: boolean;
  /** Takes the amount once; a nonce that is unknown, used, expired, not authenticated or for another amount is refused. */
  capture(nonce: string, amountMinor: number, currency: string, use: CardUse): CaptureResult;
  /** Gives the money back when the order could not be written after all. */
  void(transactionId: string): void;
  /** Gives up a payment that stands and that no order came of: its nonce pays nothing any more. One that was taken stays. */
  cancel(nonce: string): void;
  /** Absent where nothing can be taken later. */
  recurring?: RecurringPayments;
}
