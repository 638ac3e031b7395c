import { type CartRootState, changeCart } from '@/features/cart/cartOperations';
import type { AppThunk } from '@/kernel/redux/thunk';
import { SetShippingMethodDocument } from '../api/SetShippingMethod.graphql.generated';
import type { AvailableShippingMethod } from '../checkoutSlice';

/**
 * Tells the backend which method is marked, before the shopper goes on: its totals are what will have to be paid then,
 * and no later step surprises.
 * @throws what the backend or the network threw; the totals are without delivery then, and say so.
 */
export const presentMethod =
  ({ code, methodCode }: AvailableShippingMethod): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch) => {
    const method = { carrier_code: code, method_code: methodCode };
    await dispatch(
      changeCart(async ({ apollo }, cartId) => {
        const { data } = await apollo.mutate({ mutation: SetShippingMethodDocument, variables: { cartId, method } });
        return data?.setShippingMethodsOnCart?.cart;
      }),
    );
  };
