import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useDistanceText } from '@/features/locator/distanceText';
import { OpenStatus } from '@/features/locator/OpenStatus';
import { ReadyTime } from '@/features/orders/ReadyTime';
import { useNow } from '@/kernel/scheduling/useNow';
import { type DistanceUnit, fromKilometres } from '@/kernel/geo/distance';
import { RadioCard } from '@/ui/forms/RadioCard';
import { hasEverything, type PickupShop } from './pickupShop';
import styles from './collect.module.css';

export interface ShopCardProps {
  shop: PickupShop;
  unit: DistanceUnit;
  isFavourite: boolean;
  isChosen: boolean;
  onChoose: (shop: PickupShop) => void;
}

/** A shop to collect from: where it is, whether it is open, and from when the order would be ready; or what it has not got. */
export const ShopCard = ({ shop, unit, isFavourite, isChosen, onChoose }: ShopCardProps) => {
  const { formatMessage } = useIntl();
  const now = useNow();
  const distanceText = useDistanceText(unit);
  const { code, name, description, street, city, postcode, distance_km: km, ready, point_of_sale: schedule } = shop;
  const missing = (shop.missing_items ?? []).map(({ product_name: product, quantity }) =>
    formatMessage({ id: 'collect.missingItem' }, { product, quantity }),
  );
  return (
    <RadioCard
      name="pickupShop"
      value={code}
      checked={isChosen}
      disabled={!hasEverything(shop)}
      onChange={() => onChoose(shop)}
      title={name}
      aside={typeof km === 'number' ? distanceText(fromKilometres(km, unit)) : undefined}
    >
      {isFavourite && (
        <span>
          <FormattedMessage id="locator.yourStore" />
        </span>
      )}
      <span>{[street, name.includes(city) ? '' : city, postcode].filter(Boolean).join(', ')}</span>
      {missing.length > 0 ? (
        <span>
          <FormattedMessage id="collect.missing" values={{ items: <FormattedList value={missing} type="unit" /> }} />
        </span>
      ) : (
        <>
          {ready && (
            <span className={styles.ready}>
              <ReadyTime ready={ready} />
            </span>
          )}
          {schedule ? <OpenStatus schedule={schedule} now={now} as="span" /> : <span>{description}</span>}
        </>
      )}
    </RadioCard>
  );
};
