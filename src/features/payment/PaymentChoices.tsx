import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PaymentChoice } from './paymentChoices';
import styles from './PaymentChoices.module.css';

export interface PaymentChoicesProps {
  choices: readonly PaymentChoice[];
  chosen: PaymentChoice;
  onChoose: (choice: PaymentChoice) => void;
  isDisabled: boolean;
  /** Fields of what is chosen, if it has any. */
  children?: ReactNode;
}

const ChoiceLabel = ({ choice }: { choice: PaymentChoice }) => {
  if (choice.kind === 'free') return null;
  if (choice.kind === 'method') return <b>{choice.title}</b>;
  const { brand, last4, expiry } = choice.card;
  return (
    <span>
      <b>
        <FormattedMessage id="payment.cardEnding" values={{ brand, last4 }} />
      </b>
      {expiry !== '' && (
        <span className={styles.note}>
          <FormattedMessage id="payment.cardExpires" values={{ expiry }} />
        </span>
      )}
    </span>
  );
};

/** What to pay with, and the fields of what is chosen; with one way there is nothing to choose. */
export const PaymentChoices = ({ choices, chosen, onChoose, isDisabled, children }: PaymentChoicesProps) => {
  const { formatMessage } = useIntl();
  const fields = children ? <div className={styles.fields}>{children}</div> : null;
  if (choices.length === 1) return fields && <div className={styles.box}>{fields}</div>;
  return (
    <fieldset className={styles.box} aria-label={formatMessage({ id: 'payment.choose' })}>
      {choices.map((choice) => (
        <div key={choice.key} className={styles.choice}>
          <label className={styles.row}>
            <input
              type="radio"
              name="paymentChoice"
              value={choice.key}
              checked={choice.key === chosen.key}
              // Not the whole group: the bank's page stands in it, and has to work.
              disabled={isDisabled}
              onChange={() => onChoose(choice)}
            />
            <ChoiceLabel choice={choice} />
          </label>
          {choice.key === chosen.key && fields}
        </div>
      ))}
    </fieldset>
  );
};
