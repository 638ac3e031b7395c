import { settings } from '@/kernel/app/settings';
import { isRecord } from '@/kernel/isRecord';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import type { FavouriteLocation } from './favouriteSlice';

/** Where favourites are kept, by the codes of store views. */
const key = 'favorite_store';

/** A kept favourite, and whether it was a customer's: a guest does not inherit it. */
export interface KeptFavourite extends FavouriteLocation {
  isCustomers: boolean;
}

const readOne = (value: unknown): KeptFavourite | undefined => {
  if (!isRecord(value)) return undefined;
  const { identifier, name, path, isCustomers } = value;
  return typeof identifier === 'string' && typeof name === 'string' && typeof path === 'string'
    ? { identifier, name, path, isCustomers: isCustomers === true }
    : undefined;
};

const readAll = (storage: ShopStorage): Record<string, KeptFavourite> =>
  storage.read(key, (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([code, each]) => {
            const one = readOne(each);
            return one ? [[code, one] as const] : [];
          }),
        )
      : undefined,
  ) ?? {};

/** The favourite of this store view. */
export const readFavourite = (storage: ShopStorage): KeptFavourite | undefined => readAll(storage)[settings.storeCode];

/** The favourite of any other store view. */
export const readForeignFavourite = (storage: ShopStorage): KeptFavourite | undefined =>
  Object.entries(readAll(storage)).find(([code]) => code !== settings.storeCode)?.[1];

/** Keeps the favourite of this store view. */
export const writeFavourite = (storage: ShopStorage, favourite: KeptFavourite): void =>
  storage.write(key, { ...readAll(storage), [settings.storeCode]: favourite });

/** Forgets the favourites of all store views. */
export const removeFavourites = (storage: ShopStorage): void => storage.remove(key);
