import type { AppThunk } from '@/kernel/redux/thunk';
import { type Address, plainParts } from './address';
import { attributesOf, extraParts } from './sentAddress';
import { CreateCustomerAddressDocument } from './api/CreateCustomerAddress.graphql.generated';

/** What an address of the book is used for unless another is chosen; what is left out stays. */
export interface DefaultUses {
  default_shipping?: boolean;
  default_billing?: boolean;
}

/**
 * The address as the mutations of address books take it. What is empty is sent as an empty text: null leaves what was there.
 */
export const toAddressInput = (address: Address) => {
  const { country_id, region, region_code, region_id } = address;
  const attributes = attributesOf(address);
  return {
    ...plainParts(address),
    country_code: country_id,
    region: { region, region_code: region_code || null, region_id },
    ...extraParts(address),
    ...(CAPABILITIES.formFields && attributes.length > 0 ? { custom_attributesV2: attributes } : {}),
  };
};

/**
 * Adds an address to the customer's address book.
 * @returns its id.
 * @throws what the backend or the network threw.
 */
export const saveToAddressBook =
  (address: Address, uses: DefaultUses = {}): AppThunk<Promise<number | undefined>> =>
  async (_dispatch, _getState, { apollo }) => {
    const { data } = await apollo.mutate({
      mutation: CreateCustomerAddressDocument,
      fetchPolicy: 'no-cache',
      variables: { input: { ...toAddressInput(address), ...uses } },
    });
    return data?.createCustomerAddress?.id ?? undefined;
  };
