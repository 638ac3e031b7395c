import type { Db } from '../../db/open';
import type { Catalogue } from '../readCatalogue';
import type { CategoryIds } from '../tables/categories';
import { categoryTextsOf } from '../tables/categories';
import type { CategoryData } from '../catalogueData';
import type { StoreValueWriter } from './storeValues';
import type { Translation } from './translation';

interface Run {
  db: Db;
  writer: StoreValueWriter;
  words: Translation;
}

interface Branch {
  /** Path in the default store view, by which categories are named, and in this one. */
  path: string;
  ownPath: string;
}

const joined = (parent: string, key: string): string => (parent ? `${parent}/${key}` : key);

const writeCategories = (
  run: Run,
  categories: readonly CategoryData[],
  ids: CategoryIds,
  { path, ownPath }: Branch = { path: '', ownPath: '' },
): void => {
  for (const category of categories) {
    const here = joined(path, category.key);
    const texts = run.words.categories[here];
    const id = ids.get(here);
    if (!texts || id === undefined)
      throw new Error(`categories.json of store view ${run.writer.storeId} lacks '${here}'.`);
    const own = joined(ownPath, texts.key);
    const promo = category.promo && texts.promo ? { ...category.promo, ...texts.promo } : undefined;
    run.writer.write('category', id, {
      name: texts.name,
      url_key: texts.key,
      url_path: own,
      ...categoryTextsOf({ ...category, ...texts, key: category.key, metaDescription: undefined, promo }),
    });
    run.writer.writePath('CATEGORY', id, `${own}.html`);
    writeCategories(run, category.children ?? [], ids, { path: here, ownPath: own });
  }
};

const writeAttributes = ({ db, writer, words }: Run): void => {
  for (const { code, label } of db.all<{ code: string; label: string }>('SELECT code, label FROM attribute')) {
    writer.write('attribute', code, { label: words.term(label) });
  }
  for (const { id, label } of db.all<{ id: number; label: string }>('SELECT id, label FROM attribute_option')) {
    writer.write('attribute_option', id, { label: words.term(label) });
  }
};

const writeOffers = ({ db, writer, words }: Run): void => {
  const methods = db.all<{ key: string; carrier_title: string; method_title: string }>(
    "SELECT carrier_code || '/' || method_code AS key, carrier_title, method_title FROM shipping_method WHERE is_active = 1",
  );
  for (const { key, carrier_title, method_title } of methods) {
    writer.write('shipping_method', key, {
      carrier_title: words.term(carrier_title),
      method_title: words.term(method_title),
    });
  }
  const coupons = db.all<{ code: string; label: string }>('SELECT code, label FROM coupon WHERE is_active = 1');
  for (const { code, label } of coupons) writer.write('coupon', code, { label: words.term(label) });
  const wrappings = db.all<{ code: string; design: string }>(
    'SELECT code, design FROM gift_wrapping WHERE is_active = 1',
  );
  for (const { code, design } of wrappings) writer.write('gift_wrapping', code, { design: words.term(design) });
};

/** Kinds, services and special days of the shops in streets. */
const writeLocations = ({ db, writer, words }: Run): void => {
  const shops = db.all<{ identifier: string; store_type: string; special_schedule: string | null }>(
    'SELECT identifier, store_type, special_schedule FROM location WHERE is_active = 1',
  );
  for (const { identifier, store_type, special_schedule } of shops) {
    writer.write('location', identifier, {
      store_type: words.term(store_type),
      special_schedule: special_schedule === null ? null : words.term(special_schedule),
    });
  }
  const services = db.all<{ code: string; label: string }>('SELECT code, label FROM location_service');
  for (const { code, label } of services) writer.write('location_service', code, { label: words.term(label) });
  const days = db.all<{ key: string; title: string }>(
    "SELECT location_id || '/' || date AS key, title FROM location_special_hours",
  );
  for (const { key, title } of days) writer.write('location_special_hours', key, { title: words.term(title) });
};

/** Categories with their paths, what is filtered by, ways to ship, coupons, shops in streets and searches on offer. */
export const writeCatalogueTexts = (run: Run, { categories }: Catalogue, ids: CategoryIds): void => {
  writeCategories(run, categories, ids);
  writeAttributes(run);
  writeOffers(run);
  writeLocations(run);
  run.words.popularSearches.forEach((term, position) => run.writer.write('search_popular', position, { term }));
};
