import type { Db } from '../../db/open';
import { penceOf } from '../money';
import { pictureFile } from '../productPictures';
import type { SeedProduct } from '../readCatalogue';
import { optionFinder } from '../tables/attributes';
import type { CategoryIds } from '../tables/categories';
import type { ProductIds } from '../tables/products';
import { rewriteTo } from '../tables/urlRewrites';
import { insert, upsertId } from '../upsert';
import { readSets, setCategory, type SetData, soldByKey } from './readSets';

interface Run {
  db: Db;
  ids: ProductIds;
  find: ReturnType<typeof soldByKey>;
}

const idOf = ({ ids, find }: Run, key: string): number => {
  const id = ids.get(find(key).sku);
  if (id === undefined) throw new Error(`sets.json: '${key}' is not in the shop.`);
  return id;
};

/** What the proposed parts cost alone, and together in the set: each part is rounded by itself. */
const pricesOf = ({ find }: Run, { parts, percentOff }: SetData) => {
  const proposed = parts.flatMap(({ choices }) => choices.slice(0, 1)).map((key) => penceOf(find(key).price));
  const lowered = proposed.map((pence) => Math.round((pence * (100 - percentOff)) / 100));
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return { price_minor: sum(proposed), special_price_minor: sum(lowered) };
};

const seedProduct = (run: Run, set: SetData, createdAt: string): number => {
  const id = upsertId(run.db, 'product', ['sku'], {
    sku: set.sku,
    type: 'bundle',
    name: set.name,
    url_key: set.key,
    is_enabled: 1,
    is_visible: 1,
    // What lists sort and filter by; a page counts the parts together.
    ...pricesOf(run, set),
    description: set.description.map((text) => `<p>${text}</p>`).join(''),
    short_description: `<p>${set.summary}</p>`,
    meta_title: set.name,
    meta_description: set.summary,
    pack_summary: set.packSummary,
    badge: set.badge,
    created_at: createdAt,
  });
  run.ids.set(set.sku, id);
  rewriteTo(run.db, `${set.key}.html`, 'PRODUCT', id);
  return id;
};

const seedParts = (run: Run, id: number, { parts, percentOff }: SetData): void => {
  run.db.run('DELETE FROM bundle WHERE product_id = ?', id);
  insert(run.db, 'bundle', { product_id: id, is_price_dynamic: 1, price_view: 'PRICE_RANGE', percent_off: percentOff });
  parts.forEach(({ title, choices }, index) => {
    const position = index + 1;
    // Lines of carts name the answers by their ids: these stay.
    const option = { title, type: 'radio', is_required: 1 };
    const optionId = upsertId(run.db, 'bundle_option', ['product_id', 'position'], {
      product_id: id,
      position,
      ...option,
    });
    choices.forEach((key, place) => {
      const row = {
        option_id: optionId,
        child_id: idOf(run, key),
        position: place + 1,
        is_default: place === 0 ? 1 : 0,
      };
      upsertId(run.db, 'bundle_selection', ['option_id', 'child_id'], row);
    });
  });
};

/** The packs together, then the front of each. */
const seedPictures = ({ db, find }: Run, id: number, { key, name, parts }: SetData): void => {
  db.run('DELETE FROM product_media WHERE product_id = ?', id);
  const fronts = parts.flatMap(({ choices }) => choices.slice(0, 1)).map(find);
  const pictures = [
    { file: pictureFile(key, 'front'), label: name },
    ...fronts.map((part) => ({ file: pictureFile(part.key, 'front'), label: part.name })),
  ];
  pictures.forEach((picture, index) => {
    insert(db, 'product_media', { product_id: id, ...picture, position: index + 1 });
  });
};

const seedAttributes = (db: Db, id: number, { need, dietary }: SetData): void => {
  const find = optionFinder(db);
  db.run('DELETE FROM product_attribute WHERE product_id = ?', id);
  const values = [
    ...need.map((label) => ['need', label] as const),
    ...dietary.map((label) => ['dietary', label] as const),
  ];
  for (const [code, label] of values) {
    const option = find(code, label);
    insert(db, 'product_attribute', { product_id: id, attribute_id: option.attribute_id, option_id: option.id });
  }
};

const seedFaqs = (db: Db, id: number, { faqs }: SetData): void => {
  db.run('DELETE FROM product_faq WHERE product_id = ?', id);
  faqs.forEach((faq, index) => insert(db, 'product_faq', { product_id: id, position: index + 1, ...faq }));
};

/** Each product leads to the sets that it is part of, and each set to the others: its page names its own packs. */
const seedLinks = (run: Run, sets: readonly SetData[]): void => {
  const link = (from: number, to: number, position: number) =>
    insert(run.db, 'product_link', { product_id: from, linked_id: to, kind: 'related', position });
  const idOfSet = ({ sku }: SetData): number => run.ids.get(sku) ?? 0;
  for (const set of sets) {
    for (const key of set.related) link(idOf(run, key), idOfSet(set), 0);
    sets.filter((other) => other !== set).forEach((other, index) => link(idOfSet(set), idOfSet(other), index + 1));
  }
};

/**
 * The sets of the data files: bundles of packs that are sold alone as well. They stand in the category of sets only, so
 * that lists by nutrient compare like with like.
 */
export const seedSets = (
  db: Db,
  products: readonly SeedProduct[],
  { ids, categoryIds }: { ids: ProductIds; categoryIds: CategoryIds },
): void => {
  const run = { db, ids, find: soldByKey(products) };
  const sets = readSets();
  sets.forEach((set, index) => {
    const id = seedProduct(run, set, `2026-09-0${index + 1} 09:00:00`);
    seedParts(run, id, set);
    seedPictures(run, id, set);
    seedAttributes(db, id, set);
    seedFaqs(db, id, set);
    insert(db, 'product_category', {
      category_id: categoryIds.get(setCategory) ?? null,
      product_id: id,
      position: index + 1,
      is_own: 1,
    });
  });
  seedLinks(run, sets);
};
