import { useState } from 'react';
import { useFavourite } from '@/features/locator/useFavourite';
import type { PickupShop } from './pickupShop';
import { type ShopList, usePickupShops } from './usePickupShops';

export interface OwnShops {
  favourite: PickupShop | undefined;
  /** The shop of the code that is chosen; undefined for none, and until it is known. */
  chosen: PickupShop | undefined;
  /** The chosen one is being asked for. */
  isAsking: boolean;
  /** Keeps a shop that was found by a search. */
  keep: (shop: PickupShop) => void;
}

/**
 * The shopper's favourite shop and the chosen one. A backend with many shops lists a part of them: one that was found by a
 * search is kept, and one that was chosen before a reload is asked for by its code.
 * @param code of the shop that is chosen; '' for none.
 */
export const useOwnShops = (list: ShopList, code: string): OwnShops => {
  const { favourite } = useFavourite();
  const [kept, setKept] = useState<readonly PickupShop[]>([]);
  const known = [...kept, ...(list.kind === 'shown' ? list.shops : [])];
  const findKnown = (wanted: string | undefined) => known.find((shop) => shop.code === wanted);
  const missing = [favourite?.identifier ?? '', code].filter((each) => each !== '' && !findKnown(each));
  const isPart = list.kind === 'shown' && !list.isWhole && missing.length > 0;
  const asked = usePickupShops(isPart ? { kind: 'named', codes: missing } : undefined);
  const answered = asked.kind === 'shown' ? asked.shops : [];
  const find = (wanted: string | undefined) => findKnown(wanted) ?? answered.find((shop) => shop.code === wanted);
  return {
    favourite: find(favourite?.identifier),
    chosen: find(code),
    isAsking: isPart && asked.kind === 'loading' && missing.includes(code),
    keep: (shop) => setKept((shops) => [...shops.filter((each) => each.code !== shop.code), shop]),
  };
};
