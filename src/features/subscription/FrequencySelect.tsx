import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon/Icon';
import styles from './FrequencySelect.module.css';
import type { SubscriptionPlan } from './subscriptionPlan';

export interface FrequencySelectProps {
  plans: readonly SubscriptionPlan[];
  shown: SubscriptionPlan;
  /** Without a subscription Tab passes it by. */
  isTabStop: boolean;
  /** Choosing a frequency also subscribes. */
  onChoose: (plan: SubscriptionPlan) => void;
}

/** How often a subscription delivers. */
export const FrequencySelect = ({ plans, shown, isTabStop, onChoose }: FrequencySelectProps) => {
  const { formatMessage } = useIntl();
  const choose = (uid: string): void => {
    const plan = plans.find((candidate) => candidate.uid === uid);
    if (plan) onChoose(plan);
  };
  return (
    <label className={styles.frequency}>
      <FormattedMessage id="subscription.deliverEvery" />
      <span className={styles.control}>
        <select
          className={styles.select}
          value={shown.uid}
          tabIndex={isTabStop ? undefined : -1}
          onChange={({ target }) => choose(target.value)}
        >
          {plans.map(({ uid, interval_weeks: weeks }) => (
            <option key={uid} value={uid}>
              {formatMessage({ id: 'subscription.weeks' }, { weeks })}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={18} className={styles.chevron} />
      </span>
    </label>
  );
};
