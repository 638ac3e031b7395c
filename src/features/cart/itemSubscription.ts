import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { SetItemSubscriptionDocument } from './api/SetItemSubscription.graphql.generated';
import { type CartRootState, getCartDetails, withCart } from './cartOperation';
import { updateItemFailed, updateItemReceived, updateItemRequested } from './cartSlice';
import { summaryOf } from './cartSummary';

/**
 * Puts a line on a subscription plan, or with null takes it off.
 * @param itemId uid of the line.
 * @throws what the backend or the network threw, after `updateItemError` holds it.
 */
export const setItemSubscription =
  (itemId: string, planUid: string | null): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, _getState, { apollo }) => {
    dispatch(updateItemRequested());
    const run = async (cartId: string) => {
      const variables = { cartId, itemId, planUid };
      const { data } = await apollo.mutate({ mutation: SetItemSubscriptionDocument, variables });
      if (!data?.setCartItemSubscription) throw new Error('The backend gave no cart.');
      return data.setCartItemSubscription.cart;
    };
    try {
      dispatch(updateItemReceived(summaryOf(await dispatch(withCart({ run })))));
    } catch (error) {
      dispatch(updateItemFailed(toAppError(error)));
      if (toAppError(error).kind !== 'network') await dispatch(getCartDetails());
      throw error;
    }
  };
