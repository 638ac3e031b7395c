import { hashPasswordNow } from '../customer/passwords';
import { testHashCost } from './testSettings';
import type { Db, SqlRow } from '../db/open';
import type { StoreSettings } from '../stores/storeSettings';

/** Inserts one row and returns its id. Column names come from the test, never from a request. */
export const insertRow = (db: Db, table: string, row: SqlRow): number => {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  return db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, ...Object.values(row))
    .lastInsertRowid;
};

const createdAt = '2026-01-05 09:00:00';

/** The UK English store view (id 10) with its root category 2; returns the store id. */
export const insertStore = (db: Db, overrides: SqlRow = {}): number => {
  const row = {
    id: 10,
    code: 'uk_en',
    name: 'United Kingdom',
    group_code: 'halewell',
    group_name: 'Halewell',
    website_code: 'uk',
    website_name: 'Halewell UK',
    locale: 'en_GB',
    currency: 'GBP',
    root_category_id: 2,
    sort_order: 0,
    is_default: 1,
    is_active: 1,
    ...overrides,
  };
  if (!db.get('SELECT id FROM category WHERE id = ?', row.root_category_id)) {
    insertCategory(db, { id: row.root_category_id, name: 'Root', url_key: 'root', url_path: '', path: '2', level: 1 });
  }
  return insertRow(db, 'store_view', row);
};

/** Sets one configuration value of a store (see stores/storeSettings.ts for the names). */
export const insertStoreSetting = (db: Db, path: keyof StoreSettings, value: unknown, storeId = 10): void => {
  db.run(
    'INSERT OR REPLACE INTO store_setting (store_id, path, value) VALUES (?, ?, ?)',
    storeId,
    path,
    JSON.stringify(value),
  );
};

/** A category below its parent (default: the root, 2) with its URL rewrite; returns its id. */
export const insertCategory = (db: Db, overrides: SqlRow = {}): number => {
  const { n } = db.get<{ n: number }>('SELECT COALESCE(MAX(id), 2) + 1 AS n FROM category') ?? { n: 3 };
  const id = Number(overrides.id ?? n);
  const urlKey = String(overrides.url_key ?? `category-${id}`);
  const parentId = id === 2 ? null : (overrides.parent_id ?? 2);
  const parent = db.get<{ path: string; level: number; url_path: string }>(
    'SELECT path, level, url_path FROM category WHERE id = ?',
    parentId,
  );
  const urlPath = String(overrides.url_path ?? (parent?.url_path ? `${parent.url_path}/${urlKey}` : urlKey));
  insertRow(db, 'category', {
    name: `Category ${id}`,
    url_key: urlKey,
    url_path: urlPath,
    path: parent ? `${parent.path}/${id}` : String(id),
    level: parent ? parent.level + 1 : 1,
    position: id,
    ...overrides,
    id,
    parent_id: parentId,
  });
  if (urlPath) insertRewrite(db, { request_path: `${urlPath}.html`, entity_type: 'CATEGORY', entity_id: id });
  return id;
};

/** Columns of a product, its stock (default 100; null: no stock row) and the categories it stands in. */
export type ProductFixture = SqlRow & { quantity?: number | null };

/**
 * A product with stock and, when visible, a URL rewrite and search words; returns its id.
 * @param categoryIds where it stands, in the order of insertion.
 */
export const insertProduct = (db: Db, fixture: ProductFixture = {}, categoryIds: number[] = []): number => {
  const { quantity = 100, ...overrides } = fixture;
  const { n } = db.get<{ n: number }>('SELECT COALESCE(MAX(id), 0) + 1 AS n FROM product') ?? { n: 1 };
  const id = Number(overrides.id ?? n);
  const row = {
    id,
    sku: `SKU-${id}`,
    type: 'simple',
    name: `Product ${id}`,
    url_key: `product-${id}`,
    price_minor: 1000,
    created_at: createdAt,
    is_visible: 1,
    ...overrides,
  };
  insertRow(db, 'product', row);
  const hasStock = row.type === 'simple' || row.type === 'virtual' || row.type === 'downloadable';
  if (hasStock && quantity !== null) insertRow(db, 'stock_item', { product_id: id, quantity });
  if (row.is_visible === 1) {
    insertRewrite(db, { request_path: `${row.url_key}.html`, entity_type: 'PRODUCT', entity_id: id });
    db.run(
      'INSERT INTO product_search (rowid, name, sku, summary, keywords, body) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      row.name,
      row.sku,
      '',
      '',
      '',
    );
  }
  categoryIds.forEach((categoryId, index) => {
    insertRow(db, 'product_category', { product_id: id, category_id: categoryId, position: index + id });
  });
  return id;
};

