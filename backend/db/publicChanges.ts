/** Tables of what single visitors do: no answer that everybody gets depends on them. */
const personalTables: ReadonlySet<string> = new Set([
  'captcha_token',
  'cart',
  'cart_address',
  'cart_gift_card',
  'cart_item',
  'client_failure',
  'customer_token',
  'idempotency_key',
  'mail',
  'order_attempt',
  'page_error',
  'password_reset',
  'personal_data_request',
  'policy_report',
  'temp.request_scope',
  'test_payment_nonce',
]);

const written =
  /^\s*(?:INSERT(?:\s+OR\s+\w+)?\s+INTO|REPLACE\s+INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+"?([\w.]+)/i;
const onlyReads = /^\s*(?:SELECT|PRAGMA|EXPLAIN)\b/i;

/** Whether a statement may change what everybody reads. One that cannot be told apart counts as one that does. */
export const changesPublicData = (sql: string): boolean => {
  if (onlyReads.test(sql)) return false;
  const table = written.exec(sql)?.[1];
  if (table !== undefined) return !personalTables.has(table);
  return !/^\s*WITH\b/i.test(sql) || /\b(?:INSERT|UPDATE|DELETE|REPLACE\s+INTO)\b/i.test(sql);
};
