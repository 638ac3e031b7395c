import { useIntl } from 'react-intl';
import { isRequired } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import { EmailField } from './EmailField';
import styles from './Form.module.css';

export interface NewPersonFieldsProps {
  firstName: string | undefined;
  lastName: string | undefined;
  email: string | undefined;
}

/** Name and e-mail of a new customer. */
export const NewPersonFields = ({ firstName, lastName, email }: NewPersonFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={styles.names}>
        <TextField
          name="firstname"
          label={formatMessage({ id: 'address.firstName' })}
          autoComplete="given-name"
          initialValue={firstName}
          validate={isRequired}
          ask={formatMessage({ id: 'ask.firstName' })}
        />
        <TextField
          name="lastname"
          label={formatMessage({ id: 'address.lastName' })}
          autoComplete="family-name"
          initialValue={lastName}
          validate={isRequired}
          ask={formatMessage({ id: 'ask.lastName' })}
        />
      </div>
      <EmailField initialValue={email} />
    </>
  );
};
