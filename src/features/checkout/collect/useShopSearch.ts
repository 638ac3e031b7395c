import { useRef, useState } from 'react';
import { isAddressCountry, shopCountryId } from '@/features/address/address';
import { useCartSettings } from '@/features/cart/useCart';
import { askPosition, type PositionAnswer } from '@/kernel/geo/askPosition';
import { nearestTo, type PickupShop } from './pickupShop';
import { usePickupShops } from './usePickupShops';

/** Where shops are looked for. */
type Origin = { kind: 'anywhere' } | { kind: 'place'; place: string } | { kind: 'here'; answer?: PositionAnswer };

/** What a search has come to. */
export interface ShopSearch {
  /** The nearest first; undefined until something was searched for and found. */
  found: PickupShop[] | undefined;
  isSearched: boolean;
  /** What is under way. */
  pending: 'place' | 'here' | undefined;
  /** Why nothing was found: an unknown place, or a device that does not tell where it is. */
  problem: { kind: 'unknown'; place: string } | Exclude<PositionAnswer, { kind: 'found' }> | undefined;
  /** Looks the place up again when that failed. */
  retry: (() => Promise<unknown>) | undefined;
  /** @param place town or postcode; '' takes the search back. */
  search: (place: string) => void;
  /** Looks around the visitor. */
  locate: () => void;
}

/**
 * Looks for shops near a place, which the backend knows, or near the visitor, whose position stays in the browser.
 * @param all the shops among which the nearest to the visitor are.
 */
export const useShopSearch = (all: readonly PickupShop[]): ShopSearch => {
  const { defaultCountry } = useCartSettings();
  const [origin, setOrigin] = useState<Origin>({ kind: 'anywhere' });
  const newest = useRef(0);
  const isPlace = origin.kind === 'place';
  const country = isAddressCountry(defaultCountry) ? defaultCountry : shopCountryId;
  const list = usePickupShops(isPlace ? { kind: 'near', place: origin.place, country } : undefined);

  const look = (next: Origin): number => {
    newest.current += 1;
    setOrigin(next);
    return newest.current;
  };
  const locate = (): void => {
    const mine = look({ kind: 'here' });
    void askPosition().then((answer) => {
      if (mine === newest.current) setOrigin({ kind: 'here', answer });
    });
  };
  const actions = {
    search: (place: string) => void look(place === '' ? { kind: 'anywhere' } : { kind: 'place', place }),
    locate,
  };
  const nothing = { found: undefined, pending: undefined, problem: undefined, retry: undefined, isSearched: true };
  if (origin.kind === 'anywhere') return { ...nothing, ...actions, isSearched: false };
  if (origin.kind === 'here') {
    const { answer } = origin;
    if (!answer) return { ...nothing, ...actions, pending: 'here', isSearched: false };
    if (answer.kind !== 'found') return { ...nothing, ...actions, problem: answer, isSearched: false };
    return { ...nothing, ...actions, found: nearestTo(answer.position, all) };
  }
  if (list.kind === 'loading') return { ...nothing, ...actions, pending: 'place' };
  if (list.kind === 'failed') return { ...nothing, ...actions, retry: list.retry };
  const isUnknown = list.shops.length === 0;
  return {
    ...nothing,
    ...actions,
    found: list.shops,
    problem: isUnknown ? { kind: 'unknown', place: origin.place } : undefined,
  };
};
