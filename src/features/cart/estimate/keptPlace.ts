import type { AppThunk } from '@/kernel/redux/thunk';
import { asText } from '@/kernel/storage/parsers';
import { placeKeys } from '../cartSlice';

const [postcodeKey, countryKey] = placeKeys;

/** Seconds that the postcode of an estimate is kept: no longer than what is typed into checkout. */
const postcodeLifetimeSeconds = 3600;

/** The postcode that delivery was estimated for; checkout starts with it. */
export const readEstimatePostcode = (): AppThunk<string | undefined> => (_dispatch, _getState, services) =>
  services.storage.read(postcodeKey, asText);
/** Keeps the postcode for checkout. */
export const keepEstimatePostcode =
  (postcode: string): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    storage.write(postcodeKey, postcode, postcodeLifetimeSeconds);
/** The country of that postcode, where there is a choice. */
export const readEstimateCountry = (): AppThunk<string | undefined> => (_dispatch, _getState, services) =>
  services.storage.read(countryKey, asText);
/** Keeps the country as long as the postcode; a postcode of the country before would be a wrong one. */
export const keepEstimateCountry =
  (country: string): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    storage.remove(postcodeKey);
    storage.write(countryKey, country, postcodeLifetimeSeconds);
  };
