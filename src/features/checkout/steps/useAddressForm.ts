import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Address } from '@/features/address/address';
import { type BookAddress, findInBook, plainAddress } from '@/features/address/addressBook';
import type { AddressChoiceValue } from '@/features/address/AddressChoice';
import { readAddress } from '@/features/address/readAddress';
import { selectCurrentUser } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { changeDraft, hasTyped, readDraft, saveDraft, withDraft } from '../progress/checkoutDraft';
import { selectCheckout } from '../checkoutSlice';
import type { TypedAddresses } from '../progress/submitAddresses';

type Scope = 'shipping' | 'billing';

const isDefault = {
  shipping: ({ isDefaultShipping }: BookAddress) => isDefaultShipping,
  billing: ({ isDefaultBilling }: BookAddress) => isDefaultBilling,
} as const;

/** What was typed comes first, then what was accepted before, then the default of the book. */
const firstChoice = (
  book: readonly BookAddress[],
  scope: Scope,
  accepted: Address | null,
  isTyped: boolean,
): AddressChoiceValue => {
  if (isTyped) return 'other';
  if (accepted) return findInBook(book, accepted)?.id ?? 'other';
  return (book.find(isDefault[scope]) ?? book[0])?.id ?? 'other';
};

/** What the address step begins with, what it remembers while it is typed into, and what it sends. */
export const useAddressForm = (book: readonly BookAddress[]) => {
  const dispatch = useAppDispatch();
  const user = useSelector(selectCurrentUser);
  const { shippingAddress, billingAddress } = useSelector(selectCheckout);
  const [draft, setDraft] = useState(() => dispatch(readDraft()));
  const ownBilling = billingAddress?.sameAsShippingAddress ? null : billingAddress;
  const [isSame, setIsSame] = useState(draft.isSame ?? ownBilling === null);
  const [shippingChoice, chooseShipping] = useState(() =>
    firstChoice(book, 'shipping', shippingAddress, hasTyped(draft, 'shipping')),
  );
  const [billingChoice, chooseBilling] = useState(() =>
    firstChoice(book, 'billing', ownBilling, hasTyped(draft, 'billing')),
  );
  const isBillingTyped = !isSame && billingChoice === 'other';

  const onChange = (values: FormValues): void => {
    setIsSame(values.isChecked('isSame'));
    const next = changeDraft(draft, values, [
      ...(shippingChoice === 'other' ? ['shipping' as const] : []),
      ...(isBillingTyped ? ['billing' as const] : []),
    ]);
    setDraft(next);
    dispatch(saveDraft(next));
  };

  const addressOf = (values: FormValues, scope: Scope, choice: AddressChoiceValue, email: string): Address => {
    const entry = book.find(({ id }) => id === choice);
    return entry ? { ...plainAddress(entry), email } : readAddress(values, scope, email);
  };
  const read = (values: FormValues): TypedAddresses => {
    const email = values.text('email').trim();
    const typed = addressOf(values, 'shipping', shippingChoice, email);
    const shipping = values.isChecked('wantsLetters') ? { ...typed, wantsLetters: true } : typed;
    const billing = values.isChecked('isSame')
      ? { ...shipping, sameAsShippingAddress: true }
      : addressOf(values, 'billing', billingChoice, email);
    return { shipping, billing };
  };

  return {
    email: draft.fields.email ?? shippingAddress?.email,
    wantsLetters: shippingAddress?.wantsLetters ?? false,
    shipping: {
      choice: shippingChoice,
      onChoose: chooseShipping,
      initial: withDraft(draft, 'shipping', shippingAddress ?? { firstname: user.firstname, lastname: user.lastname }),
    },
    billing: {
      choice: billingChoice,
      onChoose: chooseBilling,
      initial: withDraft(draft, 'billing', ownBilling),
    },
    isSame,
    onChange,
    read,
  };
};