/** An attribute with its options; returns the attribute's id and the option ids in order. */
export const insertAttribute = (
  db: Db,
  attribute: { code: string; label: string } & SqlRow,
  optionLabels: string[],
): { attributeId: number; optionIds: number[] } => {
  const attributeId = insertRow(db, 'attribute', attribute);
  const optionIds = optionLabels.map((label, position) =>
    insertRow(db, 'attribute_option', { attribute_id: attributeId, label, position }),
  );
  return { attributeId, optionIds };
};

/** A configurable product with one variant for each option of one attribute. */
export interface ConfigurableFixture {
  id: number;
  attributeId: number;
  optionIds: number[];
  variantIds: number[];
}

/** A configurable product whose variants differ by `attributeCode`; variant skus are `<sku>-<n>`, prices rise by 100. */
export const insertConfigurable = (
  db: Db,
  fixture: ProductFixture = {},
  attributeCode = 'size',
  optionLabels = ['60 capsules', '120 capsules'],
  categoryIds: number[] = [],
): ConfigurableFixture => {
  const id = insertProduct(db, { ...fixture, type: 'configurable' }, categoryIds);
  const product = db.get<{ sku: string; price_minor: number; url_key: string }>(
    'SELECT sku, price_minor, url_key FROM product WHERE id = ?',
    id,
  );
  if (!product) throw new Error('The product was not inserted.');
  const known = db.get<{ id: number }>('SELECT id FROM attribute WHERE code = ?', attributeCode);
  const { attributeId, optionIds } = known
    ? {
        attributeId: known.id,
        optionIds: db
          .all<{ id: number }>('SELECT id FROM attribute_option WHERE attribute_id = ? ORDER BY position', known.id)
          .map((option) => option.id),
      }
    : insertAttribute(db, { code: attributeCode, label: attributeCode }, optionLabels);
  insertRow(db, 'product_super_attribute', { product_id: id, attribute_id: attributeId });
  const variantIds = optionIds.map((optionId, index) => {
    const variantId = insertProduct(db, {
      sku: `${product.sku}-${index + 1}`,
      url_key: `${product.url_key}-${index + 1}`,
      price_minor: product.price_minor + index * 100,
      is_visible: 0,
      quantity: fixture.quantity ?? 100,
    });
    insertRow(db, 'product_attribute', { product_id: variantId, attribute_id: attributeId, option_id: optionId });
    insertRow(db, 'product_variant', { parent_id: id, child_id: variantId, position: index });
    return variantId;
  });
  return { id, attributeId, optionIds, variantIds };
};

/** A row of url_rewrite; pass entity_type and entity_id, or target_path and redirect_code. */
export const insertRewrite = (db: Db, row: { request_path: string } & SqlRow): void => {
  insertRow(db, 'url_rewrite', row);
};

/** A CMS page with its rewrite; returns its id. */
export const insertCmsPage = (db: Db, overrides: SqlRow = {}): number => {
  const row = { identifier: 'home', title: 'Home', content: '<p>Welcome</p>', ...overrides };
  const id = insertRow(db, 'cms_page', row);
  insertRewrite(db, { request_path: row.identifier, entity_type: 'CMS_PAGE', entity_id: id });
  return id;
};

/** A CMS block; returns its id. */
export const insertCmsBlock = (db: Db, overrides: SqlRow = {}): number =>
  insertRow(db, 'cms_block', { identifier: 'banner', title: 'Banner', content: '<p>Banner</p>', ...overrides });

/** A block that depends on who looks; returns its id. */
export const insertDynamicBlock = (db: Db, overrides: SqlRow = {}): number =>
  insertRow(db, 'dynamic_block', { title: 'Dynamic', content: '<p>Dynamic</p>', ...overrides });

/** Password of every customer made by `insertCustomer`. */
export const fixturePassword = 'Correct-Horse-9';

/** Of every customer, so made once. */
let fixtureHash: string | undefined;

/** A customer who signs in with `fixturePassword`; returns the id. */
export const insertCustomer = (db: Db, overrides: SqlRow = {}): number => {
  fixtureHash ??= hashPasswordNow(fixturePassword, testHashCost);
  return insertRow(db, 'customer', {
    email: 'ann@example.com',
    firstname: 'Ann',
    lastname: 'Shopper',
    password_hash: fixtureHash,
    created_at: createdAt,
    ...overrides,
  });
};

/** A shipping method: standard delivery for 395 pence, free from 3000, unless overridden. */
export const insertShippingMethod = (db: Db, overrides: SqlRow = {}): void => {
  insertRow(db, 'shipping_method', {
    carrier_code: 'royalmail',
    method_code: 'standard',
    carrier_title: 'Royal Mail',
    method_title: 'Standard delivery',
    price_minor: 395,
    free_from_minor: 3000,
    sort_order: 1,
    ...overrides,
  });
};

/** A coupon: ten per cent off everything, unless overridden. */
export const insertCoupon = (db: Db, overrides: SqlRow = {}): void => {
  insertRow(db, 'coupon', { code: 'TEN', label: 'Ten off', percent: 10, ...overrides });
};
