import type { Db } from '../../db/open';
import { readJson } from '../dataFiles';
import type { Catalogue, SeedProduct } from '../readCatalogue';
import { insert } from '../upsert';
import type { ProductIds } from './products';

interface SearchData {
  synonyms: Record<string, string>;
  /** A term that leads straight to a page. */
  redirects: Record<string, string>;
}

const keywordsOf = ({ product, variants }: SeedProduct): string =>
  [
    product.latin,
    product.form,
    ...(product.needs ?? []),
    ...(product.keywords ?? []),
    ...product.nutrients.map((row) => row.replace(/^- /, '').replace(/ [\d.]+ .*$/, '')),
    ...variants.flatMap((variant) => [variant.product.sku, ...Object.values(variant.options)]),
  ]
    .filter((word) => word !== undefined)
    .join(' ');

/** Additives would make every tablet a find for 'magnesium' and every capsule one for 'acid'. */
const additive =
  /^(?:Anti-caking|Bulking|Gelling) agent|^(?:Capsule shell|Humectant|Preservative|Sweetener|Thickener|Acid|Acidity regulator|Antioxidant|Emulsifier) \(/;

const bodyOf = ({ product }: SeedProduct): string =>
  [...product.description, ...product.ingredients.filter((text) => !additive.test(text))].join(' ').replaceAll('*', '');

/** Full-text rows of the visible products, synonyms and search redirects. */
export const seedSearch = (db: Db, { products }: Catalogue, ids: ProductIds): void => {
  db.run('DELETE FROM product_search');
  for (const entry of products) {
    const { product } = entry;
    insert(db, 'product_search', {
      rowid: ids.get(product.sku) ?? null,
      name: product.name,
      sku: product.sku,
      summary: product.summary,
      keywords: keywordsOf(entry),
      body: bodyOf(entry),
    });
  }
  const { synonyms, redirects } = readJson<SearchData>('search.json');
  db.run('DELETE FROM search_synonym');
  for (const [term, replacement] of Object.entries(synonyms)) insert(db, 'search_synonym', { term, replacement });
  db.run('DELETE FROM search_redirect');
  for (const [term, target] of Object.entries(redirects)) insert(db, 'search_redirect', { term, target_path: target });
};
