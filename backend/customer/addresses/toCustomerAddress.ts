import { toAddress } from '../../address/address';
import type { CustomerAddress } from '../../schema/resolvers.generated';
import { toCountryCode } from '../../stores/countries';
import { findRegion } from '../../stores/regions';

import type { CustomerAddressRow } from '../models';

/** An address as the schema has it. */
export const toCustomerAddress = (row: CustomerAddressRow): CustomerAddress => {
  const { countryCode, region, regionCode, ...address } = toAddress(row);
  const regionId = findRegion(countryCode, { text: regionCode })?.id ?? null;
  return {
    ...address,
    id: row.id,
    region: { region, region_code: regionCode, region_id: regionId },
    region_id: regionId,
    country_code: toCountryCode(countryCode),
    default_shipping: row.is_default_shipping === 1,
    default_billing: row.is_default_billing === 1,
  };
};
