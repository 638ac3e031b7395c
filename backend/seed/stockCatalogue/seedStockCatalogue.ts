import { bundleRange } from '../../catalog/productTypes/bundlePrice';
import { listBundleOptions, listBundles, listBundleSelections } from '../../catalog/productTypes/bundleQueries';
import { listGroupMembers } from '../../catalog/productTypes/groupQueries';
import { hasOwnStock, type ProductType } from '../../catalog/productTypes/productType';
import { currentPriceMinor } from '../../catalog/pricing';
import type { Db } from '../../db/open';
import { indexFacets } from '../../search/searchQueries';
import type { DataFiles } from '../dataFiles';
import { penceOf } from '../money';
import { optionFinder, seedAttributes } from '../tables/attributes';
import { seedCategories, type CategoryIds } from '../tables/categories';
import { rewriteTo } from '../tables/urlRewrites';
import { insert, upsertId } from '../upsert';
import { seedStockParts } from './seedParts';
import { readStockCatalogue, stockPictureFile, type StockProductData } from './stockCatalogue';

interface Run {
  db: Db;
  findOption: ReturnType<typeof optionFinder>;
  /** Key to id, of products and variants. */
  ids: Map<string, number>;
}

type Article = Pick<
  StockProductData,
  | 'key'
  | 'sku'
  | 'name'
  | 'price'
  | 'sale'
  | 'groupPrice'
  | 'stock'
  | 'sellsWithoutStock'
  | 'minQuantity'
  | 'maxQuantity'
  | 'quantityStep'
  | 'tiers'
  | 'attributes'
  | 'piece'
  | 'summary'
  | 'description'
>;

const productTypeOf = ({ type, variants }: StockProductData): ProductType =>
  type ?? (variants ? 'configurable' : 'simple');

/** Only a new product gets stock: what was sold is not given back. */
const stockOnce = (db: Db, id: number, article: Article): void => {
  const { stock = 60, sellsWithoutStock, minQuantity = 1, maxQuantity = 20, quantityStep = 1 } = article;
  if (db.get('SELECT 1 FROM stock_item WHERE product_id = ?', id)) return;
  insert(db, 'stock_item', {
    product_id: id,
    quantity: stock,
    sells_without_stock: sellsWithoutStock ? 1 : 0,
    min_sale_quantity: minQuantity,
    max_sale_quantity: maxQuantity,
    quantity_step: quantityStep,
  });
};

const seedArticle = ({ db, findOption, ids }: Run, article: Article, type: ProductType, isVisible: boolean): number => {
  const id = upsertId(db, 'product', ['sku'], {
    sku: article.sku,
    type,
    name: article.name,
    url_key: article.key,
    is_enabled: 1,
    is_visible: isVisible ? 1 : 0,
    price_minor: penceOf(article.price),
    special_price_minor: article.sale ? penceOf(article.sale) : null,
    short_description: `<p>${article.summary}</p>`,
    description: article.description.map((text) => `<p>${text}</p>`).join(''),
    meta_description: article.summary,
    created_at: new Date(Date.UTC(2026, 0, 5 + ids.size, 9)).toISOString().slice(0, 19).replace('T', ' '),
  });
  ids.set(article.key, id);
  if (hasOwnStock(type)) stockOnce(db, id, article);
  db.run('DELETE FROM product_tier_price WHERE product_id = ?', id);
  for (const { quantity, price } of article.tiers ?? [])
    insert(db, 'product_tier_price', { product_id: id, quantity, price_minor: penceOf(price) });
  db.run('DELETE FROM product_group_price WHERE product_id = ?', id);
  if (article.groupPrice)
    insert(db, 'product_group_price', { product_id: id, price_minor: penceOf(article.groupPrice) });
  db.run('DELETE FROM product_attribute WHERE product_id = ?', id);
  for (const [code, label] of Object.entries(article.attributes)) {
    const option = findOption(code, label);
    insert(db, 'product_attribute', { product_id: id, attribute_id: option.attribute_id, option_id: option.id });
  }
  db.run('DELETE FROM product_media WHERE product_id = ?', id);
  if (article.piece) {
    const picture = { file: stockPictureFile(article.key), label: article.name, position: 1 };
    insert(db, 'product_media', { product_id: id, ...picture });
  }
  return id;
};

