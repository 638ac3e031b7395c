import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
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
    <Notice kind="error">
      <FormattedMessage id="address.countriesFailed" />{' '}
      <Button size="small" priority="low" onClick={countries.retry}>
        <FormattedMessage id="error.retry" />
      </Button>
    </Notice>
  );
};
