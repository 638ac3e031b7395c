import type { RequestContext } from '../../context';
import { toAddress } from '../../address/address';
import { readForms } from '../../forms/formSettings';
import { authorizationError, inputError, noSuchEntityError } from '../../graphql/errors';
import type { CustomerAddressInput } from '../../schema/resolvers.generated';
import { toCountryCode } from '../../stores/countries';

import type { CustomerAddressRow } from '../models';
import { findAddress, removeAddress, replaceAddress } from './addressQueries';
import { readAddress } from './readAddress';

const ownAddress = ({ db }: RequestContext, customerId: number, id: number): CustomerAddressRow => {
  const row = findAddress(db, id);
  if (!row) throw noSuchEntityError(`Could not find a address with ID "${id}"`);
  if (row.customer_id !== customerId) {
    throw authorizationError(`Current customer does not have permission to address with ID "${id}"`);
  }
  return row;
};

/** What is left out, or null, stays as it was; a region belongs to its country and goes with it. */
const overlay = (row: CustomerAddressRow, input: CustomerAddressInput): CustomerAddressInput => {
  const { countryCode, region, regionCode, ...before } = toAddress(row);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
  const country = input.country_code ?? input.country_id ?? toCountryCode(countryCode);
  return {
    ...before,
    ...(country === countryCode ? { region: { region, region_code: regionCode } } : {}),
    ...given,
    country_code: country,
  };
};

/**
 * Changes an address of the customer's address book. A default that is taken away has no other in its place.
 * @throws GraphQLError for an address of nobody or somebody else, and (graphql-input) for what is missing or too long.
 */
export const updateAddress = (
  context: RequestContext,
  customerId: number,
  id: number,
  input: CustomerAddressInput,
): CustomerAddressRow =>
  context.db.transaction(() => {
    const row = ownAddress(context, customerId, id);
    const address = readAddress(overlay(row, input), readForms(context), toAddress(row).extra);
    replaceAddress(context.db, { id, customerId }, address, {
      isShipping: input.default_shipping ?? row.is_default_shipping === 1,
      isBilling: input.default_billing ?? row.is_default_billing === 1,
    });
    return ownAddress(context, customerId, id);
  });

/**
 * Takes an address out of the customer's address book.
 * @throws GraphQLError as `updateAddress`, and (graphql-input) for a default address.
 */
export const deleteAddress = (context: RequestContext, customerId: number, id: number): true =>
  context.db.transaction(() => {
    const row = ownAddress(context, customerId, id);
    for (const kind of ['billing', 'shipping'] as const) {
      if (row[`is_default_${kind}`] === 1) {
        throw inputError(`Customer Address ${id} is set as default ${kind} address and can not be deleted`);
      }
    }
    removeAddress(context.db, id);
    return true;
  });
