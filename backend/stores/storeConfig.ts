import type { RequestContext } from '../context';
import { toUid } from '../graphql/uid';
import type { StoreConfig } from '../schema/resolvers.generated';

import type { CheckoutRules } from '../profile/profile';
import { countriesWithRequiredRegion } from './regions';
import type { StoreRow } from './queries';
import { readStoreSettings, type StoreSettings } from './storeSettings';

const secondsPerHour = 3600;

const identity = (row: StoreRow, origin: string) => ({
  id: row.id,
  store_code: row.code,
  store_sort_order: row.sort_order,
  is_default_store: row.is_default === 1,
  store_group_code: row.group_code,
  store_group_name: row.group_name,
  website_code: row.website_code,
  website_name: row.website_name,
  locale: row.locale,
  base_currency_code: row.base_currency,
  default_display_currency_code: row.currency,
  base_url: `${origin}/`,
  base_media_url: `${origin}/media/`,
  secure_base_url: `${origin}/`,
  secure_base_media_url: `${origin}/media/`,
  root_category_uid: toUid(row.root_category_id),
});

/** Fields that say in the real backend's way what a setting says in the shop's. */
const derived = (settings: StoreSettings, { optionalPostcodes }: CheckoutRules) => ({
  countries_with_required_region: countriesWithRequiredRegion.join(','),
  optional_zip_countries: optionalPostcodes.join(','),
  minimum_password_length: String(settings.minimum_password_length),
  required_character_classes_number: String(settings.required_character_classes_number),
  customer_access_token_lifetime: settings.customer_token_expiration_time / secondsPerHour,
  shopping_cart_display_price: settings.tax_cart_display_price,
  shopping_cart_display_subtotal: settings.tax_cart_display_subtotal,
  shopping_cart_display_shipping: settings.tax_cart_display_shipping,
  shopping_cart_display_full_summary: settings.tax_cart_display_full_summary,
});

/** The configuration of a store view as the API shows it. */
export const toStoreConfig = (
  row: StoreRow,
  { db, origin, settings: { profile } }: Pick<RequestContext, 'db' | 'origin' | 'settings'>,
): StoreConfig => {
  const settings = readStoreSettings(db, row.id);
  return {
    ...settings,
    ...identity(row, origin),
    ...derived(settings, profile.checkout),
    store_name: settings.store_name ?? row.name,
  };
};