/** A variant with everything that it inherits from its product. */
export const variantsOf = (product: StockProductData): (Article & { options: Record<string, string> })[] =>
  (product.variants ?? []).map(({ code, options, ...differences }) => ({
    ...product,
    sale: undefined,
    ...differences,
    key: `${product.key}-${code.toLowerCase()}`,
    sku: `${product.sku}-${code}`,
    name: `${product.name}, ${Object.values(options).join(', ')}`,
    attributes: { ...product.attributes, ...options },
    options,
  }));

const seedVariants = (run: Run, parentId: number, product: StockProductData): void => {
  const { db, findOption } = run;
  db.run('DELETE FROM product_variant WHERE parent_id = ?', parentId);
  db.run('DELETE FROM product_super_attribute WHERE product_id = ?', parentId);
  variantsOf(product).forEach((variant, position) => {
    const childId = seedArticle(run, variant, 'simple', false);
    insert(db, 'product_variant', { parent_id: parentId, child_id: childId, position });
    if (position > 0) return;
    Object.entries(variant.options).forEach(([code, label], place) => {
      const { attribute_id } = findOption(code, label);
      insert(db, 'product_super_attribute', { product_id: parentId, attribute_id, position: place });
    });
  });
};

const seedPlaces = ({ db, ids }: Run, products: readonly StockProductData[], categoryIds: CategoryIds): void => {
  db.run('DELETE FROM product_category');
  products.forEach(({ key, sku, categories }, index) => {
    for (const path of categories) {
      const categoryId = categoryIds.get(path);
      if (categoryId === undefined) throw new Error(`${sku}: there is no category '${path}'.`);
      insert(db, 'product_category', { category_id: categoryId, product_id: ids.get(key) ?? 0, position: index + 1 });
    }
  });
};

const seedSearchWords = ({ db, ids }: Run, products: readonly StockProductData[]): void => {
  db.run('DELETE FROM product_search');
  for (const product of products) {
    const options = [product.attributes, ...variantsOf(product).map(({ attributes }) => attributes)];
    insert(db, 'product_search', {
      rowid: ids.get(product.key) ?? null,
      name: product.name,
      sku: product.sku,
      summary: product.summary,
      keywords: [...new Set(options.flatMap((values) => Object.values(values)))].join(' '),
      body: product.description.join(' '),
    });
  }
  indexFacets(db);
};

/** Lists sort by what a product costs at least, which a bundle, a group and a choice of variants take from their parts. */
const seedLowestPrice = (db: Db, id: number, type: ProductType): void => {
  if (type === 'bundle') {
    const [bundle] = listBundles(db, [id]);
    if (bundle?.is_price_dynamic !== 1) return;
    const whole = { bundle, own: { price_minor: 0, special_price_minor: null } };
    const parts = { options: listBundleOptions(db, [id]), selections: listBundleSelections(db, [id]) };
    db.run(
      'UPDATE product SET price_minor = ? WHERE id = ?',
      currentPriceMinor(bundleRange({ ...whole, ...parts })[0]),
      id,
    );
  } else if (type === 'grouped') {
    const prices = listGroupMembers(db, [id]).map(currentPriceMinor);
    if (prices.length > 0) db.run('UPDATE product SET price_minor = ? WHERE id = ?', Math.min(...prices), id);
  }
};

/** The catalogue of a shop whose data folder has one: attributes, categories and products of every kind. */
export const seedStockCatalogue = (db: Db, files: DataFiles): void => {
  const { attributes, categories, products } = readStockCatalogue(files);
  seedAttributes(db, { attributes, products: products.map(({ variants = [] }) => ({ variants })) });
  const categoryIds = seedCategories(db, categories);
  db.run('UPDATE product SET is_enabled = 0');
  const run: Run = { db, findOption: optionFinder(db), ids: new Map() };
  for (const product of products) {
    const id = seedArticle(run, product, productTypeOf(product), true);
    rewriteTo(db, `${product.key}.html`, 'PRODUCT', id);
    seedVariants(run, id, product);
  }
  const findId = (key: string): number => {
    const id = run.ids.get(key);
    if (id === undefined) throw new Error(`The catalogue names a product '${key}', which does not exist.`);
    return id;
  };
  for (const product of products) seedStockParts(db, product, findId);
  for (const product of products) seedLowestPrice(db, findId(product.key), productTypeOf(product));
  seedPlaces(run, products, categoryIds);
  seedSearchWords(run, products);
};
