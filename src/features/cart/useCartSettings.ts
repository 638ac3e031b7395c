import { useQuery } from '@apollo/client/react';
import type { Amount } from './cartSlice';
import { CartSettingsDocument } from './api/CartSettings.graphql.generated';

/** How prices are shown: 'excluding' tax, 'including' it, or 'both' (spec §3 Store config, tax_cart_display_*). */
export type TaxDisplay = 'excluding' | 'including' | 'both';

export interface CartSettings {
  price: TaxDisplay;
  subtotal: TaxDisplay;
  shipping: TaxDisplay;
  /** Every tax on a line of its own instead of their sum. */
  isFullSummary: boolean;
  defaultPostcode: string;
  /** ISO 3166 code of two letters. */
  defaultCountry: string;
  /** HH:MM in the shop's time zone until which an order leaves on the same working day; undefined promises nothing. */
  orderBy: string | undefined;
  /** Worth of goods, with VAT, from which standard delivery is free; undefined promises nothing. */
  freeFrom: Amount | undefined;
}

const shopCountry = 'GB';

/** The country as the backend's enumeration has it; null for one that the shop does not deliver to (spec §9). */
export const toCountry = (code: string): 'GB' | null => (code.toUpperCase() === shopCountry ? shopCountry : null);

/** The backend's numbers: 1 excluding, 2 including, 3 both. Prices to consumers include tax unless the store says otherwise. */
const toDisplay = (setting: number | null | undefined): TaxDisplay => {
  if (setting === 1) return 'excluding';
  return setting === 3 ? 'both' : 'including';
};

const toAmount = (money: { value: number | null; currency: string | null } | null | undefined): Amount | undefined =>
  money?.value == null || !money.currency ? undefined : { value: money.value, currency: money.currency };

/** The store's settings for its cart; asked for once. */
export const useCartSettings = (): CartSettings => {
  const { data } = useQuery(CartSettingsDocument);
  const config = data?.storeConfig;
  return {
    price: toDisplay(config?.tax_cart_display_price),
    subtotal: toDisplay(config?.tax_cart_display_subtotal),
    shipping: toDisplay(config?.tax_cart_display_shipping),
    isFullSummary: config?.tax_cart_display_full_summary ?? false,
    defaultPostcode: config?.tax_defaults_postcode ?? '',
    defaultCountry: config?.tax_defaults_country || shopCountry,
    orderBy: config?.delivery_promise?.order_by,
    freeFrom: toAmount(config?.delivery_promise?.free_from),
  };
};
