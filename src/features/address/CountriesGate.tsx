import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { type Country, useAddressCountries } from './useAddressCountries';

export interface CountriesGateProps {
  children: (list: readonly Country[], home: Country) => ReactNode;
}

/** Shows what needs the countries once they are known: an address without its country would be wrong. */
export const CountriesGate = ({ children }: CountriesGateProps) => {
  const countries = useAddressCountries();
  if (countries.kind === 'known') return children(countries.list, countries.home);
  if (countries.kind === 'loading') return <LoadingIndicator />;
  return (
    <RetryNotice onRetry={countries.retry}>
      <FormattedMessage id="address.countriesFailed" />
    </RetryNotice>
  );
};
