import type { AppThunk } from '@/kernel/redux/thunk';
import { orderAccepted } from '../checkoutSlice';
import type { CheckoutRootState } from './checkoutThunks';
import { askForReceipt } from '../placing/askForAttempt';
import { readLastReceipt } from '../placing/lastReceipt';

/**
 * Reads the receipt of the last order again, by the cart that it was placed from.
 * @returns whether there is one.
 * @throws what the backend or the network threw.
 */
export const loadReceipt =
  (): AppThunk<Promise<boolean>, CheckoutRootState> => async (dispatch, _getState, services) => {
    const last = readLastReceipt(services.storage);
    const receipt = last ? await askForReceipt(services, last) : null;
    if (receipt) dispatch(orderAccepted(receipt));
    return receipt !== null;
  };
