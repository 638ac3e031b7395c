import type { AppThunk } from '@/kernel/redux/thunk';
import { formatUkPostcode } from '@/kernel/validation/validators';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { type Address, shopCountryId } from './address';
import { readPlace } from './countries/readPlace';

/** The parts of an address that follow from its country. */
export type Place = Pick<Address, 'country_id' | 'postcode' | 'region' | 'region_code' | 'region_id'>;

/** The address that was typed into `AddressFields`, trimmed and in one way of writing. */
export const readAddress =
  (values: FormValues, scope: 'shipping' | 'billing', email = ''): AppThunk<Address> =>
  (_dispatch, _getState, { apollo }) => {
    const text = (field: string): string => values.text(`${scope}${field}`).trim();
    const [postcode, county] = [text('Postcode'), text('County')];
    const place = OFFERS_COUNTRIES
      ? readPlace(apollo, { country: text('Country'), region: text('Region'), county, postcode })
      : null;
    return {
      firstname: text('FirstName'),
      lastname: text('LastName'),
      street: [text('Street'), text('Street2')].filter((line) => line !== ''),
      city: text('City'),
      region: county,
      region_code: '',
      region_id: null,
      postcode: formatUkPostcode(postcode),
      telephone: text('Phone'),
      country_id: shopCountryId,
      email,
      ...place,
    };
  };
