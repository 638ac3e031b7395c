import { FormattedMessage, useIntl } from 'react-intl';
import { isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { EmailField } from '@/ui/forms/informed/EmailField';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextField } from '@/ui/forms/informed/TextField';
import styles from '../TrackOrderPage.module.css';
import type { GuestOrderQuestion } from './useGuestOrder';

export interface GuestOrderFormProps {
  /** Number that a link brought along. */
  number: string;
  isBusy: boolean;
  onFind: (question: GuestOrderQuestion) => void;
}

/** Asks for an order's number and for what this backend wants as the proof: postcode or last name of the bill. */
export const GuestOrderForm = ({ number, isBusy, onFind }: GuestOrderFormProps) => {
  const { formatMessage } = useIntl();
  return (
    <InformedForm
      className={styles.form}
      aria-label={formatMessage({ id: 'tracking.title' })}
      onSubmit={({ text }) =>
        onFind({
          number: text('number').trim(),
          email: text('email').trim(),
          postcode: text('postcode').trim(),
          lastname: text('lastname').trim(),
        })
      }
    >
      <TextField
        name="number"
        label={formatMessage({ id: 'tracking.number' })}
        help={formatMessage({ id: 'tracking.guestNumberHelp' })}
        autoComplete="off"
        initialValue={number}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.orderNumber' })}
      />
      <EmailField label={formatMessage({ id: 'checkout.email' })} />
      {CAPABILITIES.guestOrderPostcode && (
        <TextField
          name="postcode"
          label={formatMessage({ id: 'tracking.billingPostcode' })}
          autoComplete="billing postal-code"
          autoCapitalize="characters"
          validate={isRequired}
          ask={formatMessage({ id: 'ask.billingPostcode' })}
        />
      )}
      {CAPABILITIES.guestOrderLastname && (
        <TextField
          name="lastname"
          label={formatMessage({ id: 'tracking.billingLastname' })}
          autoComplete="billing family-name"
          validate={isRequired}
          ask={formatMessage({ id: 'ask.lastName' })}
        />
      )}
      <Button priority="high" type="submit" isLoading={isBusy}>
        <FormattedMessage id="tracking.submit" />
      </Button>
    </InformedForm>
  );
};
