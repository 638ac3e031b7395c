import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Address } from '@/features/address/address';
import type { BookAddress } from '@/features/address/addressBook';
import { AddressEntry } from '@/features/address/AddressEntry';
import { readAddress } from '@/features/address/readAddress';
import type { DefaultUses } from '@/features/address/saveToAddressBook';
import { useKnownForm } from '@/features/formFields/useKnownForm';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { FormErrors } from '@/ui/forms/FormErrors';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { useSubmission } from '@/ui/forms/useSubmission';
import { Panel } from '@/ui/Panel/Panel';
import styles from './AddressBook.module.css';

export interface AddressFormProps {
  /** The address that is changed; null for a new one. */
  entry: BookAddress | null;
  /** What the fields of a new one begin with. */
  initial: Partial<Address>;
  /** Throws when it was not saved. */
  onSave: (address: Address, uses: DefaultUses) => Promise<void>;
  onCancel: () => void;
}

const formCode = 'customer_address_edit';

/** Saved on a slow network before the fields were there, which ask for an address themselves. */
class FieldsToCome extends Error {}

/** A new address, or one that is changed. */
export const AddressForm = ({ entry, initial, onSave, onCancel }: AddressFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const form = useKnownForm(formCode);
  const title = formatMessage({ id: entry ? 'addressBook.editTitle' : 'addressBook.addTitle' });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const save = (values: FormValues): Promise<void> => {
    const address = dispatch(readAddress(values, 'shipping', { form }));
    if (address.street.length === 0) throw new FieldsToCome();
    return onSave(address, {
      default_shipping: values.isChecked('isDefaultShipping'),
      default_billing: values.isChecked('isDefaultBilling'),
    });
  };
  const { isBusy, error, submit } = useSubmission<FormValues>(
    async (values) => save(values),
    (failure) => (failure instanceof FieldsToCome ? formatMessage({ id: 'address.notChosen' }) : undefined),
  );
  return (
    <Panel title={title}>
      <div ref={place}>
        <InformedForm className={styles.form} aria-label={title} onSubmit={submit}>
          <FormErrors />
          <FormError text={error} />
          <div className={styles.fields}>
            <AddressEntry
              scope="shipping"
              formCode={formCode}
              book={[]}
              choice="other"
              onChoose={() => undefined}
              initial={entry ?? initial}
            />
          </div>
          <div className={styles.uses}>
            <CheckboxField
              name="isDefaultShipping"
              label={<FormattedMessage id="addressBook.useShipping" />}
              initialValue={entry?.isDefaultShipping}
            />
            <CheckboxField
              name="isDefaultBilling"
              label={<FormattedMessage id="addressBook.useBilling" />}
              initialValue={entry?.isDefaultBilling}
            />
          </div>
          <div className={styles.buttons}>
            <Button priority="normal" type="submit" isLoading={isBusy}>
              <FormattedMessage id="addressBook.save" />
            </Button>
            <Button priority="low" onClick={onCancel}>
              <FormattedMessage id="account.cancel" />
            </Button>
          </div>
        </InformedForm>
      </div>
    </Panel>
  );
};
