import { useState } from 'react';
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
  /** What the field begins with; another number resets the form, unless it was asked for in it. */
  number?: string;
}

/** Asks for the number on a pack, and leads to the certificate of its batch. */
export const BatchForm = ({ sku = null, number = '' }: BatchFormProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [shown, setShown] = useState(number);
  const [asked, setAsked] = useState(number);
  const [resets, setResets] = useState(0);
  if (number !== shown) {
    setShown(number);
    // A reset takes the focus away.
    if (number !== asked) {
      setAsked(number);
      setResets(resets + 1);
    }
  }
  const show = (batch: string): void => {
    setAsked(batch);
    void navigate(certificatesPath({ sku, batch }));
  };
  return (
    <InformedForm
      key={resets}
      className={styles.form}
      aria-label={formatMessage({ id: 'certificates.form' })}
      onSubmit={(values) => show(values.text('batch').trim())}
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
