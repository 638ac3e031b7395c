import { isAddressCountry } from '@/features/address/address';
import { findHomeCountry } from '@/features/address/useAddressCountries';
import type { AppThunk } from '@/kernel/redux/thunk';
import { type CartRootState } from '../cartOperations';
import type { CartSettings } from '../useCart';
import { type EstimatePlace, estimateShipping } from './estimateShipping';
import { readEstimateCountry, readEstimatePostcode } from './keptPlace';

/** The country that was chosen for an estimate, or else the one that an address begins with; null when it is not known. */
const findCountry =
  (defaultCountry: string): AppThunk<Promise<EstimatePlace['countryCode']>> =>
  async (dispatch, _getState, { apollo }) => {
    const kept = dispatch(readEstimateCountry());
    if (kept && isAddressCountry(kept)) return kept;
    if (OFFERS_COUNTRIES) return findHomeCountry(apollo);
    return isAddressCountry(defaultCountry) ? defaultCountry : null;
  };

/**
 * Estimates delivery to where the shopper asked for last, or to where the store's prices are for, or else to the country
 * alone; a failure leaves the total without delivery.
 */
export const estimateAtKnownPlace =
  ({
    defaultPostcode,
    defaultCountry,
  }: Pick<CartSettings, 'defaultPostcode' | 'defaultCountry'>): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch) => {
    try {
      const countryCode = await dispatch(findCountry(defaultCountry));
      // The store's postcode is one of its own country.
      const known = countryCode === defaultCountry ? defaultPostcode : '';
      const postcode = dispatch(readEstimatePostcode()) ?? known;
      await dispatch(estimateShipping({ postcode, countryCode, isPostcodeOptional: true }));
    } catch {
      // The row of the total says that it is without delivery.
    }
  };
