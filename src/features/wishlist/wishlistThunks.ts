import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { IntlShape } from 'react-intl';
import { authModalOpened } from '@/features/session/authModalSlice';
import { selectIsSignedIn, type WithUser } from '@/features/session/userSlice';
import { errorText } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import { AddToWishlistDocument } from './api/AddToWishlist.graphql.generated';
import { RemoveFromWishlistDocument } from './api/RemoveFromWishlist.graphql.generated';
import type { SavedProductsFragment } from './api/SavedProducts.graphql.generated';
import { itemKey } from './itemKey';
import { rememberWish, takePendingWish } from './pendingWish';
import { readSaved } from './savedProducts';
import type { Wish } from './wish';
import { savedReceived, selectIsSaved, selectSaved, type WithWishlist, wishSettled, wishWanted } from './wishlistSlice';

type WishlistRootState = WithWishlist & WithUser;

/** Puts a message into words; a thunk has no texts of its own. */
export type FormatMessage = IntlShape['formatMessage'];

interface Answer {
  wishlist: SavedProductsFragment;
  user_errors: readonly { message: string }[];
}

/** Takes over what an answer says is saved; problems of an item do not fail the mutation, yet they are the shopper's. */
const takeAnswer =
  (payload: Answer | null | undefined): AppThunk<Promise<void>, WishlistRootState> =>
  async (dispatch, getState, services) => {
    const answer = payloadOf(payload, 'wishlist');
    const { token } = getState().user;
    const saved = await readSaved(services, answer.wishlist);
    // Somebody else may be signed in by now.
    if (getState().user.token === token) dispatch(savedReceived(saved));
    const errors = answer.user_errors.map(({ message }) => ({ message }));
    if (errors.length > 0) throw new CombinedGraphQLErrors({ data: null, errors });
  };

const save = async ({ apollo }: ThunkServices, { sku, selectedOptionUids = [], quantity = 1 }: Wish) => {
  const { data } = await apollo.mutate({
    mutation: AddToWishlistDocument,
    variables: { item: { sku, quantity, selected_options: [...selectedOptionUids] } },
    fetchPolicy: 'no-cache',
  });
  return data?.addProductsToWishlist;
};

const remove = async ({ apollo }: ThunkServices, itemIds: string[]) => {
  const { data } = await apollo.mutate({
    mutation: RemoveFromWishlistDocument,
    variables: { itemIds },
    fetchPolicy: 'no-cache',
  });
  return data?.removeProductsFromWishlist;
};

/** Asks what the customer has saved. @throws what the backend or the network threw. */
export const loadSaved = (): AppThunk<Promise<void>, WishlistRootState> => async (dispatch, getState, services) => {
  const { token } = getState().user;
  const saved = await readSaved(services);
  if (getState().user.token === token) dispatch(savedReceived(saved));
};

/** Skus that are being changed, by the services that change them: a second press only says what is wanted now. */
const changing = new WeakMap<ThunkServices, Set<string>>();

/** Brings the backend to what the shopper wants of a product, however often that changes meanwhile. */
const reconcile =
  (wish: Wish): AppThunk<Promise<void>, WishlistRootState> =>
  async (dispatch, getState, services) => {
    if (selectSaved(getState()) === null) await dispatch(loadSaved());
    for (;;) {
      const isWanted = getState().wishlist.wanted[wish.sku];
      const itemIds = selectSaved(getState())?.idsBySku[wish.sku];
      if (isWanted === undefined || isWanted === (itemIds !== undefined)) return;
      await dispatch(takeAnswer(isWanted ? await save(services, wish) : await remove(services, itemIds ?? [])));
      if (getState().wishlist.wanted[wish.sku] === isWanted) return;
    }
  };

/**
 * Saves a product or takes it out; shown at once, and undone with a message when it fails.
 * @returns whether it worked.
 */
export const setWish =
  (wish: Wish, isWanted: boolean, formatMessage: FormatMessage): AppThunk<Promise<boolean>, WishlistRootState> =>
  async (dispatch, _getState, services) => {
    const busy = changing.get(services) ?? new Set<string>();
    changing.set(services, busy);
    dispatch(wishWanted([wish.sku, isWanted]));
    if (busy.has(wish.sku)) return true;
    busy.add(wish.sku);
    try {
      await dispatch(reconcile(wish));
      return true;
    } catch (error) {
      dispatch(addToast({ type: 'error', message: errorText(error, formatMessage({ id: 'wishlist.failed' })) }));
      return false;
    } finally {
      busy.delete(wish.sku);
      dispatch(wishSettled(wish.sku));
    }
  };

/** What a press of the heart does: a guest is asked to sign in first, and the wish waits. */
export const pressHeart =
  (wish: Wish, formatMessage: FormatMessage): AppThunk<Promise<void>, WishlistRootState> =>
  async (dispatch, getState, { storage }) => {
    if (selectIsSignedIn(getState())) {
      await dispatch(setWish(wish, !selectIsSaved(getState(), wish.sku), formatMessage));
    } else {
      rememberWish(storage, wish);
      dispatch(authModalOpened());
    }
  };

/** After sign-in: asks what is saved, and finishes what a guest began. */
export const startWishlist =
  (formatMessage: FormatMessage): AppThunk<Promise<void>, WishlistRootState> =>
  async (dispatch, _getState, { storage }) => {
    const wish = takePendingWish(storage);
    if (!wish) {
      // The hearts are not worth a message; a press asks again.
      await dispatch(loadSaved()).catch(() => undefined);
      return;
    }
    if (await dispatch(setWish(wish, true, formatMessage))) {
      const message = formatMessage({ id: 'wishlist.saved' }, { name: wish.name });
      dispatch(addToast({ type: 'success', message }));
    }
  };

export interface ItemToRemove {
  itemId: string;
  name: string;
  /** How to save it again; without it there is no way back. */
  wish?: Wish | undefined;
}

/** Takes one item of the list out, and offers the way back; shown at once, and undone with a message when it fails. */
export const removeItem =
  ({ itemId, name, wish }: ItemToRemove, formatMessage: FormatMessage): AppThunk<Promise<boolean>, WishlistRootState> =>
  async (dispatch, _getState, services) => {
    const fail = (error: unknown): void => {
      dispatch(addToast({ type: 'error', message: errorText(error, formatMessage({ id: 'wishlist.failed' })) }));
    };
    const undo = async (again: Wish): Promise<void> => {
      try {
        await dispatch(takeAnswer(await save(services, again)));
        dispatch(wishSettled(itemKey(itemId)));
      } catch (error) {
        fail(error);
      }
    };
    dispatch(wishWanted([itemKey(itemId), false]));
    try {
      await dispatch(takeAnswer(await remove(services, [itemId])));
    } catch (error) {
      dispatch(wishSettled(itemKey(itemId)));
      fail(error);
      return false;
    }
    dispatch(
      addToast({
        type: 'info',
        message: formatMessage({ id: 'wishlist.removed' }, { name }),
        ...(wish ? { actionText: formatMessage({ id: 'wishlist.undo' }), onAction: () => void undo(wish) } : {}),
      }),
    );
    return true;
  };
