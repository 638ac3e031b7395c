import type { AppThunk } from '@/kernel/redux/thunk';
import { type Address, plainParts } from './address';
import { CreateCustomerAddressDocument } from './api/CreateCustomerAddress.graphql.generated';

/**
 * Adds an address to the customer's address book.
 * @throws what the backend or the network threw.
 */
export const saveToAddressBook =
  (address: Address): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { apollo }) => {
    const { country_id, region, region_code, region_id } = address;
    await apollo.mutate({
      mutation: CreateCustomerAddressDocument,
      fetchPolicy: 'no-cache',
      variables: {
        input: {
          ...plainParts(address),
          country_code: country_id,
          ...(region || region_code ? { region: { region, region_code: region_code || null, region_id } } : {}),
        },
      },
    });
  };
