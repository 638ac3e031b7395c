import type { AppThunk } from '@/kernel/redux/thunk';
import type { WithCart } from '../cartSlice';
import { freeShippingReceived } from '../operations/cartContextSlice';
import { GetCartExtrasDocument } from './GetCartExtras.graphql.generated';

/**
 * Asks for the offers of the cart: free delivery, a gift, a bigger pack, small additions.
 * @throws what the backend or the network threw; a backend without these extensions refuses the query.
 */
export const getCartExtras =
  (): AppThunk<Promise<void>, WithCart> =>
  async (dispatch, getState, { apollo }) => {
    const { cartId } = getState().cart;
    if (cartId === null) return;
    const { data } = await apollo.query({
      query: GetCartExtrasDocument,
      variables: { cartId },
      fetchPolicy: 'network-only',
    });
    const progress = data?.cart?.free_shipping_progress;
    if (progress) dispatch(freeShippingReceived({ isFree: progress.is_free, isByCoupon: progress.is_by_coupon }));
  };
