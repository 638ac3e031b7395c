import type { Db } from '../../db/open';

/** Test helpers for shops in streets. */
export const locationData = (db: Db) => ({
  /** Closes every shop in a street, or one of them. */
  closeLocations: (identifier?: string): void => {
    db.run('UPDATE location SET is_active = 0 WHERE identifier = coalesce(?, identifier)', identifier ?? null);
  },
  /** Leaves one shop alone. */
  keepOnlyLocation: (identifier: string): void => {
    db.run('UPDATE location SET is_active = identifier = ?', identifier);
  },
  /** Puts five pieces of an article into every shop. */
  stockLocations: (sku: string): void => {
    db.run(
      'INSERT OR REPLACE INTO location_stock (location_id, product_id, quantity) SELECT l.id, p.id, 5 FROM location l, product p WHERE p.sku = ?',
      sku,
    );
  },
  /** Where orders are collected, in their order. */
  collectedOrders: () =>
    db.all<{ carrier: string; location: string | null }>(
      'SELECT carrier_code AS carrier, pickup_location_code AS location FROM sales_order ORDER BY id',
    ),
  /** Takes the way to ship of what is collected away. */
  dropPickup: (): void => {
    db.run("DELETE FROM shipping_method WHERE carrier_code = 'instore'");
  },
  /** Makes a shop the favourite of a customer. */
  favourite: (email: string, identifier: string): void => {
    db.run(
      'INSERT OR REPLACE INTO favourite_location SELECT c.id, l.id FROM customer c, location l WHERE c.email = ? AND l.identifier = ?',
      email,
      identifier,
    );
  },
  /** Identifier of the only favourite that any customer has. */
  savedFavourite: (): string | undefined =>
    db.get<{ identifier: string }>(
      'SELECT identifier FROM favourite_location f JOIN location l ON l.id = f.location_id',
    )?.identifier,
  /** Sets how much of everything lies in the shops. */
  locationStock: (quantity: number): void => {
    db.run('UPDATE location_stock SET quantity = ?', quantity);
  },
});
