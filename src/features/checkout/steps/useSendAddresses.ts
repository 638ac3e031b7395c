import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Address } from '@/features/address/address';
import { type BookAddress, findInBook } from '@/features/address/addressBook';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { importWithRetry } from '@/kernel/routing/lazyComponent';
import { painted } from '@/kernel/scheduling/afterPaint';
import { useToasts } from '@/kernel/toasts/useToasts';
import { selectCheckout } from '../checkoutSlice';
import type { Step } from '../progress/checkoutStep';
import { rememberAddress } from '../progress/rememberedAddress';
import { keepInAddressBook, submitAddresses, submitVirtual, type TypedAddresses } from '../progress/submitAddresses';

export interface AddressSending {
  /** None for a guest. */
  book: readonly BookAddress[];
  /** Nothing is shipped: only whom to bill is sent. */
  isVirtual: boolean;
  onBegin: () => void;
  onDone: (next: Step) => void;
}

/** What else is to happen with an address that was accepted. */
export interface Keeping {
  /** In the customer's address book. */
  isKept: boolean;
  /** On this device, for a guest. */
  isRemembered: boolean;
}

/** It comes while the address is typed (CheckoutSteps.tsx). */
const loadTaking = () => import(/* webpackChunkName: "checkout-method" */ '../progress/takeMethod');

/** The code of the payment comes meanwhile, too. */
const loadPreparation = () => import(/* webpackChunkName: "checkout-payment" */ '../progress/preparePayment');

/** Sends the addresses, and goes on to the step that follows; one at a time. A refusal is told by the step's error. */
export const useSendAddresses = ({ book, isVirtual, onBegin, onDone }: AddressSending) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { addToast } = useToasts();
  const { shippingMethod } = useSelector(selectCheckout);
  const [isSending, setIsSending] = useState(false);

  const keep = async (address: Address): Promise<void> => {
    if (await dispatch(keepInAddressBook(address))) return;
    addToast({ type: 'warning', message: formatMessage({ id: 'address.saveFailed' }), timeout: 5000 });
  };
  const work = async (addresses: TypedAddresses, { isKept, isRemembered }: Keeping): Promise<void> => {
    // The button shows that it works before the work begins, which takes long enough to be seen.
    await painted();
    onBegin();
    void loadPreparation()
      .then(({ preparePayment }) => dispatch(preparePayment()))
      .catch(() => undefined);
    try {
      await dispatch(isVirtual ? submitVirtual(addresses.billing) : submitAddresses(addresses));
    } catch {
      return;
    }
    if (isRemembered) dispatch(rememberAddress(addresses.shipping));
    if (isKept && !findInBook(book, addresses.shipping)) void keep(addresses.shipping);
    if (isVirtual) {
      onDone('payment');
      return;
    }
    const next = await importWithRetry(loadTaking)
      .then(({ takeMethod }) => dispatch(takeMethod(shippingMethod)))
      .catch(() => 'method' as const);
    onDone(next);
  };
  const send = (addresses: TypedAddresses, keeping: Keeping): void => {
    // Fields that are still on their way have given nothing.
    if (isSending || addresses.shipping.street.length === 0 || addresses.billing.street.length === 0) return;
    setIsSending(true);
    void work(addresses, keeping).finally(() => setIsSending(false));
  };
  return { isSending, send };
};
