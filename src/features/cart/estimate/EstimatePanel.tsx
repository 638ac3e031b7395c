import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { isAddressCountry } from '@/features/address/address';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import type { Cart } from '../cartContents';
import { useCartSettings } from '../useCart';
import { EstimateForm } from './EstimateForm';

/** With the countries of the store; a build for Great Britain alone has no such chunk. */
const lazyCountryEstimate = OFFERS_COUNTRIES
  ? lazyComponent(
      async () => (await import(/* webpackChunkName: "address-countries" */ './CountryEstimate')).CountryEstimate,
    )
  : undefined;

const BritishEstimate = ({ cart }: { cart: Cart }) => {
  const { formatMessage } = useIntl();
  const { defaultCountry } = useCartSettings();
  return (
    <EstimateForm
      cart={cart}
      place={{ countryCode: isAddressCountry(defaultCountry) ? defaultCountry : null }}
      postcodeLabel={formatMessage({ id: 'estimate.postcode' })}
    />
  );
};

/** What delivery would cost to a place. */
export const EstimatePanel = ({ cart }: { cart: Cart }) =>
  lazyCountryEstimate ? (
    <Suspense fallback={<LoadingIndicator />}>
      <lazyCountryEstimate.Component cart={cart} />
    </Suspense>
  ) : (
    <BritishEstimate cart={cart} />
  );
