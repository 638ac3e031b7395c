import { useUndoable } from '@/features/account/useUndoable';
import type { BookAddress } from '@/features/address/addressBook';
import type { Addresses } from './useAddresses';

/** What an address can be the default for. */
export type DefaultKind = 'shipping' | 'billing';

const isDefault = (entry: BookAddress, kind: DefaultKind): boolean =>
  kind === 'shipping' ? entry.isDefaultShipping : entry.isDefaultBilling;

const uses = (kind: DefaultKind, isUsed: boolean) =>
  kind === 'shipping' ? { default_shipping: isUsed } : { default_billing: isUsed };

export interface AddressChanges {
  isBusy: boolean;
  remove: (entry: BookAddress) => void;
  makeDefault: (entry: BookAddress, kind: DefaultKind) => void;
  /** Says that an address was changed, and offers what it was before. @param id that it has now. */
  sayUpdated: (before: BookAddress, id: number) => void;
}

/** Changes of one press in the address book: each is said, and can be undone. One at a time. */
export const useAddressChanges = (addresses: Addresses): AddressChanges => {
  const { isBusy, run, say } = useUndoable();
  return {
    isBusy,
    remove: (entry) => {
      void run(() => addresses.remove(entry.id), 'addressBook.changeFailed').then((isDone) => {
        if (isDone) say('addressBook.removed', () => addresses.add(entry, {}));
      });
    },
    makeDefault: (entry, kind) => {
      const before = addresses.book?.find((other) => isDefault(other, kind));
      void run(() => addresses.use(entry.id, uses(kind, true)), 'addressBook.changeFailed').then((isDone) => {
        const undo = () =>
          before ? addresses.use(before.id, uses(kind, true)) : addresses.use(entry.id, uses(kind, false));
        if (isDone) say(kind === 'shipping' ? 'addressBook.madeShipping' : 'addressBook.madeBilling', undo);
      });
    },
    sayUpdated: (before, id) =>
      say('addressBook.updated', () =>
        addresses.update(id, before, {
          default_shipping: before.isDefaultShipping,
          default_billing: before.isDefaultBilling,
        }),
      ),
  };
};
