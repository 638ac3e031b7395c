import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CountriesGate } from '@/features/address/CountriesGate';
import { countryWords } from '@/features/address/countryWords';
import type { Country } from '@/features/address/useAddressCountries';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Select } from '@/ui/forms/Select';
import type { Cart } from '../cartContents';
import { keepEstimateCountry, readEstimateCountry } from './keptPlace';
import { EstimateForm } from './EstimateForm';
import styles from '../codes/codeForms.module.css';

interface KnownCountriesProps {
  cart: Cart;
  list: readonly Country[];
  home: Country;
}

const KnownCountries = ({ cart, list, home }: KnownCountriesProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(() => dispatch(readEstimateCountry()) ?? home.id);
  const [regionId, setRegionId] = useState('');
  const { id, regions, needsRegion, needsPostcode } = list.find((country) => country.id === chosen) ?? home;
  const region = regions.find((each) => String(each.id) === regionId);
  const choose = (country: string): void => {
    setChosen(country);
    setRegionId('');
    dispatch(keepEstimateCountry(country));
  };
  return (
    <EstimateForm
      // Prices of another place do not stay on screen.
      key={id}
      cart={cart}
      place={{
        countryCode: id,
        isPostcodeOptional: !needsPostcode,
        region: region && { region_id: region.id, region_code: region.code, region: region.name },
      }}
      postcodeLabel={formatMessage({ id: countryWords(id).postcode })}
    >
      {list.length > 1 && (
        <Select
          className={styles.wide}
          label={formatMessage({ id: 'address.country' })}
          value={id}
          autoComplete="country"
          options={list.map((country) => ({ value: country.id, label: country.name }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {needsRegion && (
        <Select
          className={styles.wide}
          label={formatMessage({ id: countryWords(id).region })}
          value={regionId}
          options={[
            { value: '', label: formatMessage({ id: 'address.chooseRegion' }) },
            ...regions.map((each) => ({ value: String(each.id), label: each.name })),
          ]}
          onChange={({ target }) => setRegionId(target.value)}
        />
      )}
    </EstimateForm>
  );
};

/** What delivery would cost to a place of any country that the store allows. */
export const CountryEstimate = ({ cart }: { cart: Cart }) => (
  <CountriesGate>{(list, home) => <KnownCountries cart={cart} list={list} home={home} />}</CountriesGate>
);
