import type { Db } from '../db/open';
import { toSqlTime } from '../db/time';
import { rememberedMs } from '../limits/failures';

const dayMs = 24 * 60 * 60 * 1000;

/** What is deleted once it is older than it is of use. */
interface PruneRule {
  /** What it is called in the log. */
  name: string;
  /** Deletes up to as many rows as the last parameter says, of those older than the first, or all that are. */
  sql: string;
  /** Milliseconds after which nobody needs it. */
  afterMs: number;
  /** How the database keeps the moment: milliseconds since 1970, or text. */
  clock: 'milliseconds' | 'text';
  /** Most rows of one transaction; without it they are few. */
  atOnce?: number;
}

/** A cart that an order or a subscription came of belongs to its books. */
const isNobodys = `customer_id IS NULL
  AND NOT EXISTS (SELECT 1 FROM sales_order WHERE sales_order.cart_id = cart.id)
  AND NOT EXISTS (SELECT 1 FROM subscription WHERE subscription.cart_id = cart.id)`;

/** Deletes some rows that meet a condition; a table that anybody can fill may have many. */
const deleteSome = (table: string, key: string, condition: string): string =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ?)`;

const deleteCarts = (condition: string): string =>
  deleteSome('cart', 'id', `updated_at < ? AND ${isNobodys} AND ${condition}`);

/** Rows of one transaction, so that a shopper's request waits for no more than some milliseconds. */
const batch = 200;

/** A guest who only looked has an empty cart; the shop makes another without a word. */
const emptyCartDays = 7;

/** The rules. Never a customer's cart: it waits for its owner, as long as the account is there. */
const rules = (cartDays: number): PruneRule[] => [
  {
    name: 'carts of guests',
    sql: deleteCarts('1'),
    afterMs: cartDays * dayMs,
    clock: 'text',
    atOnce: batch,
  },
  {
    name: 'empty carts of guests',
    sql: deleteCarts('NOT EXISTS (SELECT 1 FROM cart_item WHERE cart_item.cart_id = cart.id)'),
    afterMs: Math.min(emptyCartDays, cartDays) * dayMs,
    clock: 'text',
    atOnce: batch,
  },
  {
    name: 'compare lists of guests',
    sql: deleteSome('compare_list', 'id', 'updated_at < ? AND customer_id IS NULL'),
    afterMs: cartDays * dayMs,
    clock: 'text',
    atOnce: batch,
  },
  {
    name: 'sessions',
    sql: deleteSome('customer_token', 'token_hash', 'expires_at < ?'),
    afterMs: 0,
    clock: 'milliseconds',
    atOnce: batch,
  },
  {
    name: 'accounts that were asked for',
    sql: 'DELETE FROM account_request WHERE expires_at < ?',
    afterMs: 0,
    clock: 'milliseconds',
  },
  {
    name: 'password links',
    sql: 'DELETE FROM password_reset WHERE expires_at < ?',
    afterMs: 0,
    clock: 'milliseconds',
  },
  {
    // What has not come back in a year is not waited for.
    name: 'stock alerts',
    sql: 'DELETE FROM stock_alert WHERE created_at < ?',
    afterMs: 365 * dayMs,
    clock: 'text',
  },
  {
    name: 'photos without a review',
    sql: 'DELETE FROM review_photo WHERE review_id IS NULL AND created_at < ?',
    afterMs: dayMs,
    clock: 'text',
  },
  { name: 'previews', sql: 'DELETE FROM preview_token WHERE expires_at < ?', afterMs: 0, clock: 'milliseconds' },
  {
    name: 'captcha tokens',
    sql: deleteSome('captcha_token', 'token_hash', 'expires_at < ?'),
    afterMs: 0,
    clock: 'milliseconds',
    atOnce: batch,
  },
  {
    name: 'requests for personal data',
    sql: 'DELETE FROM personal_data_request WHERE expires_at < ?',
    afterMs: dayMs,
    clock: 'milliseconds',
  },
  {
    name: 'failed attempts',
    sql: deleteSome('client_failure', 'rowid', 'failed_at < ?'),
    afterMs: rememberedMs,
    clock: 'milliseconds',
    atOnce: batch,
  },
  {
    name: 'remembered answers',
    sql: 'DELETE FROM idempotency_key WHERE created_at < ?',
    afterMs: 30 * dayMs,
    clock: 'text',
  },
  {
    name: 'attempts to order',
    sql: 'DELETE FROM order_attempt WHERE changed_at < ?',
    afterMs: 30 * dayMs,
    clock: 'text',
  },
  {
    // The outbox is the proof that a mail went out, so it is kept while somebody may still ask for it.
    name: 'mails',
    sql: 'DELETE FROM mail WHERE sent_at < ?',
    afterMs: 30 * dayMs,
    clock: 'milliseconds',
  },
  {
    name: 'unused cards of the test provider',
    sql: deleteSome('test_payment_nonce', 'nonce', 'used_at IS NULL AND expires_at < ?'),
    afterMs: dayMs,
    clock: 'milliseconds',
    atOnce: batch,
  },
];

/**
 * Deletes what nobody needs any more, some rows at a time: the caller may let others have the database after each step.
 * @param now milliseconds since 1970. @param cartDays days after which a cart that a guest left is deleted.
 * @returns yields what was deleted, by the names of the rules.
 */
export function* prune(db: Db, now: number, cartDays: number): Generator<{ name: string; count: number }> {
  for (const { name, sql, afterMs, clock, atOnce } of rules(cartDays)) {
    const before = clock === 'text' ? toSqlTime(now - afterMs) : now - afterMs;
    for (;;) {
      const { changes: count } = db.run(sql, before, ...(atOnce === undefined ? [] : [atOnce]));
      if (count > 0) yield { name, count };
      if (count < (atOnce ?? Infinity)) break;
    }
  }
}
