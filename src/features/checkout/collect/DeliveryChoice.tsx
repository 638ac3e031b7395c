import { useFragment } from '@apollo/client/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cartDetailsFragment, linesOf } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';
import { RadioCard } from '@/ui/forms/RadioCard';
import { RadioCards } from '@/ui/forms/RadioCards';
import stepStyles from '../steps/steps.module.css';
import styles from './collect.module.css';

export interface DeliveryChoiceProps {
  isCollected: boolean;
  /** Loads what follows when it is to be collected; the same function at each rendering. */
  preload: () => Promise<void>;
  /** @param isCollected what was chosen. */
  onChange: (isCollected: boolean) => void;
}

/** Whether the order is delivered or collected. */
export const DeliveryChoice = ({ isCollected, preload, onChange }: DeliveryChoiceProps) => {
  const { formatMessage } = useIntl();
  const { data: cart, dataState } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const comesAgain = dataState === 'complete' && linesOf(cart).some(({ subscription }) => subscription);
  useEffect(() => {
    // A failure shows when it is chosen.
    void preload().catch(() => undefined);
  }, [preload]);

  return (
    <div className={`${stepStyles.ways} ${styles.ways}`}>
      <RadioCards aria-label={formatMessage({ id: 'collect.way' })}>
        <RadioCard
          name="deliveryWay"
          value="delivery"
          checked={!isCollected}
          onChange={() => onChange(false)}
          title={<FormattedMessage id="collect.deliver" />}
        />
        <RadioCard
          name="deliveryWay"
          value="collect"
          checked={isCollected}
          disabled={comesAgain && !isCollected}
          aria-describedby={comesAgain ? 'collect-subscriptions' : undefined}
          onChange={() => onChange(true)}
          title={<FormattedMessage id="collect.collect" />}
        />
      </RadioCards>
      {comesAgain && (
        <p id="collect-subscriptions" className={styles.note}>
          <FormattedMessage id="collect.subscriptions" />
        </p>
      )}
    </div>
  );
};
