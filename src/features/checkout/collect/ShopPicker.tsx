import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFavourite } from '@/features/locator/useFavourite';
import { Button } from '@/ui/Button/Button';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { RadioCards } from '@/ui/forms/RadioCards';
import { hasEverything, type PickupShop } from './pickupShop';
import { ShopCard } from './ShopCard';
import { ShopSearchForm } from './ShopSearchForm';
import type { ShopList } from './usePickupShops';
import { useShopSearch } from './useShopSearch';
import styles from './collect.module.css';

/** So many shops are shown before somebody asks for more; where there are no more, no place is asked for. */
const fewShops = 5;

/** Why the device did not tell where it is. */
const deviceProblems = {
  denied: 'locator.denied',
  slow: 'locator.slow',
  unavailable: 'locator.unavailable',
} as const;

export interface ShopPickerProps {
  /** The shops that there are, the first hundred of them. */
  all: Extract<ShopList, { kind: 'shown' }>;
  /** The favourite and the chosen one, which come first while nothing is searched for. */
  own: readonly PickupShop[];
  /** Code of the shop that is chosen; '' for none. */
  chosen: string;
  onChoose: (shop: PickupShop) => void;
}

const withoutDoubles = (shops: readonly PickupShop[]): PickupShop[] => [
  ...new Map(shops.map((shop) => [shop.code, shop])).values(),
];

/** Chooses the shop to collect from: the shopper's own, one near a town, a postcode or the visitor, or one of a few. */
export const ShopPicker = ({ all, own, chosen, onChoose }: ShopPickerProps) => {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const { favourite } = useFavourite();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const search = useShopSearch(all.shops);
  const { found, problem, pending, retry, isSearched } = search;
  const hasMany = all.shops.length > fewShops;
  const shops = found ?? withoutDoubles([...own, ...(hasMany ? [] : all.shops)]);
  const shown = isUnfolded ? shops : shops.slice(0, fewShops);
  return (
    <section aria-labelledby={headingId} className={styles.picker}>
      <h3 id={headingId} className={styles.heading}>
        <FormattedMessage id="collect.choose" />
      </h3>
      {hasMany && !isSearched && (
        <p className={styles.note}>
          <FormattedMessage id="collect.hint" />
        </p>
      )}
      {hasMany && (
        <ShopSearchForm
          labelledBy={headingId}
          canLocate={all.isWhole}
          search={search}
          onSearch={() => setIsUnfolded(false)}
        />
      )}
      <div role="status">
        {problem && (
          <Notice kind="warning">
            {problem.kind === 'unknown' ? (
              <FormattedMessage id="locator.unknownPlace" values={{ place: problem.place }} />
            ) : (
              <FormattedMessage id={deviceProblems[problem.kind]} />
            )}
          </Notice>
        )}
        {![...own, ...all.shops].some(hasEverything) && (
          <Notice kind="warning">
            <FormattedMessage id="collect.none" />
          </Notice>
        )}
      </div>
      {retry && (
        <RetryNotice onRetry={retry}>
          <FormattedMessage id="locator.searchFailed" />
        </RetryNotice>
      )}
      {pending === 'place' ? (
        <LoadingIndicator />
      ) : (
        shown.length > 0 && (
          <RadioCards aria-label={formatMessage({ id: 'locator.stores' })}>
            {shown.map((shop) => (
              <ShopCard
                key={shop.code}
                shop={shop}
                unit={all.unit}
                isFavourite={shop.code === favourite?.identifier}
                isChosen={shop.code === chosen}
                onChoose={onChoose}
              />
            ))}
          </RadioCards>
        )
      )}
      {shown.length < shops.length && (
        <Button priority="lowLinkUnderline" onClick={() => setIsUnfolded(true)}>
          <FormattedMessage id="collect.more" values={{ count: shops.length - shown.length }} />
        </Button>
      )}
    </section>
  );
};
