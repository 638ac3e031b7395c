import { type Address, isPhoneAlwaysNeeded } from '@/features/address/address';
import { type BookAddress, plainAddress } from '@/features/address/addressBook';
import type { AddressChoiceValue } from '@/features/address/AddressEntry';
import { missingFields } from '@/features/formFields/extraValues';
import type { KnownForm } from '@/features/formFields/formField';

export interface CompleteChoice {
  choice: AddressChoiceValue;
  /** What the fields begin with, of an address that is to be completed. */
  initial?: Address;
  /** Its id. */
  completed?: number;
}

const lacksSomething = (entry: BookAddress, form: KnownForm): boolean =>
  missingFields(entry.extra, form.fields).length > 0 || (isPhoneAlwaysNeeded(form) && entry.telephone === '');

/** What is known once there is an address book. */
export interface KnownBook {
  form: KnownForm;
  complete: typeof completeChoice;
}

/**
 * The chosen address; one of the book that lacks what the merchant wants by now is completed in the fields, because the
 * backend refuses it as it is.
 * @param form undefined while it is not known.
 */
export const completeChoice = (
  book: readonly BookAddress[],
  choice: AddressChoiceValue,
  form: KnownForm | undefined,
): CompleteChoice => {
  const entry = book.find(({ id }) => id === choice);
  if (!entry || !form || !lacksSomething(entry, form)) return { choice };
  return { choice: 'other', initial: plainAddress(entry), completed: entry.id };
};
