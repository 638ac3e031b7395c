import type { PaymentProvider } from '../context';
import type { Db } from '../db/open';
import type { Settings } from '../settings';

/** A row of subscription; days are the shop's, YYYY-MM-DD, money in minor units with VAT. */
export interface SubscriptionRow {
  id: number;
  uid: string;
  /** The cart that says what is delivered, where and how. */
  cart_id: number;
  store_id: number;
  customer_id: number | null;
  /** Of the order that began it; mail to a customer goes to the account's. */
  email: string;
  interval_weeks: number;
  state: 'active' | 'paused' | 'cancelled';
  is_unpaid: number;
  cycle: number;
  next_on: string;
  retry_on: string | null;
  first_failed_on: string | null;
  failures: number;
  reminded_for: string | null;
  announced_minor: number;
  payment_method: string;
  payment_title: string;
  card_token: string | null;
  card_brand: string | null;
  card_last4: string | null;
  agreed_terms: string;
  agreed_at: string;
  created_at: string;
}

/** What happened to a subscription. */
export type EventKind =
  | 'STARTED'
  | 'ORDERED'
  | 'SKIPPED'
  | 'UNAVAILABLE'
  | 'PAYMENT_FAILED'
  | 'PAUSED'
  | 'PAUSED_UNPAID'
  | 'RESUMED'
  | 'CHANGED'
  | 'CANCELLED';

/** A row of subscription_event with the number of its order. */
export interface EventRow {
  id: number;
  kind: EventKind;
  day: string;
  order_number: string | null;
}

/** What the work on subscriptions needs besides a request. */
export interface SubscriptionServices {
  db: Db;
  settings: Settings;
  payments: PaymentProvider;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The shop's clock (db/shopClock.ts). */
  shopNow: () => number;
}
