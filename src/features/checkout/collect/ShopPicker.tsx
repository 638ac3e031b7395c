import { type SubmitEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toCountry, useCartSettings } from '@/features/cart/useCart';
import { useFavourite } from '@/features/locator/useFavourite';
import { shopCountryId } from '@/features/address/address';
import { Button } from '@/ui/Button/Button';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { RadioCards } from '@/ui/forms/RadioCards';
import { TextInput } from '@/ui/forms/TextInput';
import { hasEverything, type PickupShop } from './pickupShop';
import { ShopCard } from './ShopCard';
import { type ShopList, usePickupShops } from './usePickupShops';
import styles from './collect.module.css';

/** So many shops are shown before somebody asks for more; where there are no more, no place is asked for. */
const fewShops = 5;

export interface ShopPickerProps {
  /** All shops that there are. */
  all: Extract<ShopList, { kind: 'shown' }>;
  /** Code of the shop that is chosen; '' for none. */
  chosen: string;
  onChoose: (code: string) => void;
}

/** The shops to show: the favourite and the chosen one first while nothing is searched for. */
const shopsToShow = (
  all: readonly PickupShop[],
  found: readonly PickupShop[] | undefined,
  own: readonly (string | undefined)[],
): PickupShop[] => {
  if (found) return [...found];
  const first = own.flatMap((code) => all.find((shop) => shop.code === code) ?? []);
  return [...new Set([...first, ...(all.length <= fewShops ? all : [])])];
};

/** Chooses the shop to collect from: the shopper's own, one near a town or postcode, or one of a few. */
export const ShopPicker = ({ all, chosen, onChoose }: ShopPickerProps) => {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const { defaultCountry } = useCartSettings();
  const { favourite } = useFavourite();
  const [text, setText] = useState('');
  const [place, setPlace] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const found = usePickupShops(place, toCountry(defaultCountry) ?? shopCountryId);
  const isSearched = place !== '';
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsWhole(false);
    setPlace(text.trim());
  };
  const shops = shopsToShow(all.shops, isSearched && found.kind === 'shown' ? found.shops : undefined, [
    favourite?.identifier,
    chosen,
  ]);
  const shown = isWhole ? shops : shops.slice(0, fewShops);
  return (
    <section aria-labelledby={headingId} className={styles.picker}>
      <h3 id={headingId} className={styles.heading}>
        <FormattedMessage id="collect.choose" />
      </h3>
      {all.shops.length > fewShops && !isSearched && (
        <p className={styles.note}>
          <FormattedMessage id="collect.hint" />
        </p>
      )}
      {all.shops.length > fewShops && (
        <form role="search" aria-labelledby={headingId} className={styles.search} onSubmit={search}>
          <TextInput
            type="search"
            label={formatMessage({ id: 'locator.field' })}
            value={text}
            maxLength={60}
            autoComplete="postal-code"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
          <Button priority="normal" type="submit" isLoading={isSearched && found.kind === 'loading'}>
            <FormattedMessage id="collect.search" />
          </Button>
        </form>
      )}
      <div role="status">
        {isSearched && found.kind === 'shown' && found.shops.length === 0 && (
          <Notice kind="warning">
            <FormattedMessage id="locator.unknownPlace" values={{ place }} />
          </Notice>
        )}
        {!all.shops.some(hasEverything) && (
          <Notice kind="warning">
            <FormattedMessage id="collect.none" />
          </Notice>
        )}
      </div>
      {isSearched && found.kind === 'failed' && (
        <RetryNotice onRetry={found.retry}>
          <FormattedMessage id="locator.searchFailed" />
        </RetryNotice>
      )}
      {isSearched && found.kind === 'loading' ? (
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
        <Button priority="lowLinkUnderline" onClick={() => setIsWhole(true)}>
          <FormattedMessage id="collect.more" values={{ count: shops.length - shown.length }} />
        </Button>
      )}
    </section>
  );
};
