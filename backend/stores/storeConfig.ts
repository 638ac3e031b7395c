import type { RequestContext } from '../context';
import { toUid } from '../graphql/uid';
import type { StoreConfig } from '../schema/resolvers.generated';

import type { StoreRow } from './queries';
import { readStoreSettings, type StoreSettings } from './storeSettings';

const secondsPerHour = 3600;

const identity = (row: StoreRow, origin: string) => ({
  id: row.id,
  store_code: row.code,
  store_name: row.name,
  store_sort_order: row.sort_order,
  is_default_store: row.is_default === 1,
  store_group_code: row.group_code,
  store_group_name: row.group_name,
  website_code: row.website_code,
  website_name: row.website_name,
  locale: row.locale,
  base_currency_code: row.currency,
  default_display_currency_code: row.currency,
  base_url: `${origin}/`,
  secure_base_url: `${origin}/`,
  secure_base_media_url: `${origin}/media/`,
  root_category_uid: toUid(row.root_category_id),
});

const catalogue = (settings: StoreSettings) => ({
  category_url_suffix: settings['catalog/seo/category_url_suffix'],
  product_url_suffix: settings['catalog/seo/product_url_suffix'],
  title_separator: settings['catalog/seo/title_separator'],
  grid_per_page: settings['catalog/frontend/grid_per_page'],
  grid_per_page_values: settings['catalog/frontend/grid_per_page_values'],
  catalog_default_sort_by: settings['catalog/frontend/default_sort_by'],
});

const design = (settings: StoreSettings) => ({
  timezone: settings['general/locale/timezone'],
  default_country: settings['general/country/default'],
  cms_home_page: settings['web/default/cms_home_page'],
  title_prefix: settings['design/head/title_prefix'],
  title_suffix: settings['design/head/title_suffix'],
  default_title: settings['design/head/default_title'],
  default_description: settings['design/head/default_description'],
  copyright: settings['design/footer/copyright'],
  newsletter_enabled: settings['newsletter/general/active'],
  contact_enabled: settings['contact/contact/enabled'],
});

const customer = (settings: StoreSettings) => ({
  minimum_password_length: String(settings['customer/password/minimum_password_length']),
  required_character_classes_number: String(settings['customer/password/required_character_classes_number']),
  customer_access_token_lifetime: settings['oauth/access_token_lifetime/customer'] / secondsPerHour,
  customer_token_expiration_time: settings['oauth/access_token_lifetime/customer'],
  is_guest_checkout_enabled: settings['checkout/options/guest_checkout'],
  cart_expires_in_days: settings['checkout/cart/delete_quote_after'],
});

/** The real backend's names for the tax display, and the names that the specification asks for (spec §3). */
const tax = (settings: StoreSettings) => ({
  shopping_cart_display_price: settings['tax/cart_display/price'],
  shopping_cart_display_subtotal: settings['tax/cart_display/subtotal'],
  shopping_cart_display_shipping: settings['tax/cart_display/shipping'],
  shopping_cart_display_full_summary: settings['tax/cart_display/full_summary'],
  tax_cart_display_price: settings['tax/cart_display/price'],
  tax_cart_display_subtotal: settings['tax/cart_display/subtotal'],
  tax_cart_display_shipping: settings['tax/cart_display/shipping'],
  tax_cart_display_full_summary: settings['tax/cart_display/full_summary'],
  tax_defaults_postcode: settings['tax/defaults/postcode'],
  tax_defaults_country: settings['tax/defaults/country'],
});

const extensions = (settings: StoreSettings) => ({
  favorite_store_enabled: settings['halewell/locations/favorite_store_enabled'],
  product_page_sections: settings['halewell/product_page/sections'],
  need_help: settings['halewell/need_help'],
  gdpr_consent_texts: settings['halewell/gdpr_consent_texts'],
  kl_email_consent_config: settings['halewell/email_consent'],
});

/** The configuration of a store view as the API shows it. */
export const toStoreConfig = (row: StoreRow, { db, origin }: Pick<RequestContext, 'db' | 'origin'>): StoreConfig => {
  const settings = readStoreSettings(db, row.id);
  return {
    ...identity(row, origin),
    ...catalogue(settings),
    ...design(settings),
    ...customer(settings),
    ...tax(settings),
    ...extensions(settings),
  };
};
