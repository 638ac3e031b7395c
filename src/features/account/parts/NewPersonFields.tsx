import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ExtraField } from '@/features/formFields/ExtraField';
import type { FormField } from '@/features/formFields/formField';
import { KnownEmail } from '@/features/session/KnownEmail';
import { isRequired } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { AccountEmailField } from './AccountEmailField';
import styles from './Form.module.css';

export interface NewPersonFieldsProps {
  firstName: string | undefined;
  lastName: string | undefined;
  email: string | undefined;
  /** What the merchant's form has besides; undefined while it is asked about. */
  fields: readonly FormField[] | undefined;
  /** The way to sign in, for who has an account. */
  signIn: ReactNode;
}

const nameParts = ['prefix', 'middlename', 'suffix'];

/** Name and e-mail of a new customer, and what else the merchant asks of one. */
export const NewPersonFields = ({ firstName, lastName, email, fields, signIn }: NewPersonFieldsProps) => {
  const { formatMessage } = useIntl();
  if (!fields) {
    return (
      <div data-coming="true">
        <Shimmer className={styles.waiting} />
      </div>
    );
  }
  const named = (code: string) => {
    const field = fields.find((each) => each.code === code);
    return field && <ExtraField field={field} scope="" initial={undefined} />;
  };
  return (
    <>
      <div className={styles.names}>
        {named('prefix')}
        <TextField
          name="firstname"
          label={formatMessage({ id: 'address.firstName' })}
          autoComplete="given-name"
          initialValue={firstName}
          validate={isRequired}
          ask={formatMessage({ id: 'ask.firstName' })}
        />
        {named('middlename')}
        <TextField
          name="lastname"
          label={formatMessage({ id: 'address.lastName' })}
          autoComplete="family-name"
          initialValue={lastName}
          validate={isRequired}
          ask={formatMessage({ id: 'ask.lastName' })}
        />
        {named('suffix')}
      </div>
      <KnownEmail signIn={signIn}>
        <AccountEmailField initialValue={email} />
      </KnownEmail>
      {fields
        .filter(({ code }) => !nameParts.includes(code))
        .map((field) => (
          <ExtraField key={field.code} field={field} scope="" initial={undefined} />
        ))}
    </>
  );
};
