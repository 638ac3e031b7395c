import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, linesOf, readShownCart } from '../cartContents';
import { cartReceived, cartRequested, cartRequestFailed, piecesWithoutLine, type WithCart } from '../cartSlice';
import { type KnownLine, linesKnownOf, noteLines } from '../recovery/knownLines';
import { toCartError } from '../recovery/staleCart';
import { productsLost } from './cartContextSlice';
import { GetCartDetailsDocument } from './GetCartDetails.graphql.generated';
import { removeLine } from './lineCalls';

/** Asks the backend for the cart; lines that it could not give do not hide the others. */
const askForDetails = async ({ apollo }: ThunkServices, cartId: string, onItemsDropped: () => void) => {
  const { data, error } = await apollo.query({
    query: GetCartDetailsDocument,
    variables: { cartId },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    // Asked because something may have changed: an answer that is already on its way would not show it.
    context: { onItemsDropped, queryDeduplication: false },
  });
  // A cart whose lines could not be read is not an empty one.
  if (data?.cart?.items) return data.cart;
  throw error instanceof Error ? error : new Error('The backend gave no cart.');
};

/** Lines that were shown, and are not in a cart now: the backend does not say which it could not give. */
const missingIn = (cart: Cart, before: Cart | null): KnownLine[] => {
  const uids = linesOf(cart).map(({ uid }) => uid);
  return linesKnownOf(before).filter(({ uid }) => uid !== undefined && !uids.includes(uid));
};

/**
 * Takes lines that the backend could not give out of its cart: nobody could remove what is not shown, it would go on
 * counting in the total, and the order would be refused.
 */
const takeOut =
  (cartId: string, gone: readonly KnownLine[]): AppThunk<Promise<void>, WithCart> =>
  async (dispatch, _getState, services) => {
    for (const { uid } of gone) {
      const cart = uid && (await removeLine(services, cartId, uid).catch(() => undefined));
      if (cart) dispatch(cartReceived(cart));
    }
  };

/** Tells what is gone by name; of what was never shown here, only that it is. */
const tellGone =
  (cartId: string, cart: Cart, gone: readonly KnownLine[], isIncomplete: boolean): AppThunk<Promise<void>, WithCart> =>
  async (dispatch) => {
    if (gone.length > 0) dispatch(productsLost(gone.map(({ name }) => name)));
    else if (isIncomplete && piecesWithoutLine(cart) > 0) dispatch(productsLost(['']));
    if (isIncomplete) await dispatch(takeOut(cartId, gone));
  };

/**
 * Reads a cart, and notes which of the products that were shown are gone.
 * @throws what the backend or the network threw, after `detailsError` holds it.
 */
export const readDetails =
  (cartId: string): AppThunk<Promise<void>, WithCart> =>
  async (dispatch, _getState, services) => {
    dispatch(cartRequested('details'));
    const before = readShownCart(services);
    let isIncomplete = false;
    try {
      const cart = await askForDetails(services, cartId, () => (isIncomplete = true));
      dispatch(cartReceived(cart, 'details'));
      void noteLines(services, cartId, cart, isIncomplete).then((noted) => {
        const gone = isIncomplete && noted.length === 0 ? missingIn(cart, before) : noted;
        return dispatch(tellGone(cartId, cart, gone, isIncomplete));
      });
    } catch (error) {
      dispatch(cartRequestFailed({ request: 'details', error: toCartError(error) }));
      throw error;
    }
  };
