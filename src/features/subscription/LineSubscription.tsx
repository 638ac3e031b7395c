import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon/Icon';
import styles from './LineSubscription.module.css';
import { type SubscriptionPlan, suggestedPlan } from './subscriptionPlan';
import { useSettledChoice } from './useSettledChoice';

export interface LineSubscriptionProps {
  plans: readonly SubscriptionPlan[];
  /** Uid of the plan that the line is on; null is bought once. */
  planUid: string | null;
  /** Name of the line's product. */
  name: string;
  isBusy: boolean;
  onChange: (planUid: string | null) => void;
}

/** Puts a line of the cart on a plan, changes how often it comes, and takes it off again. */
export const LineSubscription = ({ plans, planUid, name, isBusy, onChange }: LineSubscriptionProps) => {
  const { formatMessage } = useIntl();
  const chosen = plans.find(({ uid }) => uid === planUid);
  const frequency = useSettledChoice(planUid ?? '', (uid) => {
    if (!isBusy) onChange(uid);
  });
  const shown = chosen ?? suggestedPlan(plans);
  if (!shown) return null;
  const percent = shown.discount_percent;
  return (
    <div className={styles.strip} data-on={chosen ? true : undefined} aria-busy={isBusy || undefined}>
      <label className={styles.choice}>
        <input
          className={styles.switch}
          type="checkbox"
          role="switch"
          checked={chosen !== undefined}
          aria-disabled={isBusy || undefined}
          aria-label={formatMessage({ id: 'subscription.lineSwitch' }, { name, percent })}
          onChange={() => {
            if (!isBusy) onChange(chosen ? null : shown.uid);
          }}
        />
        <span aria-hidden="true">
          {chosen ? (
            <>
              <b className={styles.strong}>
                <FormattedMessage id="subscription.subscribed" />
              </b>
              , <FormattedMessage id="subscription.saves" values={{ percent }} />
            </>
          ) : (
            <FormattedMessage id="subscription.lineOff" values={{ percent }} />
          )}
        </span>
      </label>
      {chosen ? (
        <span className={styles.control}>
          <select
            {...frequency}
            className={styles.select}
            aria-label={formatMessage({ id: 'subscription.lineFrequency' }, { name })}
          >
            {plans.map(({ uid, interval_weeks: weeks }) => (
              <option key={uid} value={uid}>
                {formatMessage({ id: 'subscription.every' }, { weeks })}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={15} className={styles.chevron} />
        </span>
      ) : null}
    </div>
  );
};
