import fc from 'fast-check';

import { openDb, type Db } from '../../db/open';
import { seedDatabase } from '../../seed/seedDatabase';
import type { ListingFilter } from '../listing/listingFilter';
import { createReferenceListing } from '../testing/referenceListing';

import { countBits } from './bits';
import { countCategories, countOptions, countPrices, type FacetCount } from './countFacets';
import { matchProducts } from './matchProducts';
import { pageOf, type ListingSort } from './orderProducts';
import { readCatalogueIndex } from './readCatalogueIndex';
import { shopOrder } from './shopOrders';
import { readTextHits, readTextSet } from './textHits';

const noFilter: ListingFilter = {
  categoryIds: null,
  skus: null,
  urlKeys: null,
  name: null,
  priceFromMinor: null,
  priceToMinor: null,
  options: [],
  isInStockOnly: false,
};

const byValue = (counts: readonly FacetCount[]): FacetCount[] => [...counts].sort((a, b) => a.value - b.value);

/** A listing that both must answer alike. */
interface Question {
  filter: ListingFilter;
  match: string | null;
  sorts: ListingSort[];
  page: { pageSize: number; currentPage: number };
}

const expectSame = (db: Db, { filter, match, sorts, page }: Question): void => {
  const index = readCatalogueIndex(db);
  const set = matchProducts(db, index, { filter, match });
  const [categoryId = null] = filter.categoryIds?.length === 1 ? filter.categoryIds : [];
  const reference = createReferenceListing(db, filter, match);
  expect(countBits(set)).toBe(reference.total());
  expect(pageOf(db, index, set, sorts, { match, categoryId }, page)).toEqual(reference.page(sorts, page));
  expect(byValue(countPrices(index, set))).toEqual(byValue(reference.prices()));
  expect(byValue(countOptions(index, set))).toEqual(byValue(reference.options()));
  const isActive = ({ value }: FacetCount) => index.paths.has(value);
  expect(byValue(countCategories(index, set))).toEqual(byValue(reference.categories().filter(isActive)));
};

