import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import type { CartDetailsFragment } from './api/CartDetails.graphql.generated';
import { type CartRootState, withCart } from './cartOperation';
import { getDetailsReceived } from './cartSlice';
import { summaryOf } from './cartSummary';

/** One mutation on a cart; gives back the whole cart as it is then. */
export type CartMutation = (services: ThunkServices, cartId: string) => Promise<CartDetailsFragment | null | undefined>;

/**
 * Changes the cart as a whole (coupon, gift card, gift), with the recovery of every cart operation.
 * @throws what the backend or the network threw.
 */
export const changeCart =
  (mutate: CartMutation): AppThunk<Promise<CartDetailsFragment>, CartRootState> =>
  async (dispatch, _getState, services) => {
    const run = async (cartId: string): Promise<CartDetailsFragment> => {
      const cart = await mutate(services, cartId);
      if (!cart) throw new Error('The backend gave no cart.');
      return cart;
    };
    const cart = await dispatch(withCart({ run }));
    dispatch(getDetailsReceived(summaryOf(cart)));
    return cart;
  };
