import type { AppThunk } from '@/kernel/redux/thunk';
import { type CartRootState, changeCart } from '../cartOperations';
import { freeGiftSettled } from '../operations/cartContextSlice';
import { AddFreeGiftDocument } from './AddFreeGift.graphql.generated';

/**
 * Puts the free gift into the cart; the cart context holds how that went.
 * @throws what the backend or the network threw.
 */
export const addFreeGift = (): AppThunk<Promise<void>, CartRootState> => async (dispatch) => {
  try {
    const cart = await dispatch(
      changeCart(async ({ apollo }, cartId) => {
        const { data } = await apollo.mutate({ mutation: AddFreeGiftDocument, variables: { cartId } });
        return data?.addFreeGiftToCart?.cart;
      }),
    );
    const gift = (cart.items ?? []).find((line) => line?.is_free_gift)?.product;
    dispatch(freeGiftSettled({ success: gift !== undefined, sku: gift?.sku ?? '', name: gift?.name ?? '' }));
  } catch (error) {
    dispatch(freeGiftSettled({ success: false, sku: '', name: '' }));
    throw error;
  }
};
