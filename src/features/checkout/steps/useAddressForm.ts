import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Address } from '@/features/address/address';
import { type BookAddress, findInBook, plainAddress } from '@/features/address/addressBook';
import type { AddressChoiceValue } from '@/features/address/AddressEntry';
import { takenLines } from '@/features/address/streetLines';
import { readAddress } from '@/features/address/readAddress';
import { selectCurrentUser } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { changeDraft, hasTyped, readDraft, saveDraft, withDraft } from '../progress/checkoutDraft';
import { selectCheckout } from '../checkoutSlice';
import type { CompleteChoice, KnownBook } from './completeChoice';
import type { TypedAddresses } from '../progress/submitAddresses';

type Scope = 'shipping' | 'billing';

/** The form of every address at checkout, as in Magento's own. */
export const formCode = 'customer_register_address';

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
export const useAddressForm = (book: readonly BookAddress[], isVirtual: boolean, known?: KnownBook) => {
  const dispatch = useAppDispatch();
  const user = useSelector(selectCurrentUser);
  const accepted = useSelector(selectCheckout);
  // Who collects has named a shop there, and themselves below.
  const isCollected = accepted.shippingAddress?.pickupCode !== undefined;
  const shippingAddress = isCollected ? accepted.billingAddress : accepted.shippingAddress;
  const billingAddress = isCollected && !isVirtual ? null : accepted.billingAddress;
  const [form, setForm] = useState(known?.form);
  const [draft, setDraft] = useState(() => dispatch(readDraft()));
  const [isBegun] = useState(() => hasTyped(draft, 'shipping'));
  const ownBilling = billingAddress?.sameAsShippingAddress ? null : billingAddress;
  const [isSameChosen, setIsSame] = useState(draft.isSame ?? ownBilling === null);
  const isSame = !isVirtual && isSameChosen;
  const [chosenShipping, chooseShipping] = useState(() =>
    firstChoice(book, 'shipping', shippingAddress, hasTyped(draft, 'shipping')),
  );
  const [chosenBilling, chooseBilling] = useState(() =>
    firstChoice(book, 'billing', ownBilling, hasTyped(draft, 'billing')),
  );
  const complete = (choice: AddressChoiceValue): CompleteChoice => known?.complete(book, choice, form) ?? { choice };
  const chosen = { shipping: complete(chosenShipping), billing: complete(chosenBilling) };
  const named = { firstname: user.firstname, lastname: user.lastname };
  const isBillingTyped = !isSame && chosen.billing.choice === 'other';

  const onChange = (values: FormValues): void => {
    if (!isVirtual) setIsSame(values.isChecked('isSame'));
    const shown = [
      ...(!isVirtual && chosen.shipping.choice === 'other' ? ['shipping' as const] : []),
      ...(isBillingTyped ? ['billing' as const] : []),
    ];
    const changed = changeDraft(draft, values, shown, form?.fields);
    const next = isVirtual ? { ...changed, isSame: draft.isSame } : changed;
    setDraft(next);
    dispatch(saveDraft(next));
  };

  const addressOf = (values: FormValues, scope: Scope, choice: AddressChoiceValue, email: string): Address => {
    const entry = book.find(({ id }) => id === choice);
    if (!entry) return dispatch(readAddress(values, scope, { email, form }));
    const address = plainAddress(entry);
    return { ...address, street: form ? takenLines(form, address.street) : address.street, email };
  };
  const read = (values: FormValues): TypedAddresses => {
    const email = values.text('email').trim();
    const billed = (): Address => addressOf(values, 'billing', chosen.billing.choice, email);
    if (isVirtual) return { shipping: billed(), billing: billed() };
    const typed = addressOf(values, 'shipping', chosen.shipping.choice, email);
    const shipping = values.isChecked('wantsLetters') ? { ...typed, wantsLetters: true } : typed;
    const billing = values.isChecked('isSame') ? { ...shipping, sameAsShippingAddress: true } : billed();
    return { shipping, billing };
  };

  return {
    /** An earlier visit had typed something that it did not send. */
    isBegun,
    email: draft.fields.email ?? (shippingAddress ?? billingAddress)?.email,
    wantsLetters: accepted.shippingAddress?.wantsLetters ?? false,
    shipping: {
      ...chosen.shipping,
      onForm: setForm,
      onChoose: chooseShipping,
      initial: chosen.shipping.initial ?? withDraft(draft, 'shipping', shippingAddress ?? named),
    },
    billing: {
      ...chosen.billing,
      onForm: setForm,
      onChoose: chooseBilling,
      initial:
        chosen.billing.initial ?? withDraft(draft, 'billing', isVirtual ? (billingAddress ?? named) : ownBilling),
    },
    isSame,
    onChange,
    read,
  };
};
