import type { AppThunk } from '@/kernel/redux/thunk';
import { type CartRootState } from '../cartOperations';
import { readEstimatePostcode } from './keptPlace';
import type { CartSettings } from '../useCart';
import { type EstimatePlace, estimateShipping } from './estimateShipping';

/**
 * Estimates delivery to where the shopper asked for last, or to where the store's prices are for, or else to the country
 * alone; a failure leaves the total without delivery.
 */
export const estimateAtKnownPlace =
  ({
    defaultPostcode,
    countryCode,
  }: Pick<CartSettings, 'defaultPostcode'> & Pick<EstimatePlace, 'countryCode'>): AppThunk<
    Promise<void>,
    CartRootState
  > =>
  async (dispatch) => {
    const postcode = dispatch(readEstimatePostcode()) ?? defaultPostcode;
    await dispatch(estimateShipping({ postcode, countryCode, isPostcodeOptional: true })).catch(() => undefined);
  };
