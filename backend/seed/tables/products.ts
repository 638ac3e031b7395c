import type { Db } from '../../db/open';
import type { ProductData } from '../catalogueData';
import { categoryMembers, isBelow } from '../categoryMembers';
import { penceOf } from '../money';
import { premiumContentOf } from '../premiumContent';
import type { Catalogue, SeedProduct, SeedVariant } from '../readCatalogue';
import { supplementFactsOf } from '../supplementFacts';
import type { SupplementFacts } from '../supplementFacts';
import { insert, upsert, upsertId } from '../upsert';
import type { CategoryIds } from './categories';
import { readSharedParts, seedProductParts } from './productParts';
import type { SharedParts } from './productParts';
import { seedProductLinks } from './productLinks';
import { rewriteTo } from './urlRewrites';

/** sku to id, of products and variants. */
export type ProductIds = Map<string, number>;

/** 'capsule' counts pieces; powders and liquids are compared by 100 g or 100 ml. */
const unitOf = ({ unit, contents }: ProductData) =>
  unit === 'g' || unit === 'ml'
    ? { unit_count: contents / 100, unit_name: `100 ${unit}` }
    : { unit_count: contents, unit_name: unit };

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

const productRow = (product: ProductData, facts: SupplementFacts, createdAt: string) => ({
  sku: product.sku,
  name: product.name,
  url_key: product.key,
  is_enabled: 1,
  price_minor: penceOf(product.price),
  special_price_minor: product.sale ? penceOf(product.sale) : null,
  description: paragraphs(product.description),
  short_description: `<p>${product.summary}</p>`,
  meta_title: product.name,
  meta_description: product.summary,
  pack_summary: `${product.pack.dose}, ${product.pack.count}`,
  badge: product.badge ?? null,
  is_popular: product.popular === true ? 1 : 0,
  ...unitOf(product),
  supplement: JSON.stringify(facts),
  premium_content: premiumContentOf(product),
  created_at: createdAt,
});

/** A product without a launch date has been in the range from the start, one day after the product before it. */
const createdAtOf = (product: ProductData, index: number): string =>
  product.launched
    ? `${product.launched} 09:00:00`
    : new Date(Date.UTC(2025, 0, 6 + index, 9)).toISOString().slice(0, 19).replace('T', ' ');

/** Stock that a sale has reduced is not restored: only a new product gets stock. */
const stockOnce = (db: Db, productId: number, product: ProductData): void => {
  if (db.get('SELECT 1 FROM stock_item WHERE product_id = ?', productId)) return;
  insert(db, 'stock_item', {
    product_id: productId,
    quantity: product.stock ?? 120,
    max_sale_quantity: product.maxQuantity ?? 20,
    back_in_stock: product.backInStock ?? null,
  });
};

interface Run {
  db: Db;
  rules: Catalogue['rules'];
  shared: SharedParts;
  ids: ProductIds;
}

interface Place {
  type: 'simple' | 'configurable';
  isVisible: boolean;
  createdAt: string;
}

const seedOne = ({ db, rules, shared, ids }: Run, product: ProductData, place: Place): number => {
  const facts = supplementFactsOf(product, rules);
  const row = { ...productRow(product, facts, place.createdAt), type: place.type, is_visible: place.isVisible ? 1 : 0 };
  const id = upsertId(db, 'product', ['sku'], row);
  ids.set(product.sku, id);
  seedProductParts(db, id, product, facts, shared);
  if (place.type === 'simple') stockOnce(db, id, product);
  return id;
};

const seedVariants = (run: Run, parentId: number, variants: readonly SeedVariant[], createdAt: string): void => {
  const { db, shared } = run;
  db.run('DELETE FROM product_variant WHERE parent_id = ?', parentId);
  db.run('DELETE FROM product_super_attribute WHERE product_id = ?', parentId);
  variants.forEach((variant, position) => {
    const childId = seedOne(run, variant.product, { type: 'simple', isVisible: false, createdAt });
    insert(db, 'product_variant', { parent_id: parentId, child_id: childId, position });
    Object.entries(variant.options).forEach(([code, label], optionPosition) => {
      const { attribute_id, id } = shared.findOption(code, label);
      // A strength that stands on the pack is there already.
      const row = { product_id: childId, attribute_id, option_id: id };
      upsert(db, 'product_attribute', ['product_id', 'attribute_id', 'option_id'], row);
      if (position > 0) return;
      insert(db, 'product_super_attribute', { product_id: parentId, attribute_id, position: optionPosition });
    });
  });
};

const seedFamily = (run: Run, { product, variants }: SeedProduct, index: number): void => {
  const createdAt = createdAtOf(product, index);
  const type = variants.length > 0 ? 'configurable' : 'simple';
  const id = seedOne(run, product, { type, isVisible: true, createdAt });
  rewriteTo(run.db, `${product.key}.html`, 'PRODUCT', id);
  seedVariants(run, id, variants, createdAt);
};

const seedMembers = (db: Db, { categories, products }: Catalogue, categoryIds: CategoryIds, ids: ProductIds): void => {
  db.run('DELETE FROM product_category');
  for (const [urlPath, members] of categoryMembers(categories, products)) {
    members.forEach(({ product }, index) => {
      insert(db, 'product_category', {
        category_id: categoryIds.get(urlPath) ?? null,
        product_id: ids.get(product.sku) ?? null,
        position: index + 1,
        is_own: product.categories.some((path) => isBelow(path, urlPath)) ? 1 : 0,
      });
    });
  }
};

/** Products, variants and everything that hangs on them; what the data no longer names is switched off. */
export const seedProducts = (db: Db, catalogue: Catalogue, categoryIds: CategoryIds): ProductIds => {
  const ids: ProductIds = new Map();
  db.run('UPDATE product SET is_enabled = 0');
  const shared = readSharedParts(db, catalogue.attributes);
  const run = { db, rules: catalogue.rules, shared, ids };
  catalogue.products.forEach((family, index) => seedFamily(run, family, index));
  seedMembers(db, catalogue, categoryIds, ids);
  seedProductLinks(db, catalogue, ids);
  return ids;
};
