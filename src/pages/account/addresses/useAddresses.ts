import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Address } from '@/features/address/address';
import type { BookAddress } from '@/features/address/addressBook';
import { toBookAddresses } from '@/features/address/useAddressBook';
import { type DefaultUses, saveToAddressBook, toAddressInput } from '@/features/address/saveToAddressBook';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { useAsked } from '../useAsked';
import {
  AddressBookDocument,
  DeleteBookAddressDocument,
  UpdateBookAddressDocument,
} from './api/AddressBook.graphql.generated';

/** The address book as it is known; undefined while it loads, null when it could not be read. */
export type KnownBook = readonly BookAddress[] | undefined | null;

/** Reads and changes the address book. Every change throws what the backend or the network threw, and ends with a new reading. */
export interface Addresses {
  book: KnownBook;
  reload: () => Promise<void>;
  add: (address: Address, uses: DefaultUses) => Promise<void>;
  /** @returns the id that it has from then on. */
  update: (id: number, address: Address, uses: DefaultUses) => Promise<number>;
  use: (id: number, uses: DefaultUses) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

/** The customer's address book: always asked for, never kept. */
export const useAddresses = (): Addresses => {
  const apollo = useApolloClient();
  const dispatch = useAppDispatch();
  const ask = useCallback(async () => {
    const { data } = await apollo.query({ query: AddressBookDocument, fetchPolicy: 'no-cache' });
    return data?.customer ? toBookAddresses(data.customer.addresses ?? []) : null;
  }, [apollo]);
  const { answer: book, reload } = useAsked<readonly BookAddress[]>(ask);

  const change = async (id: number, input: Partial<ReturnType<typeof toAddressInput>> & DefaultUses): Promise<void> => {
    await apollo.mutate({
      mutation: UpdateBookAddressDocument,
      variables: { id, input },
      fetchPolicy: 'no-cache',
    });
    await reload();
  };
  const removeEntry = (id: number) =>
    apollo.mutate({ mutation: DeleteBookAddressDocument, variables: { id }, fetchPolicy: 'no-cache' });
  return {
    book,
    reload,
    add: async (address, uses) => {
      await dispatch(saveToAddressBook(address, uses));
      await reload();
    },
    update: async (id, address, uses) => {
      const before = book?.find((entry) => entry.id === id);
      if (before?.region_id == null || address.region_id !== null) {
        await change(id, { ...toAddressInput(address), ...uses });
        return id;
      }
      // Magento keeps the id of a region that an address had, and refuses the address: a new one takes its place.
      const next = await dispatch(
        saveToAddressBook(address, {
          // A default can be replaced, but not deleted.
          default_shipping: before.isDefaultShipping || uses.default_shipping === true,
          default_billing: before.isDefaultBilling || uses.default_billing === true,
        }),
      );
      await removeEntry(id);
      await reload();
      return next ?? id;
    },
    use: change,
    remove: async (id) => {
      await removeEntry(id);
      await reload();
    },
  };
};
