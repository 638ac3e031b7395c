import type { ProductType } from '../../catalog/productTypes/productType';
import type { Db, SqlRow } from '../../db/open';
import { insertRow } from '../fixtures';

/** Test helpers for stock, prices and whether a product is sold. */
export const sellingData = (db: Db) => ({
  /** Gives a category an order of its own. */
  orderCategory: (urlKey: string, field: string): void => {
    db.run('UPDATE category SET default_sort_by = ? WHERE url_key = ?', field, urlKey);
  },
  /** @param mode PRODUCTS, PAGE, PRODUCTS_AND_PAGE, or null for what follows from the block. */
  displayCategory: (urlKey: string, mode: string | null): void => {
    db.run('UPDATE main.category SET display_mode = ? WHERE url_key = ?', mode, urlKey);
  },
  blockOfCategory: (urlKey: string, block: string | null): void => {
    db.run('UPDATE main.category SET cms_block_identifier = ? WHERE url_key = ?', block, urlKey);
  },
  /** Puts a category below another. */
  moveCategory: (urlKey: string, below: string): void => {
    db.run(
      `UPDATE main.category SET (parent_id, path) = (SELECT id, path || '/' || main.category.id FROM main.category AS p WHERE p.url_key = ?)
       WHERE url_key = ?`,
      below,
      urlKey,
    );
  },
  /** How many of one product, or variant, are left. */
  stock: (sku: string, quantity: number): void => {
    db.run(
      'UPDATE stock_item SET quantity = ? WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
      quantity,
      sku,
    );
  },
  productId: (sku: string): number => db.get<{ id: number }>('SELECT id FROM product WHERE sku = ?', sku)?.id ?? 0,
  /** How many are left of every product. */
  stockOfAll: (quantity: number): void => {
    db.run('UPDATE stock_item SET quantity = ?', quantity);
  },
  /** @param day on which more is expected, YYYY-MM-DD. */
  expectStock: (sku: string, day: string): void => {
    db.run(
      'UPDATE stock_item SET back_in_stock = ? WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
      day,
      sku,
    );
  },
  /** Who waits for a mail about what. */
  stockAlerts: () =>
    db.all<{ sku: string; email: string }>(
      'SELECT sku, email FROM stock_alert JOIN product ON product.id = product_id ORDER BY stock_alert.id',
    ),
  /** How many of any product one order may hold. */
  mostPerOrder: (quantity: number): void => {
    db.run('UPDATE stock_item SET max_sale_quantity = ?', quantity);
  },
  /** Returns the stock of all products together, and the lowest of one product. */
  stockLeft: (): { left: number; least: number } =>
    db.get<{ left: number; least: number }>('SELECT sum(quantity) AS left, min(quantity) AS least FROM stock_item') ?? {
      left: 0,
      least: 0,
    },
  /** @param minor the new price in hundredths, such as pence. */
  price: (sku: string, minor: number): void => {
    db.run('UPDATE product SET price_minor = ? WHERE sku = ?', minor, sku);
  },
  rename: (sku: string, name: string): void => {
    db.run('UPDATE product SET name = ? WHERE sku = ?', name, sku);
  },
  /** Takes a product out of the shop, or all of them. */
  disable: (urlKey?: string): void => {
    db.run('UPDATE product SET is_enabled = 0 WHERE url_key = coalesce(?, url_key)', urlKey ?? null);
  },
  enableAll: (): void => {
    db.run('UPDATE product SET is_enabled = 1');
  },
  deleteProduct: (sku: string): void => {
    db.run('DELETE FROM product WHERE sku = ?', sku);
  },
  /** Offers every simple product as a subscription. */
  plan: (weeks: number, discountPercent: number, isDefault = false): void => {
    db.run(
      `INSERT INTO subscription_plan (product_id, interval_weeks, discount_percent, is_default)
       SELECT id, ?, ?, ? FROM product WHERE type = 'simple'`,
      weeks,
      discountPercent,
      Number(isDefault),
    );
  },
  forgetPlans: (): void => {
    db.run('DELETE FROM subscription_plan');
  },
});

