import type { AppThunk } from '@/kernel/redux/thunk';
import { orderAccepted } from '../checkoutSlice';
import { readReceiptCart } from './checkoutStorage';
import type { CheckoutRootState } from './checkoutThunks';
import { askForOrder } from '../placing/settleOrder';

/**
 * Reads the receipt of the last order again, by the cart that it was placed from.
 * @returns whether there is one.
 * @throws what the backend or the network threw.
 */
export const loadReceipt =
  (): AppThunk<Promise<boolean>, CheckoutRootState> => async (dispatch, _getState, services) => {
    const cartId = readReceiptCart(services.storage);
    const receipt = cartId === undefined ? null : await askForOrder(services, cartId);
    if (receipt) dispatch(orderAccepted(receipt));
    return receipt !== null;
  };
