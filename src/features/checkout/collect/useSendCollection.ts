import { useState } from 'react';
import type { Address } from '@/features/address/address';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { Step } from '../progress/checkoutStep';
import { preparePayment } from '../progress/preparePayment';
import { submitAddresses } from '../progress/submitAddresses';
import { takeMethod } from '../progress/takeMethod';
import type { PickupShop } from './pickupShop';

export interface CollectionSending {
  onBegin: () => void;
  onDone: (next: Step) => void;
}

/** Sends the shop and whom to bill, and goes on to payment; one at a time. A refusal is told by the step's errors. */
export const useSendCollection = ({ onBegin, onDone }: CollectionSending) => {
  const dispatch = useAppDispatch();
  const [isSending, setIsSending] = useState(false);
  /** The backend does not offer to collect after all, without an error that says why. */
  const [isRefused, setIsRefused] = useState(false);

  const work = async (shop: PickupShop, billing: Address, wantsLetters: boolean): Promise<void> => {
    onBegin();
    setIsRefused(false);
    dispatch(preparePayment());
    const shipping: Address = {
      ...shop.address,
      // A backend that wants a number is given that of who collects.
      telephone: shop.address.telephone || billing.telephone,
      email: billing.email,
      ...(wantsLetters ? { wantsLetters } : {}),
    };
    try {
      await dispatch(submitAddresses({ shipping, billing }));
    } catch {
      return;
    }
    const next = await dispatch(takeMethod(null));
    if (next === 'payment') onDone(next);
    else setIsRefused(true);
  };
  const send = (shop: PickupShop, billing: Address, wantsLetters: boolean): void => {
    // Fields that are still on their way have given nothing.
    if (isSending || billing.street.length === 0) return;
    setIsSending(true);
    void work(shop, billing, wantsLetters).finally(() => setIsSending(false));
  };
  return { isSending, isRefused, send };
};
