import { useFragment, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cartDetailsFragment, linesOf } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';
import { RadioCard } from '@/ui/forms/RadioCard';
import { RadioCards } from '@/ui/forms/RadioCards';
import stepStyles from '../steps/steps.module.css';
import { PickupCountDocument } from './api/PickupLocations.graphql.generated';
import styles from './collect.module.css';

export interface DeliveryChoiceProps {
  isCollected: boolean;
  /** Loads what follows when it is to be collected. */
  preload: () => Promise<void>;
  /** @param isCollected what was chosen. */
  onChange: (isCollected: boolean) => void;
}

/** Whether the order is delivered or collected; nothing where there is no shop to collect from. */
export const DeliveryChoice = ({ isCollected, preload, onChange }: DeliveryChoiceProps) => {
  const { formatMessage } = useIntl();
  const { data, loading } = useQuery(PickupCountDocument);
  const { data: cart, dataState } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const comesAgain = dataState === 'complete' && linesOf(cart).some(({ subscription }) => subscription);
  const isThere = Boolean(data?.pickupLocations?.total_count);
  useEffect(() => {
    // A failure shows when it is chosen.
    if (isThere) void preload().catch(() => undefined);
  }, [isThere, preload]);

  if (loading && !data) return <div className={stepStyles.ways} />;
  if (!isThere && !isCollected) return null;
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
