import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import fieldStyles from '@/ui/forms/fieldStyles.module.css';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { CardMarks } from './parts/CardMarks';
import type { PaymentChoice } from './paymentChoices';
import { PurchaseOrderField } from './providers/offline/PurchaseOrderField';
import { cardBrands } from './providers/paymentSettings';
import styles from './PaymentChoices.module.css';

export interface PaymentChoicesProps {
  choices: readonly PaymentChoice[];
  chosen: PaymentChoice;
  onChoose: (choice: PaymentChoice) => void;
  isDisabled: boolean;
  /** Fields of the provider, if what is chosen has any. */
  children?: ReactNode;
}

const ChoiceLabel = ({ choice }: { choice: PaymentChoice }) => {
  if (choice.kind === 'free') return null;
  if (choice.kind !== 'saved') return <b>{choice.title}</b>;
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

/** Brands whose marks stand beside a choice; of a kept card its own, of what takes no cards none. */
const brandsOf = (choice: PaymentChoice): readonly string[] => {
  if (choice.kind === 'saved') return [choice.card.brand];
  return choice.kind === 'method' ? cardBrands() : [];
};

/** The only way to pay: its name and its fields. */
const OnlyChoice = ({ choice, fields }: { choice: PaymentChoice; fields: ReactNode }) => {
  const { formatList } = useIntl();
  const brands = brandsOf(choice);
  return (
    <div className={styles.box}>
      <div className={styles.choice}>
        <div className={`${styles.row} ${styles.only}`}>
          <ChoiceLabel choice={choice} />
          <VisuallyHidden>{formatList(brands)}</VisuallyHidden>
          <CardMarks brands={brands} />
        </div>
        {fields}
      </div>
    </div>
  );
};

/** Payment methods, and the fields of the chosen one; a single method needs no choice. */
export const PaymentChoices = ({ choices, chosen, onChoose, isDisabled, children }: PaymentChoicesProps) => {
  const { formatMessage, formatList } = useIntl();
  const id = useId();
  const inner = chosen.kind === 'offline' && chosen.needsPurchaseOrder ? <PurchaseOrderField /> : children;
  const fields = inner ? <div className={styles.fields}>{inner}</div> : null;
  if (choices.length === 1) return <OnlyChoice choice={chosen} fields={fields} />;
  return (
    <fieldset className={styles.box} aria-label={formatMessage({ id: 'payment.choose' })}>
      {choices.map((choice) => (
        <div key={choice.key} className={styles.choice}>
          <label className={styles.row}>
            <input
              type="radio"
              className={fieldStyles.box}
              name="paymentChoice"
              value={choice.key}
              checked={choice.key === chosen.key}
              aria-describedby={choice.kind === 'method' ? `${id}${choice.key}` : undefined}
              // Not the whole group: the bank's page stands in it, and has to work.
              disabled={isDisabled}
              onChange={() => onChoose(choice)}
            />
            <ChoiceLabel choice={choice} />
            <CardMarks brands={brandsOf(choice)} />
          </label>
          {choice.kind === 'method' && (
            <VisuallyHidden>
              <span id={`${id}${choice.key}`}>{formatList(brandsOf(choice))}</span>
            </VisuallyHidden>
          )}
          {choice.key === chosen.key && fields}
        </div>
      ))}
    </fieldset>
  );
};
