import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextField } from '@/ui/forms/informed/TextField';
import styles from './BatchForm.module.css';
import { certificatesPath } from './certificatesPath';

export interface BatchFormProps {
  /** Of the product that the shopper came from. */
  sku?: string | null;
  /** What the field begins with. */
  number?: string;
}

/** Asks for the number on a pack, and leads to the certificate of its batch. */
export const BatchForm = ({ sku = null, number = '' }: BatchFormProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <InformedForm
      className={styles.form}
      aria-label={formatMessage({ id: 'certificates.form' })}
      onSubmit={(values) => void navigate(certificatesPath({ sku, batch: values.text('batch').trim() }))}
    >
      <TextField
        name="batch"
        label={formatMessage({ id: 'certificates.number' })}
        help={formatMessage({ id: 'certificates.numberHelp' })}
        autoComplete="off"
        autoCapitalize="characters"
        initialValue={number}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.batch' })}
      />
      <Button type="submit" priority="normal">
        <FormattedMessage id="certificates.show" />
      </Button>
    </InformedForm>
  );
};
