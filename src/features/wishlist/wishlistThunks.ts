import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Store } from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';
import { authModalOpened, selectIsAuthModalOpen, type WithAuthModal } from '@/features/session/authModalSlice';
import { selectIsSignedIn, type WithUser } from '@/features/session/userSlice';
import { errorText } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import { AddToWishlistDocument } from './api/AddToWishlist.graphql.generated';
import { RemoveFromWishlistDocument } from './api/RemoveFromWishlist.graphql.generated';
import type { SavedProductsFragment } from './api/SavedProducts.graphql.generated';
import { itemKey } from './itemKey';
import { dropPendingSave, keepPendingSave, takePendingSave } from './pendingSave';
import type { ProductToSave } from './productToSave';
import { beginChange, readNewest } from './savedProducts';
import {
  savedReceived,
  selectIsSaved,
  selectSaved,
  type WithWishlist,
  saveSettled,
  saveRequested,
  type SavedProducts,
} from './wishlistSlice';

type WishlistRootState = WithWishlist & WithUser;

/** Puts a message into words; a thunk has no texts of its own. */
export type FormatMessage = IntlShape['formatMessage'];

interface Answer {
  wishlist: SavedProductsFragment;
  user_errors: readonly { message: string }[];
}

/** Asks what is saved, and takes it over unless somebody else is signed in by then. */
const takeSaved =
  (first?: SavedProductsFragment): AppThunk<Promise<void>, WishlistRootState> =>
  async (dispatch, getState, services) => {
    const { token } = getState().user;
    const saved = await readNewest(services, first);
    if (saved && getState().user.token === token) dispatch(savedReceived(saved));
  };

/** Makes a change and takes over what is saved then; problems of an item do not fail the mutation, yet they are the shopper's. */
const makeChange =
  (send: () => Promise<Answer | null | undefined>): AppThunk<Promise<void>, WishlistRootState> =>
  async (dispatch, getState, services) => {
    const { token } = getState().user;
    const endChange = beginChange(services);
    let isAlone = false;
    const payload = await send().finally(() => {
      isAlone = endChange();
    });
    const answer = payloadOf(payload, 'wishlist');
    // Somebody else is signed in by now, and has saved other things.
    if (getState().user.token !== token) return;
    await dispatch(takeSaved(isAlone ? answer.wishlist : undefined));
    const errors = answer.user_errors.map(({ message }) => ({ message }));
    if (errors.length > 0) throw new CombinedGraphQLErrors({ data: null, errors });
  };

const save = async (
  { apollo }: ThunkServices,
  { sku, selectedOptionUids = [], enteredOptions = [], quantity = 1 }: ProductToSave,
  list?: string,
) => {
  const entered = enteredOptions.length > 0 ? { entered_options: [...enteredOptions] } : {};
  const { data } = await apollo.mutate({
    mutation: AddToWishlistDocument,
    variables: {
      item: { sku, quantity, selected_options: [...selectedOptionUids], ...entered },
      ...(list === undefined ? {} : { list }),
    },
    fetchPolicy: 'no-cache',
  });
  return data?.addProductsToWishlist;
};

const removeFrom = async ({ apollo }: ThunkServices, itemIds: string[], list?: string) => {
  const { data } = await apollo.mutate({
    mutation: RemoveFromWishlistDocument,
    variables: { itemIds, ...(list === undefined ? {} : { list }) },
    fetchPolicy: 'no-cache',
  });
  return data?.removeProductsFromWishlist;
};

/** Takes items out, list by list: a product may be saved in several. */
const remove = async (services: ThunkServices, itemIds: string[], listOf: SavedProducts['listOf'] = {}) => {
  const [first, ...others] = [...new Set(itemIds.map((id) => listOf[id]))].map((list) => ({
    list,
    ids: itemIds.filter((id) => listOf[id] === list),
  }));
  for (const { list, ids } of others) await removeFrom(services, ids, list);
  return removeFrom(services, first?.ids ?? [], first?.list);
};

/** Asks what the customer has saved. @throws what the backend or the network threw. */
export const loadSaved = (): AppThunk<Promise<void>, WishlistRootState> => takeSaved();

/** Skus that are being changed, by the services that change them: a second press only says what is wanted now. */
const changing = new WeakMap<ThunkServices, Set<string>>();

/** Brings the backend to what the shopper wants of a product, however often that changes meanwhile. */
const reconcile =
  (product: ProductToSave): AppThunk<Promise<void>, WishlistRootState> =>
  async (dispatch, getState, services) => {
    if (selectSaved(getState()) === null) await dispatch(loadSaved());
    for (;;) {
      const isSaved = getState().wishlist.pending[product.sku];
      const itemIds = selectSaved(getState())?.idsBySku[product.sku];
      if (isSaved === undefined || isSaved === (itemIds !== undefined)) return;
      await dispatch(
        makeChange(() =>
          isSaved ? save(services, product) : remove(services, itemIds ?? [], selectSaved(getState())?.listOf),
        ),
      );
      if (getState().wishlist.pending[product.sku] === isSaved) return;
    }
  };

/**
 * Saves a product or takes it out; shown at once, and undone with a message when it fails.
 * @returns whether it worked.
 */
