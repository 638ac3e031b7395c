import { openDb } from '../db/open';
import type { Db } from '../db/open';

import { seedDatabase } from './seedDatabase';

const seeded = (): Db => {
  const db = openDb(':memory:');
  seedDatabase(db);
  return db;
};

/** Makes the next start believe that the data files have changed. */
const forgetHash = (db: Db): void => {
  db.run("UPDATE seed_state SET content_hash = 'older'");
};

const tables = [
  'category',
  'product',
  'product_attribute',
  'product_category',
  'product_faq',
  'product_link',
  'product_media',
  'product_review',
  'product_variant',
  'stock_item',
  'subscription_plan',
  'url_rewrite',
  'location',
  'location_hours',
  'cms_page',
  'store_setting',
  'coupon',
  'shipping_method',
  'customer',
  'customer_address',
];

/** Every table without the review ids, which a new seed gives again. */
const dump = (db: Db): Record<string, unknown[]> =>
  Object.fromEntries(
    tables.map((table) => [
      table,
      db
        .all<Record<string, unknown>>(`SELECT * FROM ${table}`)
        .map((row) => JSON.stringify(table === 'product_review' || table === 'product_media' ? { ...row, id: 0 } : row))
        .sort(),
    ]),
  );

const idOf = (db: Db, sku: string): number =>
  db.get<{ id: number }>('SELECT id FROM product WHERE sku = ?', sku)?.id ?? 0;

const quantityOf = (db: Db, sku: string): number | undefined =>
  db.get<{ quantity: number }>('SELECT quantity FROM stock_item WHERE product_id = ?', idOf(db, sku))?.quantity;

/** Returns the sales of the shop. */
const sales = (db: Db) =>
  ['cart', 'cart_item', 'sales_order', 'sales_order_item', 'sales_shipment', 'order_sequence'].map((table) =>
    db.all(`SELECT * FROM ${table}`),
  );

describe('seedDatabase', () => {
  it('writes once, and not again while the files stay the same', () => {
    const db = openDb(':memory:');
    expect(seedDatabase(db)).toEqual({ isSeeded: true });
    const before = dump(db);
    expect(seedDatabase(db)).toEqual({ isSeeded: false });
    expect(dump(db)).toEqual(before);
  });

  it('writes the same into every new database', () => {
    const clean = (db: Db) => ({ ...dump(db), customer: [] });
    expect(clean(seeded())).toEqual(clean(seeded()));
  });

  it('changes nothing when it runs again over its own rows', () => {
    const db = seeded();
    const before = dump(db);
    forgetHash(db);
    expect(seedDatabase(db)).toEqual({ isSeeded: true });
    expect(dump(db)).toEqual(before);
  });

  it('corrects catalogue rows and keeps ids, carts, orders, stock, customers and a shopper’s reviews', () => {
    const db = seeded();
    const productId = idOf(db, 'HW-ZNP');
    const stock = quantityOf(db, 'HW-ZNP') ?? 0;
    const sold = sales(db);
    db.run('UPDATE stock_item SET quantity = quantity - 2 WHERE product_id = ?', productId);
    db.run("UPDATE customer SET firstname = 'Nell'");
    db.run("UPDATE product SET name = 'Wrong', price_minor = 1 WHERE id = ?", productId);
    const own = [productId, 'Own', 'Own', 'Own words', 1, '2026-11-19 10:00:00'] as const;
    db.run(
      'INSERT INTO product_review (product_id, nickname, summary, text, rating, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      ...own,
    );
    const reviews = db.get<{ n: number }>(
      'SELECT count(*) AS n FROM product_review WHERE product_id = ?',
      productId,
    )?.n;
    forgetHash(db);
    seedDatabase(db);

    expect(db.get('SELECT name, price_minor FROM product WHERE id = ?', productId)).toEqual({
      name: 'Zinc Picolinate',
      price_minor: 950,
    });
    expect(idOf(db, 'HW-ZNP')).toBe(productId);
    expect(quantityOf(db, 'HW-ZNP')).toBe(stock - 2);
    expect(sales(db)).toEqual(sold);
    expect(db.get('SELECT firstname FROM customer')).toEqual({ firstname: 'Nell' });
    expect(db.get('SELECT review_count FROM product WHERE id = ?', productId)).toEqual({ review_count: reviews });
  });

  it('switches off what the data no longer names', () => {
    const db = seeded();
    db.run(
      "INSERT INTO product (sku, type, name, url_key, price_minor, created_at) VALUES ('OLD', 'simple', 'Old', 'old', 100, '')",
    );
    forgetHash(db);
    seedDatabase(db);
    expect(db.get("SELECT is_enabled FROM product WHERE sku = 'OLD'")).toEqual({ is_enabled: 0 });
  });
});
