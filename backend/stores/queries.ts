import type { Db } from '../db/open';

/** A row of store_view. */
export interface StoreRow {
  id: number;
  code: string;
  name: string;
  group_code: string;
  group_name: string;
  website_code: string;
  website_name: string;
  locale: string;
  currency: string;
  /** Currency of the stored prices. */
  base_currency: string;
  root_category_id: number;
  sort_order: number;
  is_default: number;
}

const columns = `id, code, name, group_code, group_name, website_code, website_name, locale, currency,
  coalesce(base_currency, currency) AS base_currency, root_category_id, sort_order, is_default`;

/** The active store view with that code. */
export const findStoreByCode = (db: Db, code: string): StoreRow | undefined =>
  db.get<StoreRow>(`SELECT ${columns} FROM store_view WHERE code = ? AND is_active = 1`, code);

/** The active store view with that id. */
export const findStoreById = (db: Db, id: number): StoreRow | undefined =>
  db.get<StoreRow>(`SELECT ${columns} FROM store_view WHERE id = ? AND is_active = 1`, id);

/** The store view of a request that names none. */
export const findDefaultStore = (db: Db): StoreRow | undefined =>
  db.get<StoreRow>(
    `SELECT ${columns} FROM store_view WHERE is_active = 1 ORDER BY is_default DESC, sort_order, id LIMIT 1`,
  );

/** Active store views of a website, or of one group of it, in their order. */
export const listStores = (db: Db, websiteCode: string, groupCode: string | null): StoreRow[] =>
  db.all<StoreRow>(
    `SELECT ${columns} FROM store_view
     WHERE is_active = 1 AND website_code = ? AND (? IS NULL OR group_code = ?) ORDER BY sort_order, id`,
    websiteCode,
    groupCode,
    groupCode,
  );

/** Locales of the active store views besides the default one, by code. */
export const storeLocales = (db: Db): Record<string, string> =>
  Object.fromEntries(
    db
      .all<{ code: string; locale: string }>(
        'SELECT code, locale FROM store_view WHERE is_active = 1 AND is_default = 0',
      )
      .map(({ code, locale }) => [code, locale]),
  );
