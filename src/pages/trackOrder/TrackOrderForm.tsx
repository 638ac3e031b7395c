import { FormattedMessage, useIntl } from 'react-intl';
import { isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextField } from '@/ui/forms/informed/TextField';
import { isContact } from './orderContact';
import styles from './TrackOrderPage.module.css';

export interface TrackOrderFormProps {
  /** Number that a link brought along. */
  number: string;
  isBusy: boolean;
  onTrack: (number: string, contact: string) => void;
}

/** Asks for an order's number and for what only its buyer knows. */
export const TrackOrderForm = ({ number, isBusy, onTrack }: TrackOrderFormProps) => {
  const { formatMessage } = useIntl();
  return (
    <InformedForm
      className={styles.form}
      aria-label={formatMessage({ id: 'tracking.title' })}
      onSubmit={(values) => onTrack(values.text('number'), values.text('contact'))}
    >
      <TextField
        name="number"
        label={formatMessage({ id: 'tracking.number' })}
        help={formatMessage({ id: 'tracking.numberHelp' })}
        autoComplete="off"
        autoCapitalize="characters"
        initialValue={number}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.orderNumber' })}
      />
      <TextField
        name="contact"
        label={formatMessage({ id: 'tracking.contact' })}
        autoComplete="email"
        autoCapitalize="none"
        validate={isContact}
        ask={formatMessage({ id: 'ask.orderContact' })}
      />
      <Button priority="high" type="submit" isLoading={isBusy}>
        <FormattedMessage id="tracking.submit" />
      </Button>
    </InformedForm>
  );
};
