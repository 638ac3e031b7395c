import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Address, parseAddress } from '@/features/address/address';
import { type AddressChoiceValue, AddressEntry } from '@/features/address/AddressEntry';
import { type BookAddress, findInBook } from '@/features/address/addressBook';
import { readAddress } from '@/features/address/readAddress';
import { useAddressBook } from '@/features/address/useAddressBook';
import { useKnownForm } from '@/features/formFields/useKnownForm';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { InformedForm, type FormValues } from '@/ui/forms/informed/InformedForm';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { SetSubscriptionAddressDocument } from '../api/Changes.graphql.generated';
import { nameOf } from '../subscription';
import type { PartProps } from './SubscriptionItems';
import styles from './Subscriptions.module.css';

const formCode = 'customer_register_address';

const noBook: readonly BookAddress[] = [];

const Form = ({ subscription, changing: { change, isBusy }, book }: PartProps & { book: readonly BookAddress[] }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const form = useKnownForm(formCode);
  const present = parseAddress({ ...subscription.address, country_id: subscription.address?.country_code });
  const entry = present && findInBook(book, present);
  const [choice, setChoice] = useState<AddressChoiceValue>(entry?.id ?? 'other');
  // Another address than one of the book begins empty.
  const initial: Partial<Address> = entry ? {} : (present ?? {});
  const save = (values: FormValues): void => {
    const typed = book.find(({ id }) => id === choice) ?? dispatch(readAddress(values, 'shipping', { form }));
    const sent = {
      firstname: typed.firstname,
      lastname: typed.lastname,
      street: typed.street,
      city: typed.city,
      region: typed.region_code || typed.region || null,
      region_id: typed.region_id,
      postcode: typed.postcode,
      country_code: typed.country_id,
      telephone: typed.telephone,
    };
    const message = formatMessage({ id: 'subscriptions.saidAddress' });
    void change(SetSubscriptionAddressDocument, { address: sent }, { message });
  };
  return (
    <InformedForm
      className={styles.address}
      aria-label={formatMessage({ id: 'subscriptions.address' })}
      onSubmit={save}
    >
      <AddressEntry
        scope="shipping"
        formCode={formCode}
        book={book}
        choice={choice}
        onChoose={setChoice}
        initial={initial}
      />
      <Button priority="low" type="submit" isLoading={isBusy} className={styles.save}>
        <FormattedMessage id="subscriptions.saveAddress" />
      </Button>
    </InformedForm>
  );
};

const FromBook = (props: PartProps) => {
  const { book } = useAddressBook();
  return book === null ? <LoadingIndicator /> : <Form {...props} book={book} />;
};

/** Where it goes: an address of the customer's book, or a typed one. */
export const AddressChange = ({ isGuest, ...props }: PartProps & { isGuest: boolean }) => (
  <Disclosure title={<FormattedMessage id="subscriptions.address" />} about={nameOf(props.subscription)}>
    {isGuest ? <Form {...props} book={noBook} /> : <FromBook {...props} />}
  </Disclosure>
);
