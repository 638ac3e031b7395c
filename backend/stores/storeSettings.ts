import type { Db } from '../db/open';

/**
 * Configuration of a store view by path, with what holds when the database names none.
 * Paths are the real backend's where it has them; `halewell/...` are the shop's own (schema/extensions/storeConfig).
 * The table `store_setting` keeps each value as JSON.
 */
export const storeSettingDefaults = {
  'general/locale/timezone': 'Europe/London',
  'general/country/default': 'GB',
  'catalog/seo/category_url_suffix': '.html',
  'catalog/seo/product_url_suffix': '.html',
  'catalog/seo/title_separator': '-',
  'catalog/frontend/grid_per_page': 12,
  'catalog/frontend/grid_per_page_values': '12,24,36',
  'catalog/frontend/default_sort_by': 'position',
  'web/default/cms_home_page': 'home',
  'design/head/title_prefix': '',
  'design/head/title_suffix': '',
  'design/head/default_title': 'Halewell',
  'design/head/default_description': '',
  'design/footer/copyright': '',
  'newsletter/general/active': true,
  'contact/contact/enabled': true,
  'customer/password/minimum_password_length': 10,
  'customer/password/required_character_classes_number': 3,
  /** Seconds; the real backend counts hours, the shop seconds (spec §7, architecture 7). */
  'oauth/access_token_lifetime/customer': 3600,
  /** Failures in the window after which an account is locked (semantics §6). */
  'customer/password/lockout_failures': 6,
  /** Seconds that a lock lasts, and that failures are counted for. */
  'customer/password/lockout_threshold': 1800,
  'checkout/options/guest_checkout': true,
  'checkout/options/enable_guest_checkout_login': false,
  'checkout/cart/delete_quote_after': 30,
  /** 1 without tax, 2 with tax, 3 both (semantics §7). */
  'tax/cart_display/price': 2,
  'tax/cart_display/subtotal': 2,
  'tax/cart_display/shipping': 2,
  'tax/cart_display/full_summary': false,
  'tax/defaults/postcode': '*',
  'tax/defaults/country': 'GB',
  'halewell/locations/favorite_store_enabled': true,
  'halewell/product_page/sections': [] as { code: string; sort_order: number }[],
  'halewell/need_help': null as Record<
    'email' | 'phone_number' | 'start_day' | 'end_day' | 'start_time' | 'end_time',
    string
  > | null,
  'halewell/gdpr_consent_texts': null as Partial<
    Record<
      | 'label_newsletter'
      | 'label_customer'
      | 'label_checkout'
      | 'label_contact'
      | 'label_account'
      | 'legal_checkout'
      | 'legal_customer'
      | 'legal_contact',
      string
    >
  > | null,
  'halewell/email_consent': null as { is_active: boolean; checkbox_text: string } | null,
};

/** All settings of a store view, typed. */
export type StoreSettings = typeof storeSettingDefaults;

/** A path of the configuration. */
export type StoreSettingPath = keyof StoreSettings;

/** The configuration of a store view: what the database has over the defaults. */
export const readStoreSettings = (db: Db, storeId: number): StoreSettings => {
  const rows = db.all<{ path: string; value: string }>(
    'SELECT path, value FROM store_setting WHERE store_id = ?',
    storeId,
  );
  const stored = Object.fromEntries(rows.map(({ path, value }): [string, unknown] => [path, JSON.parse(value)]));
  return { ...storeSettingDefaults, ...stored };
};
