import type { AppThunk } from '@/kernel/redux/thunk';
import type { Address } from './address';
import { CreateCustomerAddressDocument } from './api/CreateCustomerAddress.graphql.generated';

/**
 * Adds an address to the customer's address book.
 * @throws what the backend or the network threw.
 */
export const saveToAddressBook =
  ({
    firstname,
    lastname,
    street,
    city,
    postcode,
    telephone,
    region,
    region_code,
    region_id,
  }: Address): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { apollo }) => {
    await apollo.mutate({
      mutation: CreateCustomerAddressDocument,
      fetchPolicy: 'no-cache',
      variables: {
        input: {
          firstname,
          lastname,
          street,
          city,
          postcode,
          telephone,
          country_code: 'GB',
          ...(region || region_code ? { region: { region, region_code: region_code || null, region_id } } : {}),
        },
      },
    });
  };
