import type { Db } from '../../db/open';
import { insertRow } from '../fixtures';

/** Test helpers for customers and their accounts, addresses, wishlists, letters. */
export const customerData = (db: Db) => ({
  /** What the merchant's form asked of a customer: JSON. */
  extraOfCustomer: (email: string): string =>
    db.get<{ extra: string }>('SELECT extra FROM customer WHERE email = ?', email)?.extra ?? '',
  customers: () => db.all<{ email: string; is_subscribed: number }>('SELECT email, is_subscribed FROM customer'),
  /** The one customer of a small shop. */
  onlyCustomerId: (): number => db.get<{ id: number }>('SELECT id FROM customer')?.id ?? 0,
  /** Id of the customer with this e-mail; 0 when there is none. */
  customerIdOf: (email: string): number =>
    db.get<{ id: number }>('SELECT id FROM customer WHERE email = ?', email)?.id ?? 0,
  /** Ends every session. */
  signEverybodyOut: (): void => {
    db.run('DELETE FROM customer_token');
  },
  /** An address of Eleanor's in Bristol. */
  address: (customerId: number, street: string, postcode: string, isDefault = false): void => {
    insertRow(db, 'customer_address', {
      customer_id: customerId,
      firstname: 'Eleanor',
      lastname: 'Marsh',
      street: JSON.stringify([street]),
      city: 'Bristol',
      postcode,
      country_code: 'GB',
      telephone: '07700 900123',
      is_default_shipping: Number(isDefault),
    });
  },
  /** The lines of the street of every address. */
  streetLines: (lines: readonly string[]): void => {
    db.run('UPDATE customer_address SET street = ?', JSON.stringify(lines));
  },
  /** The customer's address book has where the orders went. */
  keepOrderAddresses: (customerId: number): void => {
    db.run(
      `INSERT INTO customer_address (customer_id, firstname, lastname, street, city, postcode, country_code, telephone)
       SELECT ?, firstname, lastname, street, city, postcode, country_code, telephone
       FROM sales_order_address WHERE kind = 'shipping'`,
      customerId,
    );
  },
  /** Addresses that the customer with this e-mail keeps. */
  addressBook: (email: string) =>
    db.all(
      `SELECT street, is_default_shipping FROM customer_address
       WHERE customer_id = (SELECT id FROM customer WHERE email = ?)`,
      email,
    ),
  /** The answer that the customer with this e-mail has given last. */
  consentOf: (email: string) =>
    db.get<{ is_consent: number }>(
      'SELECT is_consent FROM consent WHERE customer_id = (SELECT id FROM customer WHERE email = ?)',
      email,
    )?.is_consent,
  /** Postcodes of the addresses that customers keep in a city. */
  postcodesIn: (city: string) => db.all('SELECT postcode FROM customer_address WHERE city = ?', city),
  /** What is saved, the oldest first. */
  savedItems: (): { quantity: number; description: string | null }[] =>
    db.all('SELECT quantity, description FROM wishlist_item ORDER BY id'),
  /** Saves products for the first customer; a variant by its own sku. */
  saveForLater: (skus: readonly string[]): void => {
    db.run(
      "INSERT INTO wishlist (id, customer_id, sharing_code, updated_at) SELECT 1, min(id), 'x', 'x' FROM customer",
    );
    for (const sku of skus) {
      db.run(
        `INSERT INTO wishlist_item (wishlist_id, product_id, variant_id, saved_name, quantity, added_at)
         SELECT 1, COALESCE(link.parent_id, product.id), CASE WHEN link.parent_id IS NULL THEN NULL ELSE product.id END,
                name, 1, 'x'
           FROM product LEFT JOIN product_variant link ON link.child_id = product.id WHERE sku = ?`,
        sku,
      );
    }
  },
  /** Skus of the products on all wishlists. */
  savedSkus: (): string[] =>
    db
      .all<{ sku: string }>(
        'SELECT product.sku FROM wishlist_item JOIN product ON product.id = wishlist_item.product_id ORDER BY product.sku',
      )
      .map(({ sku }) => sku),
  /** A card that the one customer kept with a payment method. */
  keptCard: (method: string, last4: string): void => {
    db.run(
      `INSERT INTO payment_token (public_hash, customer_id, payment_method_code, card_brand, card_last4, card_expiry,
         outcome, created_at)
       VALUES ('hash-1', (SELECT id FROM customer), ?, 'Visa', ?, '12/2030', 'authorised', '2026-01-01 00:00:00')`,
      method,
      last4,
    );
  },
  subscribe: (email: string): void => {
    insertRow(db, 'newsletter_subscriber', { store_id: 10, email, subscribed_at: '' });
  },
  newsletterSubscribers: () => db.all('SELECT email, has_consented, source FROM newsletter_subscriber'),
  consents: () => db.all('SELECT is_consent FROM consent'),
  contactMessages: () =>
    db.all('SELECT name, email, telephone, comment, reason, order_number, has_consented FROM contact_message'),
  /** Text of the newest mail; empty when none was sent. */
  lastMail: (): string => db.get<{ body: string }>('SELECT body FROM mail ORDER BY id DESC')?.body ?? '',
});
