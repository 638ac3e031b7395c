import type { Db } from '../db/open';

/** What is read, by the name under which the customer finds it. Nothing that opens an account or takes money is among it. */
const readings: Readonly<Record<string, string>> = {
  account: `SELECT email, firstname, lastname, is_subscribed AS newsletter, created_at FROM customer WHERE id = :id`,
  addresses: `SELECT firstname, lastname, company, street, city, region, postcode, country_code, telephone,
      is_default_shipping, is_default_billing FROM customer_address WHERE customer_id = :id ORDER BY id`,
  consent: 'SELECT is_consent, decided_at FROM consent WHERE customer_id = :id',
  channels: 'SELECT channel, is_consent, consent_text, decided_at FROM channel_consent WHERE customer_id = :id',
  newsletter: `SELECT email, has_consented, source, subscribed_at FROM newsletter_subscriber
      WHERE email = (SELECT email FROM customer WHERE id = :id)`,
  stock_alerts: `SELECT product.name AS product, stock_alert.email, stock_alert.created_at FROM stock_alert
      JOIN product ON product.id = product_id WHERE stock_alert.email = (SELECT email FROM customer WHERE id = :id)`,
  saved_cards: `SELECT card_brand, card_last4, card_expiry, created_at FROM payment_token
      WHERE customer_id = :id ORDER BY created_at`,
  wishlist: `SELECT saved_name, quantity, added_at FROM wishlist_item
      WHERE wishlist_id = (SELECT id FROM wishlist WHERE customer_id = :id) ORDER BY id`,
  favourite_store: `SELECT identifier, name FROM favourite_location JOIN location ON location.id = location_id
      WHERE customer_id = :id`,
  reviews: `SELECT product.name AS product, nickname, summary, text, rating, product_review.created_at
      FROM main.product_review JOIN product ON product.id = product_id WHERE customer_id = :id ORDER BY product_review.id`,
  messages: `SELECT name, email, telephone, comment, reason, order_number, sent_at FROM contact_message
      WHERE email = (SELECT email FROM customer WHERE id = :id) COLLATE NOCASE ORDER BY id`,
  subscriptions: `SELECT interval_weeks, state, next_on, payment_title, card_brand, card_last4, agreed_terms, agreed_at,
      created_at FROM subscription WHERE customer_id = :id ORDER BY id`,
  orders: `SELECT increment_id AS number, email, status, currency, grand_total_minor, tax_minor, shipping_minor,
      coupon_code, created_at FROM sales_order WHERE customer_id = :id ORDER BY id`,
  order_addresses: `SELECT increment_id AS number, kind, firstname, lastname, company, street, city, region, postcode,
      country_code, telephone FROM sales_order_address JOIN sales_order ON sales_order.id = order_id
      WHERE customer_id = :id ORDER BY order_id, kind`,
  order_items: `SELECT increment_id AS number, sku, name, options, quantity, row_total_minor
      FROM sales_order_item JOIN sales_order ON sales_order.id = order_id
      WHERE customer_id = :id ORDER BY sales_order_item.id`,
  returns: `SELECT r.increment_id AS number, o.increment_id AS order_number, r.status, contact_email, r.created_at
      FROM sales_return r JOIN sales_order o ON o.id = r.order_id WHERE o.customer_id = :id ORDER BY r.id`,
  return_messages: `SELECT r.increment_id AS number, note.author, note.message, note.created_at
      FROM sales_return_comment note JOIN sales_return r ON r.id = note.return_id
      JOIN sales_order o ON o.id = r.order_id WHERE o.customer_id = :id ORDER BY note.id`,
};

/** Everything that the shop holds of a customer, as JSON. Money is in the smallest unit of its currency. */
export const collectPersonalData = (db: Db, customerId: number): string => {
  const found = Object.entries(readings).map(([name, sql]) => [name, db.all(sql.replaceAll(':id', '?'), customerId)]);
  return JSON.stringify(Object.fromEntries(found), null, 2);
};
