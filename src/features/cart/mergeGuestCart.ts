import { ServerError, ServerParseError } from '@apollo/client/errors';
import type { PrepareTokenChange } from '@/features/session/signIn';
import { toAppError } from '@/kernel/errors/appError';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { GetCustomerCartDocument } from './api/GetCustomerCart.graphql.generated';
import { MergeCartsDocument } from './api/MergeCarts.graphql.generated';
import { adoptCartId, retrieveCartId } from './cartIdentity';
import { getDetailsReceived, type WithCart } from './cartSlice';
import { summaryOf } from './cartSummary';

/** Whether no answer came; one of whatever status would come again. */
const isUnanswered = (error: unknown): boolean =>
  toAppError(error).kind === 'network' && !ServerError.is(error) && !ServerParseError.is(error);

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
 * Carries a guest's cart over into the customer's (ARCHITECTURE §7). It asks with the new token on its own; the cart id
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
      } catch (error) {
        // Nobody knows whether it arrived: signing in fails, and the cart stays as it is. A second merge does no harm.
        if (isUnanswered(error)) throw error;
        log.warn('The guest cart could not be carried over.', error);
      }
    }
    cart ??= await customerCart(services, headers);
    if (!cart) throw new Error('The backend gave no cart.');
    const { id } = cart;
    const summary = summaryOf(cart);
    return (change) => {
      change(adoptCartId(id));
      change(getDetailsReceived(summary));
    };
  };
