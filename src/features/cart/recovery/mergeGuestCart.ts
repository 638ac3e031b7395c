import type { PrepareTokenChange } from '@/features/session/signIn';
import { isUnreachable } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { adoptCartId, cartReceived, retrieveCartId, type WithCart, writeMergedCart } from '../cartSlice';
import { GetCustomerCartDocument } from './GetCustomerCart.graphql.generated';
import { MergeCartsDocument } from './MergeCarts.graphql.generated';

type Headers = Record<string, string>;

const merge = async ({ apollo }: ThunkServices, guestCartId: string, headers: Headers) => {
  const { data } = await apollo.mutate({
    mutation: MergeCartsDocument,
    variables: { guestCartId },
    context: { headers },
  });
  return data?.mergeCarts;
};

const customerCart = async ({ apollo }: ThunkServices, headers: Headers) => {
  const { data } = await apollo.query({
    query: GetCustomerCartDocument,
    fetchPolicy: 'network-only',
    context: { headers },
  });
  return data?.customerCart;
};

/**
 * Carries a guest's cart over into the customer's. It asks with the new token on its own; the cart id
 * changes only with the step that it gives back, in the same turn as the token.
 */
export const mergeGuestCart: PrepareTokenChange =
  (token): AppThunk<Promise<AppThunk>, WithCart> =>
  async (dispatch, _getState, services) => {
    const headers = { Authorization: `Bearer ${token}` };
    const guestCartId = dispatch(retrieveCartId());
    let cart;
    if (guestCartId !== undefined) {
      try {
        cart = await merge(services, guestCartId, headers);
        if (!CAPABILITIES.placedOrder && cart) writeMergedCart(services.storage, guestCartId);
      } catch (error) {
        // It may have arrived: signing in fails, and the cart stays as it is. A second merge does no harm.
        if (isUnreachable(error)) throw error;
        log.warn('The guest cart could not be carried over.', error);
      }
    }
    cart ??= await customerCart(services, headers);
    const merged = payloadOf(cart, 'cart');
    return (change) => {
      change(adoptCartId(merged.id));
      change(cartReceived(merged));
    };
  };
