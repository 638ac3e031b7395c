import type { AppThunk } from '@/kernel/redux/thunk';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';

const key = 'estimate_postcode';
/** Seconds: no longer than what is typed into checkout. */
const lifetimeSeconds = 3600;

export const readEstimatePostcode = (storage: ShopStorage): string | undefined => storage.read(key, asText);
export const removeEstimatePostcode = (storage: ShopStorage): void => storage.remove(key);

/** The postcode that delivery was estimated for, which checkout starts with. */
export const recallEstimatePostcode = (): AppThunk<string | undefined> => (_dispatch, _getState, services) =>
  readEstimatePostcode(services.storage);

/** Keeps the postcode for checkout. */
export const keepEstimatePostcode =
  (postcode: string): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    storage.write(key, postcode, lifetimeSeconds);
