import type { Db } from '../../db/open';
import { themesIn } from '../../reviews/themes';
import { readJson } from '../dataFiles';
import type { Catalogue } from '../readCatalogue';
import type { CategoryIds } from '../tables/categories';
import type { ProductIds } from '../tables/products';
import { type StoreData, writeStore } from '../tables/store';
import { insert } from '../upsert';
import { writeCatalogueTexts } from './catalogueTexts';
import { writeContentAmounts } from './contentAmounts';
import { writeContentTexts } from './contentTexts';
import { writeProductTexts } from './productTexts';
import { writeSetTexts } from './setTexts';
import { storeValueWriter } from './storeValues';
import { dropTextIndex, makeTextIndex } from './textIndex';
import { readTranslation, type Translation } from './translation';

/** Folders of the seed's data that hold a further store view. */
const folders = ['de'] as const;

/** What a store view's file adds to that of the default one. */
interface FurtherStore extends Pick<StoreData, 'id' | 'code' | 'name' | 'locale' | 'currency' | 'settings'> {
  sortOrder: number;
  /** What one unit of the default store view's currency is worth. */
  rate: number;
}

/** What the catalogue's seed knows, for texts in another language. */
export interface SeededCatalogue {
  catalogue: Catalogue;
  productIds: ProductIds;
  categoryIds: CategoryIds;
}

const writeReviews = (
  db: Db,
  { id: storeId, locale }: FurtherStore,
  { reviews }: Translation,
  { catalogue, productIds }: SeededCatalogue,
) => {
  db.run('DELETE FROM product_review WHERE is_sample = 1 AND store_id = ?', storeId);
  const skus = new Map(catalogue.products.map(({ product }) => [product.key, product.sku]));
  for (const { product, nickname, summary, text, rating, date } of reviews) {
    insert(db, 'product_review', {
      product_id: productIds.get(skus.get(product) ?? '') ?? null,
      nickname,
      summary,
      text,
      rating,
      is_verified: 1,
      themes: JSON.stringify(themesIn(`${summary} ${text}`, locale)),
      status: 'approved',
      created_at: `${date} 12:00:00`,
      is_sample: 1,
      store_id: storeId,
    });
  }
};

const seedFolder = (db: Db, folder: string, seeded: SeededCatalogue): void => {
  const home = readJson<StoreData>('store.json');
  const store = readJson<FurtherStore>(`${folder}/store.json`);
  writeStore(db, {
    ...home,
    ...store,
    settings: { ...home.settings, ...store.settings },
    baseCurrency: home.currency,
    isDefault: false,
  });
  db.run(
    `INSERT INTO currency_rate (base, currency, rate) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET rate = excluded.rate`,
    home.currency,
    store.currency,
    store.rate,
  );
  const words = readTranslation(folder);
  const run = { db, writer: storeValueWriter(db, store.id), words };
  writeCatalogueTexts(run, seeded.catalogue, seeded.categoryIds);
  writeProductTexts({ ...run, rules: seeded.catalogue.rules, ids: seeded.productIds }, seeded.catalogue);
  writeSetTexts({ ...run, ids: seeded.productIds });
  writeContentTexts(run);
  writeReviews(db, store, words, seeded);
  makeTextIndex(db, store.id);
  // The default store view shows its prices in that currency, too.
  writeStore(db, { ...home, settings: { ...home.settings, allowed_currencies: [store.currency] }, isDefault: true });
  writeContentAmounts(db, storeValueWriter(db, home.id), store.currency, store.rate);
};

/** Takes a further store view out of the shop; its orders, carts and reviews stay. */
const removeFolder = (db: Db, folder: string): void => {
  const { id, currency } = readJson<FurtherStore>(`${folder}/store.json`);
  db.run('UPDATE store_view SET is_active = 0 WHERE id = ?', id);
  storeValueWriter(db, id);
  storeValueWriter(db, readJson<StoreData>('store.json').id);
  dropTextIndex(db, id);
  db.run('DELETE FROM currency_rate WHERE currency = ?', currency);
  db.run("DELETE FROM store_setting WHERE path = 'allowed_currencies'");
};

/**
 * The further store views of the data files, and the currencies that they bring for the default one; or none of them.
 * @throws when a text has no words in a language.
 */
export const seedStoreViews = (db: Db, seeded: SeededCatalogue, areWanted: boolean): void => {
  for (const folder of folders) {
    if (areWanted) seedFolder(db, folder, seeded);
    else removeFolder(db, folder);
  }
};
