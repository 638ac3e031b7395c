import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { BookAddress } from '@/features/address/addressBook';
import { errorText } from '@/kernel/errors/appError';
import { useToasts } from '@/kernel/toasts/useToasts';
import type { Addresses } from './useAddresses';

/** Milliseconds in which a change can be undone. */
const undoTimeoutMs = 10_000;

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
  /** Says that an address was changed, and offers what it was before. */
  sayUpdated: (before: BookAddress) => void;
}

/** Changes of one press in the address book: each is said, and can be undone. One at a time. */
export const useAddressChanges = (addresses: Addresses): AddressChanges => {
  const { formatMessage } = useIntl();
  const { addToast } = useToasts();
  const isAtWork = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<void>, failed: string): Promise<boolean> => {
    if (isAtWork.current) return false;
    isAtWork.current = true;
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const message = errorText(error, formatMessage({ id: failed }));
      addToast({ type: 'error', message, timeout: undoTimeoutMs });
      return false;
    } finally {
      isAtWork.current = false;
      setIsBusy(false);
    }
  };
  const say = (message: string, undo: () => Promise<void>): void =>
    addToast({
      type: 'success',
      message: formatMessage({ id: message }),
      actionText: formatMessage({ id: 'cart.undo' }),
      timeout: undoTimeoutMs,
      onAction: () => void run(undo, 'cart.undoFailed'),
    });

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
    sayUpdated: (before) =>
      say('addressBook.updated', () =>
        addresses.update(before.id, before, {
          default_shipping: before.isDefaultShipping,
          default_billing: before.isDefaultBilling,
        }),
      ),
  };
};