export const setSaved =
  (
    product: ProductToSave,
    isSaved: boolean,
    formatMessage: FormatMessage,
  ): AppThunk<Promise<boolean>, WishlistRootState> =>
  async (dispatch, _getState, services) => {
    const busy = changing.get(services) ?? new Set<string>();
    changing.set(services, busy);
    dispatch(saveRequested([product.sku, isSaved]));
    if (busy.has(product.sku)) return true;
    busy.add(product.sku);
    try {
      await dispatch(reconcile(product));
      return true;
    } catch (error) {
      dispatch(addToast({ type: 'error', message: errorText(error, formatMessage({ id: 'wishlist.failed' })) }));
      return false;
    } finally {
      busy.delete(product.sku);
      dispatch(saveSettled(product.sku));
    }
  };

/**
 * Saves a product with its choices, also where it is saved with others: a heart knows a product by its sku alone.
 * @returns ids of the items that the wishlist has since; none where it had the same before.
 * @throws what the backend or the network threw.
 */
export const addToSaved =
  (product: ProductToSave): AppThunk<Promise<string[]>, WishlistRootState> =>
  async (dispatch, getState, services) => {
    if (selectSaved(getState()) === null) await dispatch(loadSaved());
    const idsNow = (): readonly string[] => selectSaved(getState())?.idsBySku[product.sku] ?? [];
    const before = idsNow();
    await dispatch(makeChange(() => save(services, product)));
    return idsNow().filter((id) => !before.includes(id));
  };

/** Takes items out without a word. @throws what the backend or the network threw. */
export const takeFromSaved =
  (itemIds: string[]): AppThunk<Promise<void>, WishlistRootState> =>
  async (dispatch, getState, services) => {
    if (itemIds.length === 0) return;
    await dispatch(makeChange(() => remove(services, itemIds, selectSaved(getState())?.listOf)));
  };

/**
 * Toggles a heart. A guest is asked to sign in first; the product is saved afterwards, unless the dialog is closed without.
 * @param subscribe calls back whenever the store has changed.
 * @returns what has happened, in words; '' where that has a message of its own.
 */
export const pressHeart =
  (
    product: ProductToSave,
    formatMessage: FormatMessage,
    subscribe: Store['subscribe'],
  ): AppThunk<Promise<string>, WishlistRootState & WithAuthModal> =>
  async (dispatch, getState, { storage }) => {
    if (selectIsSignedIn(getState())) {
      const isSaved = !selectIsSaved(getState(), product.sku);
      const isDone = await dispatch(setSaved(product, isSaved, formatMessage));
      return isDone
        ? formatMessage({ id: isSaved ? 'wishlist.saved' : 'wishlist.removed' }, { name: product.name })
        : '';
    }
    keepPendingSave(storage, product);
    dispatch(authModalOpened());
    const stop = subscribe(() => {
      if (selectIsAuthModalOpen(getState())) return;
      stop();
      if (!selectIsSignedIn(getState())) dropPendingSave(storage);
    });
    return '';
  };

/** After sign-in: asks what is saved, and finishes what a guest began. */
export const startWishlist =
  (formatMessage: FormatMessage): AppThunk<Promise<void>, WishlistRootState> =>
  async (dispatch, _getState, { storage }) => {
    const product = takePendingSave(storage);
    if (!product) {
      // The hearts are not worth a message; a press asks again.
      await dispatch(loadSaved()).catch(() => undefined);
      return;
    }
    if (await dispatch(setSaved(product, true, formatMessage))) {
      const message = formatMessage({ id: 'wishlist.saved' }, { name: product.name });
      dispatch(addToast({ type: 'success', message }));
    }
  };

export interface ItemToRemove {
  itemId: string;
  name: string;
  /** How to save it again; without it there is no way back. */
  product?: ProductToSave | undefined;
}

/** Takes one item of the list out, and offers the way back; shown at once, and undone with a message when it fails. */
export const removeItem =
  (
    { itemId, name, product }: ItemToRemove,
    formatMessage: FormatMessage,
  ): AppThunk<Promise<boolean>, WishlistRootState> =>
  async (dispatch, getState, services) => {
    const { listOf } = selectSaved(getState()) ?? {};
    const fail = (error: unknown): void => {
      dispatch(addToast({ type: 'error', message: errorText(error, formatMessage({ id: 'wishlist.failed' })) }));
    };
    const undo = async (again: ProductToSave): Promise<void> => {
      try {
        await dispatch(makeChange(() => save(services, again, listOf?.[itemId])));
        dispatch(saveSettled(itemKey(itemId)));
      } catch (error) {
        fail(error);
      }
    };
    dispatch(saveRequested([itemKey(itemId), false]));
    try {
      await dispatch(makeChange(() => remove(services, [itemId], listOf)));
    } catch (error) {
      dispatch(saveSettled(itemKey(itemId)));
      fail(error);
      return false;
    }
    dispatch(
      addToast({
        type: 'info',
        message: formatMessage({ id: 'wishlist.removed' }, { name }),
        ...(product ? { actionText: formatMessage({ id: 'wishlist.undo' }), onAction: () => void undo(product) } : {}),
      }),
    );
    return true;
  };
