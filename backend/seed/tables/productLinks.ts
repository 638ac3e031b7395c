import type { Db } from '../../db/open';
import { isForChildren, isPopular } from '../categoryMembers';
import type { Catalogue, SeedProduct } from '../readCatalogue';
import { insert } from '../upsert';
import type { ProductIds } from './products';

const linksEach = 4;

const topOf = ({ product }: SeedProduct): string => (product.categories[0] ?? '').split('/')[0] ?? '';

/** Products of the same age group: nobody is offered a child's dose for an adult, or the other way round. */
const peersOf = (entry: SeedProduct, all: readonly SeedProduct[]): SeedProduct[] =>
  all.filter((other) => other !== entry && isForChildren(other.product) === isForChildren(entry.product));

const firstBy = (candidates: readonly SeedProduct[], score: (candidate: SeedProduct) => number): SeedProduct[] =>
  [...candidates].sort((a, b) => score(b) - score(a)).slice(0, linksEach);

/** Complements, for a product that names none: another group, a need in common, best sellers first. */
const complements = (entry: SeedProduct, all: readonly SeedProduct[]): SeedProduct[] => {
  const needs = new Set(entry.product.needs);
  const isOtherGroup = (other: SeedProduct): boolean => isForChildren(entry.product) || topOf(other) !== topOf(entry);
  return firstBy(
    peersOf(entry, all).filter(isOtherGroup),
    (other) => (other.product.needs ?? []).filter((need) => needs.has(need)).length * 2 + (isPopular(other) ? 1 : 0),
  );
};

/** How many steps of the category tree two products share. */
const nearness = (one: SeedProduct, other: SeedProduct): number => {
  const steps = one.product.categories.map((path) => path.split('/'));
  const shared = other.product.categories.flatMap((path) =>
    steps.map((own) => path.split('/').filter((step, index) => own[index] === step).length),
  );
  return Math.max(...shared);
};

/** Alternatives, for a product that names none: the nearest of its group. */
const alternatives = (entry: SeedProduct, all: readonly SeedProduct[]): SeedProduct[] =>
  firstBy(
    peersOf(entry, all).filter((other) => topOf(other) === topOf(entry)),
    (other) => nearness(entry, other),
  );

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
