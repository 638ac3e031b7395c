import type { AppThunk } from '@/kernel/redux/thunk';
import { type Address, plainParts } from './address';
import { CreateCustomerAddressDocument } from './api/CreateCustomerAddress.graphql.generated';

/** What an address of the book is used for unless another is chosen; what is left out stays. */
export interface DefaultUses {
  default_shipping?: boolean;
  default_billing?: boolean;
}

/**
 * The address as the mutations of address books take it.
 * @param hasRegion says that there is none, too: it may have had one.
 */
export const toAddressInput = (address: Address, hasRegion = false) => {
  const { country_id, region, region_code, region_id } = address;
  return {
    ...plainParts(address),
    country_code: country_id,
    ...(hasRegion || region || region_code ? { region: { region, region_code: region_code || null, region_id } } : {}),
  };
};

/**
 * Adds an address to the customer's address book.
 * @throws what the backend or the network threw.
 */
export const saveToAddressBook =
  (address: Address, uses: DefaultUses = {}): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { apollo }) => {
    await apollo.mutate({
      mutation: CreateCustomerAddressDocument,
      fetchPolicy: 'no-cache',
      variables: { input: { ...toAddressInput(address), ...uses } },
    });
  };
