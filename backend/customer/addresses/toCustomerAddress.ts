import { toAddress } from '../../address/address';
import { addressParts, customValues, extraParts } from '../../forms/extraValues';
import { addressFields } from '../../forms/formFields';
import type { FormSettings } from '../../forms/models';
import { toCountryCode } from '../../stores/countries';
import { findRegion } from '../../stores/regions';

import type { CustomerAddressRow } from '../models';

/** An address as the schema has it. */
export const toCustomerAddress = (row: CustomerAddressRow, forms: FormSettings) => {
  const { countryCode, region, regionCode, extra, ...address } = toAddress(row);
  const regionId = findRegion(countryCode, { text: regionCode })?.id ?? null;
  return {
    ...address,
    ...extraParts(extra),
    custom_attributesV2: customValues(extra, addressFields(forms), addressParts),
    id: row.id,
    region: { region, region_code: regionCode, region_id: regionId ?? 0 },
    region_id: regionId,
    country_code: toCountryCode(countryCode),
    default_shipping: row.is_default_shipping === 1,
    default_billing: row.is_default_billing === 1,
  };
};
