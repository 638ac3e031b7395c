import type { Db } from '../../db/open';
import { shopFiles, type DataFiles } from '../dataFiles';
import { insert, upsert } from '../upsert';

/** Magento's numbering: 1 is the invisible root of all catalogues, 2 the root of the first one. */
export const rootCategoryId = 2;

/** A store view as its file has it. */
export interface StoreData {
  id: number;
  code: string;
  name: string;
  group: { code: string; name: string };
  website: { code: string; name: string };
  locale: string;
  currency: string;
  /** Configuration path (stores/storeSettings.ts) to its value. */
  settings: Record<string, unknown>;
  sortOrder?: number;
  /** Currency of the stored prices; its own unless given. */
  baseCurrency?: string;
  isDefault?: boolean;
}

/** A store view with its settings and its order numbers, which start at 1. */
export const writeStore = (db: Db, store: StoreData): void => {
  upsert(db, 'store_view', ['id'], {
    id: store.id,
    code: store.code,
    name: store.name,
    group_code: store.group.code,
    group_name: store.group.name,
    website_code: store.website.code,
    website_name: store.website.name,
    locale: store.locale,
    currency: store.currency,
    base_currency: store.baseCurrency ?? null,
    root_category_id: rootCategoryId,
    sort_order: store.sortOrder ?? 0,
    is_default: store.isDefault === false ? 0 : 1,
    is_active: 1,
  });
  for (const [path, value] of Object.entries(store.settings)) {
    upsert(db, 'store_setting', ['store_id', 'path'], { store_id: store.id, path, value: JSON.stringify(value) });
  }
  if (!db.get('SELECT 1 FROM order_sequence WHERE store_id = ?', store.id)) {
    insert(db, 'order_sequence', { store_id: store.id, next_value: 1 });
  }
};

/** The root category, and the default store view. */
export const seedStore = (db: Db, { readJson }: DataFiles = shopFiles): void => {
  upsert(db, 'category', ['id'], {
    id: rootCategoryId,
    parent_id: null,
    name: 'Root catalogue',
    url_key: 'root',
    url_path: '',
    path: String(rootCategoryId),
    level: 1,
    include_in_menu: 0,
  });
  writeStore(db, readJson<StoreData>('store.json'));
};
