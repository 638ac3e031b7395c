import type { Db } from '../../db/open';
import { indexFacets } from '../../search/searchQueries';
import { isOwnPath } from '../../search/searchRedirects';
import { readWords } from '../../search/tokenise';
import { readJson } from '../dataFiles';
import type { Catalogue, SeedProduct } from '../readCatalogue';
import { readSets } from '../sets/readSets';
import { insert } from '../upsert';
import type { CategoryIds } from './categories';
import type { ProductIds } from './products';

interface SearchData {
  synonyms: Record<string, string>;
  /** A term that leads straight to a page. */
  redirects: Record<string, string>;
  /** Words that shoppers use for what categories hold, with the paths of those categories. */
  categories: Record<string, string[]>;
  /** Searches to offer before anything is typed. */
  popular: string[];
}

const keywordsOf = ({ product, variants }: SeedProduct): string =>
  [
    product.latin,
    product.form,
    ...(product.needs ?? []),
    ...(product.keywords ?? []),
    ...product.nutrients.map((row) => row.replace(/^- /, '').replace(/ [\d.]+ .*$/, '')),
    ...variants.flatMap((variant) => Object.values(variant.options)),
  ]
    .filter((word) => word !== undefined)
    .join(' ');

/** Additives would make every tablet a find for 'magnesium' and every capsule one for 'acid'. */
const additive =
  /^(?:Anti-caking|Bulking|Gelling) agent|^(?:Capsule shell|Humectant|Preservative|Sweetener|Thickener|Acid|Acidity regulator|Antioxidant|Emulsifier) \(/;

const bodyOf = ({ product }: SeedProduct): string =>
  [...product.description, ...product.ingredients.filter((text) => !additive.test(text))].join(' ').replaceAll('*', '');

/** A term as the search box looks it up. */
const toTerm = (text: string): string => readWords(text).join(' ');

const seedTerms = (db: Db, { redirects, categories, popular }: SearchData, categoryIds: CategoryIds): void => {
  for (const table of ['search_redirect', 'search_category', 'search_popular']) db.run(`DELETE FROM ${table}`);
  for (const [term, target] of Object.entries(redirects)) {
    if (!isOwnPath(target)) throw new Error(`search.json: ${target} is not a path of the shop.`);
    insert(db, 'search_redirect', { term: toTerm(term), target_path: target });
  }
  for (const [term, paths] of Object.entries(categories)) {
    for (const path of paths) {
      const id = categoryIds.get(path);
      if (id === undefined) throw new Error(`search.json: there is no category ${path}.`);
      insert(db, 'search_category', { term: toTerm(term), category_id: id });
    }
  }
  popular.forEach((term, position) => insert(db, 'search_popular', { term, position }));
};

/** Full-text rows of the visible products, synonyms, and the merchant's terms. */
export const seedSearch = (db: Db, { products }: Catalogue, ids: ProductIds, categoryIds: CategoryIds): void => {
  db.run('DELETE FROM product_search');
  for (const entry of products) {
    const { product } = entry;
    insert(db, 'product_search', {
      rowid: ids.get(product.sku) ?? null,
      name: product.name,
      sku: [product.sku, ...entry.variants.map((variant) => variant.product.sku)].join(' '),
      summary: product.summary,
      keywords: keywordsOf(entry),
      body: bodyOf(entry),
    });
  }
  for (const set of readSets()) {
    insert(db, 'product_search', {
      rowid: ids.get(set.sku) ?? null,
      name: set.name,
      sku: set.sku,
      summary: set.summary,
      keywords: ['set bundle pack', ...set.need, ...set.parts.map(({ title }) => title)].join(' '),
      body: set.description.join(' '),
    });
  }
  indexFacets(db);
  const data = readJson<SearchData>('search.json');
  db.run('DELETE FROM search_synonym');
  for (const [term, replacement] of Object.entries(data.synonyms)) insert(db, 'search_synonym', { term, replacement });
  seedTerms(db, data, categoryIds);
};
