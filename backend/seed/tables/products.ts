import type { Db } from '../../db/open';
import type { ProductData } from '../catalogueData';
import { categoryMembers } from '../categoryMembers';
import { penceOf } from '../money';
import type { Catalogue, SeedProduct } from '../readCatalogue';
import { supplementFactsOf } from '../supplementFacts';
import type { SupplementFacts } from '../supplementFacts';
import { insert, upsertId } from '../upsert';
import { optionFinder } from './attributes';
import type { CategoryIds } from './categories';
import { seedProductParts } from './productParts';
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
  ...unitOf(product),
  supplement: JSON.stringify(facts),
  premium_content: product.premium ? `<p>${product.premium}</p>` : null,
  created_at: createdAt,
});

/** A product without a launch date has been in the range from the start, one day after the product before it. */
const createdAtOf = (product: ProductData, index: number): string =>
  product.launched
    ? `${product.launched} 09:00:00`
    : new Date(Date.UTC(2025, 0, 6 + index, 9)).toISOString().slice(0, 19).replace('T', ' ');

/** What a sale has taken from the stock is not given back: only a new product gets stock. */
const stockOnce = (db: Db, productId: number, product: ProductData): void => {
  if (db.get('SELECT 1 FROM stock_item WHERE product_id = ?', productId)) return;
  insert(db, 'stock_item', {
    product_id: productId,
    quantity: product.stock ?? 120,
    max_sale_quantity: product.maxQuantity ?? 20,
    back_in_stock: product.backInStock ?? null,
  });
};

const seedFamily = (db: Db, family: SeedProduct, index: number, { rules }: Catalogue, ids: ProductIds): void => {
  const findOption = optionFinder(db);
  const { product, variants } = family;
  const createdAt = createdAtOf(product, index);
  const seedOne = (one: ProductData, type: 'simple' | 'configurable', isVisible: boolean): number => {
    const facts = supplementFactsOf(one, rules);
    const row = { ...productRow(one, facts, createdAt), type, is_visible: isVisible ? 1 : 0 };
    const id = upsertId(db, 'product', ['sku'], row);
    ids.set(one.sku, id);
    seedProductParts(db, id, one, facts, findOption);
    if (type === 'simple') stockOnce(db, id, one);
    return id;
  };
  const id = seedOne(product, variants.length > 0 ? 'configurable' : 'simple', true);
  rewriteTo(db, `${product.key}.html`, 'PRODUCT', id);
  const codes = Object.keys(variants[0]?.options ?? {});
  db.run('DELETE FROM product_variant WHERE parent_id = ?', id);
  variants.forEach((variant, position) => {
    const childId = seedOne(variant.product, 'simple', false);
    insert(db, 'product_variant', { parent_id: id, child_id: childId, position });
    for (const [code, label] of Object.entries(variant.options)) {
      const option = findOption(code, label);
      insert(db, 'product_attribute', { product_id: childId, attribute_id: option.attribute_id, option_id: option.id });
    }
  });
  db.run('DELETE FROM product_super_attribute WHERE product_id = ?', id);
  codes.forEach((code, position) => {
    const label = variants[0]?.options[code] ?? '';
    const { attribute_id } = findOption(code, label);
    insert(db, 'product_super_attribute', { product_id: id, attribute_id, position });
  });
};

const seedMembers = (db: Db, { categories, products }: Catalogue, categoryIds: CategoryIds, ids: ProductIds): void => {
  db.run('DELETE FROM product_category');
  for (const [urlPath, members] of categoryMembers(categories, products)) {
    members.forEach(({ product }, index) => {
      insert(db, 'product_category', {
        category_id: categoryIds.get(urlPath) ?? null,
        product_id: ids.get(product.sku) ?? null,
        position: index + 1,
      });
    });
  }
};

/** Products, variants and everything that hangs on them; what the data no longer names is switched off. */
export const seedProducts = (db: Db, catalogue: Catalogue, categoryIds: CategoryIds): ProductIds => {
  const ids: ProductIds = new Map();
  db.run('UPDATE product SET is_enabled = 0');
  catalogue.products.forEach((family, index) => seedFamily(db, family, index, catalogue, ids));
  seedMembers(db, catalogue, categoryIds, ids);
  seedProductLinks(db, catalogue, ids);
  return ids;
};
