import type { RequestContext } from '../context';
import { noSuchEntityError } from '../graphql/errors';
import type { Country, Resolvers } from '../schema/resolvers.generated';

import { countries, type CountryRow } from './countries';
import { storeCurrencies } from './currencies';
import { findStoreById, listStores, type StoreRow } from './queries';
import { deliveryPromiseOf } from './deliveryPromise';
import { regionsByCountry } from './regions';
import { findRate } from './scope/rates';
import { toStoreConfig } from './storeConfig';

const currentStore = ({ db, store }: RequestContext): StoreRow => {
  const row = findStoreById(db, store.id);
  if (!row) throw new Error(`Store ${store.id} vanished during the request.`);
  return row;
};

const toCountry = ({ id, three, name }: CountryRow): Country => ({
  id,
  two_letter_abbreviation: id,
  three_letter_abbreviation: three,
  full_name_locale: name,
  full_name_english: name,
  available_regions: regionsByCountry[id]?.map((region) => ({ ...region })) ?? null,
});

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency;

/** Store configuration, store views, currency and countries. */
export const storeResolvers: Resolvers = {
  Query: {
    storeConfig: (_parent, _arguments, context) => toStoreConfig(currentStore(context), context),
    availableStores: (_parent, { useCurrentGroup }, context) => {
      const current = currentStore(context);
      return listStores(context.db, current.website_code, useCurrentGroup ? current.group_code : null).map((row) =>
        toStoreConfig(row, context),
      );
    },
    currency: (_parent, _arguments, context) => {
      const row = currentStore(context);
      const available = storeCurrencies(context.db, row);
      return {
        base_currency_code: row.base_currency,
        base_currency_symbol: symbolOf(row.base_currency),
        default_display_currency_code: row.currency,
        default_display_currency_symbol: symbolOf(row.currency),
        current_currency_code: context.store.currency,
        available_currency_codes: available,
        exchange_rates: available.map((code) => ({
          currency_to: code,
          rate: findRate(context.db, row.base_currency, code) ?? null,
        })),
      };
    },
    countries: () => countries.map(toCountry),
    country: (_parent, { id }) => {
      const country = countries.find((candidate) => candidate.id === id);
      if (!country) throw noSuchEntityError("The country isn't available.");
      return toCountry(country);
    },
  },
  StoreConfig: { delivery_promise: (_config, _arguments, context) => deliveryPromiseOf(context) },
};
