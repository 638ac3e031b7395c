import type { Db } from '../db/open';

/** What is read, by the name under which the customer finds it. Nothing that opens an account or takes money is among it. */
const readings: Readonly<Record<string, string>> = {
  account: `SELECT email, firstname, lastname, is_subscribed AS newsletter, created_at, extra FROM customer WHERE id = :id`,
  addresses: `SELECT firstname, lastname, company, street, city, region, postcode, country_code, telephone, extra,
      is_default_shipping, is_default_billing FROM customer_address WHERE customer_id = :id ORDER BY id`,
  consent: 'SELECT is_consent, decided_at FROM consent WHERE customer_id = :id',
  channels: 'SELECT channel, is_consent, consent_text, decided_at FROM channel_consent WHERE customer_id = :id',
  newsletter: `SELECT email, has_consented, source, subscribed_at FROM newsletter_subscriber
      WHERE email = (SELECT email FROM customer WHERE id = :id)`,
  stock_alerts: `SELECT product.name AS product, stock_alert.email, stock_alert.created_at FROM stock_alert
      JOIN product ON product.id = product_id WHERE stock_alert.email = (SELECT email FROM customer WHERE id = :id)`,
  saved_cards: `SELECT card_brand, card_last4, card_expiry, is_default, created_at FROM payment_token
      WHERE customer_id = :id ORDER BY created_at`,
  wishlists: 'SELECT name, is_public, updated_at FROM wishlist WHERE customer_id = :id ORDER BY id',
  wishlist_items: `SELECT wishlist.name AS list, saved_name, quantity, description, added_at
      FROM wishlist_item JOIN wishlist ON wishlist.id = wishlist_id WHERE customer_id = :id ORDER BY wishlist_item.id`,
  compared: `SELECT product.sku, product.name FROM compare_list_item JOIN compare_list ON compare_list.id = list_id
      JOIN product ON product.id = product_id WHERE customer_id = :id ORDER BY compare_list_item.id`,
  cart: `SELECT product.sku, product.name, cart_item.quantity,
      (SELECT group_concat(code, ', ') FROM cart_coupon WHERE cart_coupon.cart_id = cart.id) AS coupon_codes, cart_item.gift_message,
      cart.gift_message AS message_with_all,
      (SELECT design FROM gift_wrapping WHERE gift_wrapping.id = cart_item.gift_wrapping_id) AS gift_wrapping,
      (SELECT design FROM gift_wrapping WHERE gift_wrapping.id = cart.gift_wrapping_id) AS wrapping_of_all,
      gift_receipt, printed_card, cart_item.created_at
      FROM cart_item JOIN cart ON cart.id = cart_id JOIN product ON product.id = coalesce(variant_id, product_id)
      WHERE customer_id = :id AND is_active = 1 ORDER BY cart_item.id`,
  cart_addresses: `SELECT kind, firstname, lastname, company, street, city, region, postcode, country_code, telephone, cart_address.extra
      FROM cart_address JOIN cart ON cart.id = cart_id WHERE customer_id = :id AND is_active = 1 ORDER BY kind`,
  favourite_store: `SELECT identifier, name FROM favourite_location JOIN location ON location.id = location_id
      WHERE customer_id = :id`,
  reviews: `SELECT product.name AS product, nickname, summary, text, rating, product_review.created_at,
        (SELECT count(*) FROM review_photo WHERE review_id = product_review.id) AS photos
      FROM main.product_review JOIN product ON product.id = product_id WHERE customer_id = :id ORDER BY product_review.id`,
  messages: `SELECT name, email, telephone, comment, reason, order_number, sent_at FROM contact_message
      WHERE email = (SELECT email FROM customer WHERE id = :id) COLLATE NOCASE ORDER BY id`,
  subscriptions: `SELECT interval_weeks, state, next_on, payment_title, card_brand, card_last4, agreed_terms, agreed_at,
      created_at FROM subscription WHERE customer_id = :id ORDER BY id`,
  subscription_addresses: `SELECT kind, firstname, lastname, company, street, city, region, postcode, country_code,
      telephone, cart_address.extra FROM cart_address JOIN subscription ON subscription.cart_id = cart_address.cart_id
      WHERE subscription.customer_id = :id ORDER BY subscription.id, kind`,
  orders: `SELECT increment_id AS number, email, status, currency, grand_total_minor, tax_minor, shipping_minor,
      (SELECT group_concat(code, ', ') FROM order_coupon WHERE order_id = sales_order.id) AS coupon_codes,
      gift_message, gift_wrapping, gift_receipt, printed_card, created_at FROM sales_order WHERE customer_id = :id ORDER BY id`,
  order_addresses: `SELECT increment_id AS number, kind, firstname, lastname, company, street, city, region, postcode,
      country_code, telephone, sales_order_address.extra FROM sales_order_address JOIN sales_order ON sales_order.id = order_id
      WHERE customer_id = :id ORDER BY order_id, kind`,
  order_items: `SELECT increment_id AS number, sku, name, options, quantity, row_total_minor, sales_order_item.gift_message,
      sales_order_item.gift_wrapping
      FROM sales_order_item JOIN sales_order ON sales_order.id = order_id
      WHERE customer_id = :id ORDER BY sales_order_item.id`,
  store_credit: `SELECT action, change_minor, balance_minor, currency, created_at FROM store_credit_change
      WHERE customer_id = :id ORDER BY id`,
  reward_points: `SELECT reason, points, balance_points, created_at FROM reward_change WHERE customer_id = :id ORDER BY id`,
  downloads: `SELECT increment_id AS number, title, downloads_bought, downloads_used
      FROM purchased_link JOIN sales_order_item item ON item.id = order_item_id JOIN sales_order ON sales_order.id = order_id
      WHERE customer_id = :id ORDER BY purchased_link.id`,
  order_payments: `SELECT increment_id AS number, title, amount_minor, card_brand, card_last4
      FROM sales_order_payment JOIN sales_order ON sales_order.id = order_id WHERE customer_id = :id ORDER BY order_id`,
  order_notes: `SELECT increment_id AS number, message, sales_order_comment.created_at
      FROM sales_order_comment JOIN sales_order ON sales_order.id = order_id
      WHERE customer_id = :id ORDER BY sales_order_comment.id`,
  refunds: `SELECT memo.increment_id AS number, sales_order.increment_id AS order_number, memo.grand_total_minor,
      memo.created_at FROM sales_creditmemo memo JOIN sales_order ON sales_order.id = order_id
      WHERE customer_id = :id ORDER BY memo.id`,
  returns: `SELECT r.increment_id AS number, o.increment_id AS order_number, r.status, contact_email, r.created_at
      FROM sales_return r JOIN sales_order o ON o.id = r.order_id WHERE o.customer_id = :id ORDER BY r.id`,
  return_messages: `SELECT r.increment_id AS number, note.author, note.message, note.created_at
      FROM sales_return_comment note JOIN sales_return r ON r.id = note.return_id
      JOIN sales_order o ON o.id = r.order_id WHERE o.customer_id = :id ORDER BY note.id`,
  // Their texts may have links that open something.
  mails: `SELECT subject, datetime(sent_at / 1000, 'unixepoch') AS sent_at FROM mail
      WHERE recipient = (SELECT email FROM customer WHERE id = :id) COLLATE NOCASE ORDER BY id`,
};

/** Everything that the shop holds of a customer, as JSON. Money is in the smallest unit of its currency. */
export const collectPersonalData = (db: Db, customerId: number): string => {
  const found = Object.entries(readings).map(([name, sql]) => [name, db.all(sql.replaceAll(':id', '?'), customerId)]);
  return JSON.stringify(Object.fromEntries(found), null, 2);
};
