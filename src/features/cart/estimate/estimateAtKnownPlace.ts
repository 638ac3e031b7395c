import type { AppThunk } from '@/kernel/redux/thunk';
import { type CartRootState } from '../cartOperations';
import { readEstimatePostcode } from './keptPlace';
import type { CartSettings } from '../useCart';
import { type EstimatePlace, estimateShipping } from './estimateShipping';

/**
 * Estimates delivery to where the shopper asked for last, or to where the store's prices are for. Does nothing where no
 * postcode is known; a failure leaves the total without delivery.
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
    if (postcode === '') return;
    await dispatch(estimateShipping({ postcode, countryCode })).catch(() => undefined);
  };