/** Test helpers that add to products: pictures, links between them, questions, reviews, choices. */
export const productData = (db: Db) => ({
  picture: (productId: number, position: number, label: string, file = `/p/${productId}-${position}.jpg`): void => {
    insertRow(db, 'product_media', { product_id: productId, file, label, position });
  },
  forgetPictures: (): void => {
    db.run('DELETE FROM product_media');
  },
  link: (fromId: number, toId: number, kind: string): void => {
    insertRow(db, 'product_link', { product_id: fromId, linked_id: toId, kind, position: 1 });
  },
  question: (productId: number, question: string, answer: string): void => {
    insertRow(db, 'product_faq', { product_id: productId, position: 1, question, answer });
  },
  /** An approved review; columns as in product_review. */
  review: (productId: number, review: SqlRow): void => {
    insertRow(db, 'product_review', { product_id: productId, ...review });
  },
  /** The sum of the reviews that every product shows; `percent` of five stars. */
  ratings: (count: number, percent: number): void => {
    db.run('UPDATE product SET review_count = ?, rating_summary = ?', count, percent);
  },
  /** Reviews that wait for the shop. */
  pendingReviews: () =>
    db.all("SELECT nickname, summary, text, rating, status, customer_id FROM product_review WHERE status = 'pending'"),
  /** Photos of the review with a summary, by their paths below `/media/`. */
  reviewPhotos: (summary: string, names: readonly string[]): void => {
    const review = db.get<{ id: number }>('SELECT id FROM product_review WHERE summary = ?', summary);
    const size = { width: 90, height: 60, created_at: '2026-10-01 12:00:00' };
    for (const [position, name] of names.entries())
      insertRow(db, 'review_photo', { review_id: review?.id ?? null, position, name, ...size });
  },
  /** Photos that reviews have, with the name of their author. */
  photosOfReviews: () =>
    db.all(
      'SELECT width, height, nickname FROM review_photo JOIN product_review r ON r.id = review_id ORDER BY position',
    ),
  /** A certificate of a batch: zinc as it should be, and too much lead. */
  certificate: (productId: number, number: string): void => {
    const zinc = { place: null, name: 'Zinc', unit: 'mg', declared: 15, least: 12, most: 22.5, measured: 15.4 };
    const lead = { place: null, name: 'Lead', unit: 'mg/kg', declared: null, least: null, most: 3, measured: 3.2 };
    insertRow(db, 'batch_certificate', {
      product_id: productId,
      number,
      plain_number: number.replace(' ', ''),
      made_on: '2026-10-06',
      best_before: '2028-10-06',
      tested_on: '2026-10-12',
      laboratory: 'A laboratory',
      report_number: 'A1',
      results: JSON.stringify([zinc, lead]),
    });
  },
  /** The value that a product, or variant, has of an attribute. */
  attribute: (productId: number, attributeId: number, optionId: number): void => {
    insertRow(db, 'product_attribute', { product_id: productId, attribute_id: attributeId, option_id: optionId });
  },
  /** Lets shoppers choose among a configurable product's variants by one more attribute. */
  choice: (productId: number, attributeId: number): void => {
    insertRow(db, 'product_super_attribute', { product_id: productId, attribute_id: attributeId, position: 1 });
  },
  swatch: (optionLabel: string, swatch: string): void => {
    db.run('UPDATE attribute_option SET swatch = ? WHERE label = ?', swatch, optionLabel);
  },
  /** The value by which a variant differs, as clients name it. */
  selectedOptionUid: (variantSku: string): string => {
    const row = db.get<{ attribute_id: number; option_id: number }>(
      `SELECT value.attribute_id, value.option_id FROM product_attribute value
         JOIN product ON product.id = value.product_id
         JOIN product_variant link ON link.child_id = product.id
         JOIN product_super_attribute super ON super.product_id = link.parent_id AND super.attribute_id = value.attribute_id
        WHERE product.sku = ?`,
      variantSku,
    );
    return btoa(`configurable/${row?.attribute_id}/${row?.option_id}`);
  },
});

/** Finds products of the whole seed. */
export const seededProducts = (db: Db) => ({
  /** Products of a type that stand in the shop. */
  visibleProducts: (type: ProductType, most: number) =>
    db.all<{ sku: string; name: string }>(
      'SELECT sku, name FROM product WHERE type = ? AND is_visible = 1 LIMIT ?',
      type,
      most,
    ),
  /** The dearest variant that is in stock and not reduced, with the name of its product. */
  dearestVariant: () =>
    db.get<{ sku: string; name: string; price: number; label: string }>(
      `SELECT child.sku, parent.name, child.price_minor AS price, child.pack_summary AS label FROM product_variant link
         JOIN product child ON child.id = link.child_id JOIN product parent ON parent.id = link.parent_id
         JOIN stock_item stock ON stock.product_id = child.id AND stock.quantity > 0
        WHERE child.special_price_minor IS NULL ORDER BY child.price_minor DESC LIMIT 1`,
    ),
});
