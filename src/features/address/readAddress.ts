import { readExtra } from '@/features/formFields/extraValues';
import type { FormCode, KnownForm } from '@/features/formFields/formField';
import type { AppThunk } from '@/kernel/redux/thunk';
import { formatUkPostcode } from '@/kernel/validation/validators';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { type Address, shopCountryId } from './address';
import { allLines, lineName } from './streetLines';
import { readPlace } from './countries/readPlace';

/** The forms of an address: that of checkout and registration, and that of the address book. */
export type AddressFormCode = Extract<FormCode, 'customer_register_address' | 'customer_address_edit'>;

/** The parts of an address that follow from its country. */
export type Place = Pick<Address, 'country_id' | 'postcode' | 'region' | 'region_code' | 'region_id'>;

/**
 * The address that was typed into `AddressFields`, trimmed and in one way of writing.
 * @param form what the merchant's form asks for; undefined while nothing of it is shown.
 */
export const readAddress =
  (
    values: FormValues,
    scope: 'shipping' | 'billing',
    { email = '', form }: { email?: string; form: KnownForm | undefined },
  ): AppThunk<Address> =>
  (_dispatch, _getState, { apollo }) => {
    const text = (field: string): string => values.text(`${scope}${field}`).trim();
    const [postcode, county] = [text('Postcode'), text('County')];
    const place = OFFERS_COUNTRIES
      ? readPlace(apollo, { country: text('Country'), region: text('Region'), county, postcode })
      : null;
    const extra = form ? readExtra(values, scope, form.fields) : {};
    return {
      firstname: text('FirstName'),
      lastname: text('LastName'),
      street: allLines.map((line) => values.text(lineName(scope, line)).trim()).filter((line) => line !== ''),
      city: text('City'),
      region: county,
      region_code: '',
      region_id: null,
      postcode: formatUkPostcode(postcode),
      telephone: text('Phone'),
      country_id: shopCountryId,
      email,
      ...(Object.keys(extra).length > 0 ? { extra } : {}),
      ...place,
    };
  };
