import { endDeadSession } from '@/features/session/sessionThunks';
import { signOut } from '@/features/session/signOut';
import { readWaitingCart } from '@/features/session/tokenStorage';
import { selectIsSignedIn, type WithUser } from '@/features/session/userSlice';
import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import {
  adoptCartId,
  cartReset,
  clearCartDataFromCache,
  earlierCartClosed,
  getCartFailed,
  getCartRequested,
  noteCartLeft,
  readCartId,
  removeCart,
  retrieveCartId,
  type WithCart,
} from '../cartSlice';
import { heldSomething } from './knownLines';
import { CreateCartDocument } from './CreateCart.graphql.generated';
import { oneTabAtATime } from '@/kernel/scheduling/oneTabAtATime';

/** Carts and recoveries under way, by the services that ask: two buttons pressed at once share one. */
const creating = new WeakMap<ThunkServices, Promise<string>>();
const replacing = new WeakMap<ThunkServices, Promise<string>>();

/** One at a time; a caller that comes meanwhile gets the same promise. */
const shared = (
  underWay: WeakMap<ThunkServices, Promise<string>>,
  services: ThunkServices,
  work: () => Promise<string>,
): Promise<string> => {
  const known = underWay.get(services);
  if (known) return known;
  const begun = work().finally(() => underWay.delete(services));
  underWay.set(services, begun);
  return begun;
};

const askForCart = async ({ apollo }: ThunkServices): Promise<string> => {
  const failure = 'Unable to create cart';
  try {
    const { data } = await apollo.mutate({ mutation: CreateCartDocument, fetchPolicy: 'no-cache' });
    if (data?.cartId) return data.cartId;
  } catch (cause) {
    throw new Error(failure, { cause });
  }
  throw new Error(failure);
};

/** The cart that another tab has made since, unless it is the stale one. */
const cartOfOtherTab = ({ storage }: ThunkServices, stale: string | undefined): string | undefined => {
  const stored = readCartId(storage);
  return stored === stale ? undefined : stored;
};

const makeCart =
  (stale?: string): AppThunk<Promise<string>, WithCart> =>
  async (dispatch, _getState, services) => {
    dispatch(getCartRequested());
    try {
      const cartId = await oneTabAtATime('create-cart', async () => {
        const made = cartOfOtherTab(services, stale) ?? (await askForCart(services));
        // Two tabs that asked at once share the cart that came first: no line ends in a cart that is not shown.
        const first = cartOfOtherTab(services, stale) ?? made;
        dispatch(adoptCartId(first));
        return first;
      });
      return cartId;
    } catch (error) {
      if (stale !== undefined) dispatch(removeCart());
      dispatch(getCartFailed(toAppError(error)));
      throw error;
    }
  };

/**
 * The id of the cart, which is created if there is none yet.
 * @throws Error 'Unable to create cart', with what the backend or the network said as its cause.
 */
export const createCart = (): AppThunk<Promise<string>, WithCart> => async (dispatch, _getState, services) =>
  // Until a stale cart is replaced its id still stands in storage.
  replacing.get(services) ?? dispatch(retrieveCartId()) ?? shared(creating, services, () => dispatch(makeCart()));

const replace =
  (stale: string): AppThunk<Promise<string>, WithCart & WithUser> =>
  async (dispatch, getState, services) => {
    const { storage } = services;
    const { itemCount } = getState().cart;
    // Right after a reload only the storage knows what it held.
    const hadItems = itemCount === null ? heldSomething(storage, stale) : itemCount > 0;
    // No operation goes to the stale cart from here on. Storage keeps its id until there is a new one, so that other
    // tabs see one change and reload once.
    dispatch(cartReset());
    // Values typed into checkout survive the loss of the cart.
    if (selectIsSignedIn(getState())) {
      if (await dispatch(endDeadSession())) noteCartLeft(storage, itemCount);
      else await dispatch(signOut({ reason: 'cartLost' }));
    }
    dispatch(clearCartDataFromCache());
    const cartId = await dispatch(makeCart(stale));
    // The cart of a session that ended waits in the account, which is said instead.
    if (hadItems && !readWaitingCart(storage)) dispatch(earlierCartClosed());
    return cartId;
  };

/**
 * Replaces a stale cart, once however many operations met it; a signed-in customer is signed out as well: the session is
 * what no longer fits the cart.
 */
export const replaceStaleCart =
  (stale: string): AppThunk<Promise<string>, WithCart & WithUser> =>
  async (dispatch, getState, services) => {
    const underWay = replacing.get(services);
    if (underWay) return underWay;
    const { cartId } = getState().cart;
    // A quicker operation has replaced it already.
    if (cartId !== null && cartId !== stale) return cartId;
    return shared(replacing, services, () => dispatch(replace(stale)));
  };
