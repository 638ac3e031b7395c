import { type ReactNode, useId, useOptimistic } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '@/kernel/i18n/useMoney';
import { markThenFollow } from '@/kernel/scheduling/markThenFollow';
import { Badge } from '@/ui/Badge/Badge';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { FrequencySelect } from './FrequencySelect';
import styles from './SubscriptionChoice.module.css';
import { type SubscriptionPlan, suggestedPlan } from './subscriptionPlan';

export interface SubscriptionChoiceProps {
  plans: readonly SubscriptionPlan[];
  /** The plan that is chosen; undefined buys once. */
  chosen: SubscriptionPlan | undefined;
  onChoose: (plan: SubscriptionPlan | undefined) => void;
  /** What one costs when it is bought once. */
  oncePrice: { value: number | null; currency: string | null };
}

/**
 * Subscribe or buy once: one box of two rows. What is not asked for is not chosen; what is chosen
 * is marked before the page has followed it.
 */
export const SubscriptionChoice = (props: SubscriptionChoiceProps) => {
  const { plans, oncePrice } = props;
  const [chosen, setChosen] = useOptimistic(props.chosen);
  const onChoose = (plan: SubscriptionPlan | undefined): void =>
    markThenFollow(
      () => setChosen(plan),
      () => props.onChoose(plan),
    );
  const name = useId();
  const money = useMoney();
  const shown = chosen ?? suggestedPlan(plans);
  if (!shown) return null;
  return (
    <fieldset className={styles.box}>
      <legend>
        <VisuallyHidden>
          <FormattedMessage id="subscription.legend" />
        </VisuallyHidden>
      </legend>
      <div className={styles.row} data-chosen={chosen ? true : undefined}>
        <Choice
          name={name}
          isChecked={chosen !== undefined}
          priceId={`${name}-subscribe`}
          onChoose={() => onChoose(shown)}
        >
          <b className={styles.strong}>
            <FormattedMessage id="subscription.subscribe" />
          </b>{' '}
          <Badge kind="success" className={styles.badge}>
            <FormattedMessage id="subscription.save" values={{ percent: shown.discount_percent }} />
          </Badge>
        </Choice>
        <p id={`${name}-subscribe`} className={`${styles.price} ${styles.strong}`}>
          {shown.price ? money(shown.price.value, shown.price.currency) : null}
        </p>
        <div className={styles.details}>
          {CAPABILITIES.subscriptionOrders && (
            <p className={styles.terms}>
              <FormattedMessage id="subscription.terms" />
            </p>
          )}
          <FrequencySelect plans={plans} shown={shown} isTabStop={chosen !== undefined} onChoose={onChoose} />
        </div>
      </div>
      <div className={styles.row} data-chosen={chosen ? undefined : true}>
        <Choice
          name={name}
          isChecked={chosen === undefined}
          priceId={`${name}-once`}
          onChoose={() => onChoose(undefined)}
        >
          <FormattedMessage id="subscription.once" />
        </Choice>
        <p id={`${name}-once`} className={styles.price}>
          {oncePrice.value === null ? null : money(oncePrice.value, oncePrice.currency)}
        </p>
      </div>
    </fieldset>
  );
};

interface ChoiceProps {
  name: string;
  isChecked: boolean;
  /** Of what it costs, which stands at the other end of the row. */
  priceId: string;
  onChoose: () => void;
  children: ReactNode;
}

const Choice = ({ name, isChecked, priceId, onChoose, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input
      className={styles.radio}
      type="radio"
      name={name}
      aria-describedby={priceId}
      checked={isChecked}
      onChange={onChoose}
    />
    <span>{children}</span>
  </label>
);
