import type { Db } from '../../db/open';
import { shopFiles, type DataFiles } from '../dataFiles';
import { insert, upsert } from '../upsert';

/** Magento's numbering: 1 is the invisible root of all catalogues, 2 the root of the first one. */
export const rootCategoryId = 2;

interface StoreData {
  id: number;
  code: string;
  name: string;
  group: { code: string; name: string };
  website: { code: string; name: string };
  locale: string;
  currency: string;
  /** Configuration path (stores/storeSettings.ts) to its value. */
  settings: Record<string, unknown>;
}

/** The store view, its settings, the root category, and its order numbers, which start at 1. */
export const seedStore = (db: Db, { readJson }: DataFiles = shopFiles): void => {
  const store = readJson<StoreData>('store.json');
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
    root_category_id: rootCategoryId,
    is_default: 1,
    is_active: 1,
  });
  for (const [path, value] of Object.entries(store.settings)) {
    upsert(db, 'store_setting', ['store_id', 'path'], { store_id: store.id, path, value: JSON.stringify(value) });
  }
  if (!db.get('SELECT 1 FROM order_sequence WHERE store_id = ?', store.id)) {
    insert(db, 'order_sequence', { store_id: store.id, next_value: 1 });
  }
};
