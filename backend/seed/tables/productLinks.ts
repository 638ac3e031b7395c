import type { Db } from '../../db/open';
import type { Catalogue, SeedProduct } from '../readCatalogue';
import { insert } from '../upsert';
import type { ProductIds } from './products';

const linksEach = 4;

const topOf = ({ product }: SeedProduct): string => (product.categories[0] ?? '').split('/')[0] ?? '';

const isAnother = (a: SeedProduct, b: SeedProduct): boolean => a.product.key !== b.product.key;

/** Complements, for a product that names none: best sellers of other groups with a need in common, then any other. */
const complements = (entry: SeedProduct, all: readonly SeedProduct[]): SeedProduct[] => {
  const needs = new Set(entry.product.needs);
  const score = (other: SeedProduct): number =>
    (other.product.needs ?? []).filter((need) => needs.has(need)).length * 2 + (other.product.badge ? 1 : 0);
  return all
    .filter((other) => topOf(other) !== topOf(entry))
    .sort((a, b) => score(b) - score(a))
    .slice(0, linksEach);
};

/** Alternatives, for a product that names none: the rest of its category, then of its group. */
const alternatives = (entry: SeedProduct, all: readonly SeedProduct[]): SeedProduct[] => {
  const own = new Set(entry.product.categories);
  const isNear = (other: SeedProduct): number => (other.product.categories.some((path) => own.has(path)) ? 1 : 0);
  return all
    .filter((other) => isAnother(other, entry) && topOf(other) === topOf(entry))
    .sort((a, b) => isNear(b) - isNear(a))
    .slice(0, linksEach);
};

/** Related (goes with it), upsell (instead of it) and cross-sell (at the cart) links between visible products. */
export const seedProductLinks = (db: Db, { products }: Catalogue, ids: ProductIds): void => {
  const byKey = new Map(products.map((entry) => [entry.product.key, entry]));
  const named = (entry: SeedProduct, keys: readonly string[]): SeedProduct[] =>
    keys.map((key) => {
      const found = byKey.get(key);
      if (!found) throw new Error(`${entry.product.sku} links to '${key}', which does not exist.`);
      return found;
    });
  db.run('DELETE FROM product_link');
  for (const entry of products) {
    const { related, upsell } = entry.product;
    const goesWith = related ? named(entry, related) : complements(entry, products);
    const kinds = {
      related: goesWith,
      upsell: upsell ? named(entry, upsell) : alternatives(entry, products),
      crosssell: goesWith.filter((other) => other.variants.length === 0).slice(0, 2),
    };
    for (const [kind, others] of Object.entries(kinds)) {
      others.forEach((other, index) => {
        insert(db, 'product_link', {
          product_id: ids.get(entry.product.sku) ?? null,
          linked_id: ids.get(other.product.sku) ?? null,
          kind,
          position: index + 1,
        });
      });
    }
  }
};
