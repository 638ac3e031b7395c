import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { GetStoreViewsDocument } from './api/GetStoreViews.graphql.generated';
import { type StoreView, toCurrencies, toStoreViews } from './storeViews';

export interface StoreViewChoices {
  views: readonly StoreView[];
  /** ISO 4217 codes. */
  currencies: readonly string[];
  defaultCurrency: string | undefined;
  /** Currency of the backend's prices; undefined where it does not tell. */
  currentCurrency: string | undefined;
  /** Whether there is anything to choose. */
  hasChoice: boolean;
  isLoading: boolean;
}

/** Returns the store views on offer: none while they are unknown, or cannot be loaded. */
export const useStoreViews = ({ skip = false } = {}): StoreViewChoices => {
  const { data, loading } = useQuery(GetStoreViewsDocument, { skip });
  return useMemo(() => {
    const views = toStoreViews(data);
    const currencies = toCurrencies(data);
    return {
      views,
      currencies,
      defaultCurrency: data?.currency?.default_display_currency_code ?? undefined,
      currentCurrency: data?.currency?.current_currency_code ?? undefined,
      hasChoice: views.length > 1 || currencies.length > 1,
      isLoading: loading,
    };
  }, [data, loading]);
};