const idsOf = (db: Db, table: string): number[] =>
  db.all<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`).map(({ id }) => id);

const questions = (db: Db): fc.Arbitrary<Question> => {
  const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 2 });
  const options = db.all<{ id: number; code: string }>(
    'SELECT o.id, a.code FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id ORDER BY o.id',
  );
  const option = fc
    .subarray(options, { maxLength: 3 })
    .map((chosen) => ({ code: chosen[0]?.code ?? '', ids: chosen.map(({ id }) => id) }));
  const price = optional(fc.integer({ min: 0, max: 6000 }));
  const skus = db.all<{ sku: string }>('SELECT sku FROM product ORDER BY id').map(({ sku }) => sku);
  return fc.record({
    filter: fc.record({
      categoryIds: optional(fc.subarray([...idsOf(db, 'category'), 999], { maxLength: 2 })),
      skus: fc.option(fc.subarray(skus), { freq: 6 }),
      urlKeys: fc.constant(null),
      name: fc.option(fc.constantFrom('magn', 'vitamin d', 'zzz', ''), { freq: 6 }),
      priceFromMinor: price,
      priceToMinor: price,
      options: fc.array(option, { maxLength: 2 }),
      isInStockOnly: fc.constant(false),
    }),
    match: optional(fc.constantFrom('"magnesium" *', '"vitamin"', '"capsules" OR "powder"', '"nothing"')),
    sorts: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom<ListingSort['key']>('relevance', 'position', 'name', 'price', 'rating', 'newest'),
        direction: fc.constantFrom('ASC' as const, 'DESC' as const),
      }),
      { selector: ({ key }) => key, maxLength: 3 },
    ),
    page: fc.record({ pageSize: fc.integer({ min: 1, max: 30 }), currentPage: fc.integer({ min: 1, max: 4 }) }),
  });
};

describe('the catalogue in memory', () => {
  let db: Db;

  beforeAll(() => {
    db = openDb(':memory:');
    seedDatabase(db, 240);
  });
  afterAll(() => db.close());

  it('answers any listing as the tables would', () => {
    fc.assert(
      fc.property(questions(db), (question) => expectSame(db, question)),
      { numRuns: 150 },
    );
  });

  it('follows every write, whichever code makes it, and reads only what has changed', () => {
    const variant = 'SELECT child_id FROM product_variant';
    const writes = [
      "UPDATE product SET special_price_minor = 99 WHERE sku = 'HW-ZNP'",
      "UPDATE product SET rating_summary = 12, review_count = 3, name = 'aaa' WHERE sku = 'HW-ASH'",
      `UPDATE stock_item SET quantity = 0 WHERE product_id % 3 = 0`,
      `UPDATE stock_item SET quantity = 7 WHERE product_id % 6 = 0`,
      'DELETE FROM stock_item WHERE product_id % 7 = 0',
      `UPDATE product SET is_enabled = 0 WHERE id IN (${variant} WHERE parent_id % 2 = 0)`,
      'UPDATE product SET is_enabled = 0 WHERE id % 11 = 0',
      'UPDATE product SET is_visible = 0 WHERE id % 13 = 0',
      `UPDATE product SET is_enabled = 1 WHERE id IN (${variant})`,
      'DELETE FROM product_attribute WHERE option_id % 5 = 0',
      `INSERT INTO product_attribute SELECT id, (SELECT attribute_id FROM attribute_option WHERE id = 5), 5
       FROM product WHERE id % 9 = 0 AND NOT EXISTS (SELECT 1 FROM product_attribute WHERE product_id = product.id AND option_id = 5)`,
      'DELETE FROM product_category WHERE product_id % 10 = 0',
      'UPDATE product_category SET position = 500 - position WHERE category_id % 2 = 0',
      'DELETE FROM product_variant WHERE parent_id % 4 = 0',
      "INSERT INTO product (sku, type, name, url_key, price_minor, created_at) VALUES ('N', 'simple', 'New', 'new', 100, '2026-11-01')",
      "INSERT INTO product_category (product_id, category_id, position) SELECT id, 10, 3 FROM product WHERE sku = 'N'",
      "INSERT INTO stock_item (product_id, quantity) SELECT id, 5 FROM product WHERE sku = 'N'",
      'DELETE FROM product WHERE id % 17 = 0',
      'UPDATE category SET is_active = 0 WHERE id % 6 = 0',
      'DELETE FROM attribute_option WHERE id % 8 = 0',
    ];
    const arbitrary = questions(db);
    for (const write of writes) {
      db.exec(write);
      fc.assert(
        fc.property(arbitrary, (question) => expectSame(db, question)),
        { numRuns: 12 },
      );
    }
    const before = readCatalogueIndex(db);
    db.run("UPDATE stock_item SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'N')");
    expect(readCatalogueIndex(db)).toBe(before);
  });

  it('keeps its orders while only the stock changes, and a sale of one of many changes nothing', () => {
    const fresh = openDb(':memory:');
    seedDatabase(fresh);
    const index = readCatalogueIndex(fresh);
    const sorts: ListingSort[] = [{ key: 'price', direction: 'ASC' }];
    const set = matchProducts(fresh, index, { filter: noFilter, match: null });
    pageOf(fresh, index, set, sorts, { match: null, categoryId: null }, { pageSize: 6, currentPage: 1 });
    const byName = shopOrder(index, 'name');
    expect([...index.shopOrders.keys()]).toEqual(expect.arrayContaining(['name', 'price']));
    fresh.run('UPDATE stock_item SET quantity = 0 WHERE product_id = 1');
    expect(readCatalogueIndex(fresh).shopOrders.has('price')).toBe(true);
    fresh.run('UPDATE product SET price_minor = 1, special_price_minor = NULL WHERE id = 1');
    expect(readCatalogueIndex(fresh).shopOrders.get('price')?.places[0]).toBe(index.places[1]);
    expect(readCatalogueIndex(fresh).shopOrders.get('name')).toBe(byName);
    fresh.run("UPDATE product SET name = 'aaa' WHERE is_visible = 0");
    expect(readCatalogueIndex(fresh).shopOrders.get('name')).toBe(byName);
    const changes = 'SELECT count(*) AS n FROM catalogue_change';
    const noted = fresh.get<{ n: number }>(changes);
    fresh.run('UPDATE stock_item SET quantity = quantity + 1 WHERE quantity > 1');
    expect(fresh.get(changes)).toEqual(noted);
    fresh.close();
  });

  it('forgets searches that find nothing, as it does those that find much', () => {
    const nonsense = (number: number): string => `"${'x'.repeat(100_000)}${number}"`;
    const index = readCatalogueIndex(db);
    const hits = readTextHits(db, nonsense(0));
    const set = readTextSet(db, index, nonsense(0));
    expect(readTextHits(db, nonsense(0))).toBe(hits);
    expect(readTextSet(db, index, nonsense(0))).toBe(set);
    for (let number = 1; number <= 60; number += 1) readTextSet(db, index, nonsense(number));
    expect(readTextHits(db, nonsense(0))).not.toBe(hits);
    expect(readTextSet(db, index, nonsense(0))).not.toBe(set);
  });
});
