import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFavourite } from '@/features/locator/useFavourite';
import { Button } from '@/ui/Button/Button';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { FieldError } from '@/ui/forms/FieldError';
import { RadioCards } from '@/ui/forms/RadioCards';
import { hasEverything, type PickupShop } from './pickupShop';
import { ShopCard } from './ShopCard';
import { ShopSearchForm } from './ShopSearchForm';
import { ShopStatus } from './ShopStatus';
import type { ShopList } from './usePickupShops';
import { useShopSearch } from './useShopSearch';
import styles from './collect.module.css';

/** So many shops are shown before somebody asks for more; where there are no more, no place is asked for. */
const fewShops = 5;

export interface ShopPickerProps {
  /** The shops that there are, the first hundred of them. */
  all: Extract<ShopList, { kind: 'shown' }>;
  /** The favourite and the chosen one, which come first while nothing is searched for. */
  own: readonly PickupShop[];
  /** Code of the shop that is chosen; '' for none. */
  chosen: string;
  onChoose: (shop: PickupShop) => void;
  /** Id of the form that cannot be sent without a shop. */
  form: string;
  /** That one is missing, in words, once the form was sent. */
  error: string | undefined;
}

const withoutDoubles = (shops: readonly PickupShop[]): PickupShop[] => [
  ...new Map(shops.map((shop) => [shop.code, shop])).values(),
];

/** Chooses the shop to collect from: the shopper's own, one near a town, a postcode or the visitor, or one of a few. */
export const ShopPicker = ({ all, own, chosen, onChoose, form, error }: ShopPickerProps) => {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const { favourite } = useFavourite();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const search = useShopSearch(all.shops);
  const { found, pending, retry, isSearched } = search;
  const hasMany = all.shops.length > fewShops;
  const shops = found ?? withoutDoubles([...own, ...(hasMany ? [] : all.shops)]);
  const shown = isUnfolded ? shops : shops.slice(0, fewShops);
  const groupId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const messageId = `${groupId}-message`;
  useEffect(() => {
    if (!isUnfolded) return;
    // The button is gone. The first that can be chosen of those that came in its place takes the focus.
    const radios = group.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
    ([...radios].slice(fewShops).find(({ disabled }) => !disabled) ?? group.current)?.focus();
  }, [isUnfolded]);
  return (
    <section aria-labelledby={headingId} data-form={form} className={styles.picker}>
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
          error={shown.length === 0 ? error : undefined}
          onSearch={() => setIsUnfolded(false)}
        />
      )}
      <ShopStatus search={search} isUnfolded={isUnfolded} isNone={![...own, ...all.shops].some(hasEverything)} />
      {retry && (
        <RetryNotice onRetry={retry}>
          <FormattedMessage id="locator.searchFailed" />
        </RetryNotice>
      )}
      {pending === 'place' ? (
        <LoadingIndicator />
      ) : (
        shown.length > 0 && (
          <RadioCards
            ref={group}
            id={groupId}
            role="radiogroup"
            tabIndex={-1}
            aria-label={formatMessage({ id: 'locator.stores' })}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : messageId}
          >
            {error !== undefined && <FieldError id={messageId}>{error}</FieldError>}
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
