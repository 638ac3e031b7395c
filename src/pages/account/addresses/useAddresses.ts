import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Address } from '@/features/address/address';
import { type BookAddress, toBookAddresses } from '@/features/address/addressBook';
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
  update: (id: number, address: Address, uses: DefaultUses) => Promise<void>;
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
  return {
    book,
    reload,
    add: async (address, uses) => {
      await dispatch(saveToAddressBook(address, uses));
      await reload();
    },
    // The address may have had a region before.
    update: (id, address, uses) => change(id, { ...toAddressInput(address, true), ...uses }),
    use: change,
    remove: async (id) => {
      await apollo.mutate({ mutation: DeleteBookAddressDocument, variables: { id }, fetchPolicy: 'no-cache' });
      await reload();
    },
  };
};
