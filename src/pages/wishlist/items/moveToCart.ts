import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type CartRootState, UnknownAddition } from '@/features/cart/cartOperations';
import { tellCartChange } from '@/features/cart/cartSlice';
import { loadCartOperations } from '@/features/cart/lazyCart';
import { selectSaved, type WithWishlist } from '@/features/wishlist/wishlistSlice';
import { loadSaved } from '@/features/wishlist/wishlistThunks';
import { toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk } from '@/kernel/redux/thunk';
import { MoveSavedToCartDocument } from './SavedItems.graphql.generated';

/** Why a saved product stays where it is, in the backend's words. */
export interface MoveRefusal {
  itemId: string;
  message: string;
}

type Move<Result> = AppThunk<Promise<Result>, CartRootState>;

/** Items that are saved, as far as this document knows. */
const savedIds = (): AppThunk<ReadonlySet<string>, WithWishlist> => (_dispatch, getState) =>
  new Set(Object.values(selectSaved(getState())?.idsBySku ?? {}).flat());

const send =
  (list: string, items: readonly string[] | null): Move<MoveRefusal[]> =>
  async (_dispatch, _getState, { apollo }) => {
    const { data } = await apollo.mutate({
      mutation: MoveSavedToCartDocument,
      variables: { list, items: items && [...items] },
      fetchPolicy: 'no-cache',
    });
    const answer = payloadOf(data?.addWishlistItemsToCart, 'wishlist');
    return answer.add_wishlist_items_to_cart_user_errors.flatMap((error) =>
      error ? [{ itemId: error.wishlistItemId, message: error.message }] : [],
    );
  };

/** Its answer may be all that was lost: what has left the list is in the cart. */
const findOut =
  (error: unknown, before: ReadonlySet<string>, items: readonly string[] | null): Move<MoveRefusal[]> =>
  async (dispatch) => {
    if (toAppError(error).kind === 'graphql') throw error;
    try {
      await dispatch(loadSaved());
    } catch {
      throw new UnknownAddition(error);
    }
    const now = dispatch(savedIds());
    if ([...(items ?? before)].some((id) => !now.has(id))) return [];
    throw error;
  };

/**
 * Moves saved products into the cart with the quantity and the options that they were saved with.
 * @param items ids of items; null: all of the list.
 * @returns what stays in the list, and why.
 * @throws what the backend or the network threw; an UnknownAddition where what became of it cannot be asked.
 */
export const moveAllToCart =
  (list: string, items: readonly string[] | null): Move<MoveRefusal[]> =>
  async (dispatch, _getState, { storage }) => {
    const before = dispatch(savedIds());
    const refusals = await dispatch(send(list, items)).catch((error) => dispatch(findOut(error, before, items)));
    tellCartChange(storage);
    const { getCartDetails } = await loadCartOperations();
    await Promise.all([dispatch(getCartDetails()), dispatch(loadSaved()).catch(() => undefined)]);
    return refusals;
  };

/** The same for one, whose refusal is thrown. */
export const moveToCart =
  (list: string, itemId: string): Move<void> =>
  async (dispatch) => {
    const refusals = await dispatch(moveAllToCart(list, [itemId]));
    const errors = refusals.map(({ message }) => ({ message }));
    if (errors.length > 0) throw new CombinedGraphQLErrors({ data: null, errors });
  };
