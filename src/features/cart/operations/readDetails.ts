import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { linesOf, readShownCart } from '../cartContents';
import { cartReceived, cartRequested, cartRequestFailed, type WithCart } from '../cartSlice';
import { noteLines } from '../recovery/knownLines';
import { toCartError } from '../recovery/staleCart';
import { productsLost } from './cartContextSlice';
import { GetCartDetailsDocument } from './GetCartDetails.graphql.generated';

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

/**
 * Reads a cart, and notes which of the products that were shown are gone.
 * @throws what the backend or the network threw, after `detailsError` holds it.
 */
export const readDetails =
  (cartId: string): AppThunk<Promise<void>, WithCart> =>
  async (dispatch, _getState, services) => {
    dispatch(cartRequested('details'));
    const before = linesOf(readShownCart(services));
    let isIncomplete = false;
    try {
      const cart = await askForDetails(services, cartId, () => (isIncomplete = true));
      dispatch(cartReceived(cart, 'details'));
      // The backend does not say which: those that were shown, and are not there now.
      const uids = linesOf(cart).map(({ uid }) => uid);
      const missing = before.filter(({ uid }) => !uids.includes(uid)).map(({ product }) => product.name ?? '');
      const gone = noteLines(services, cartId, cart);
      if (isIncomplete && missing.length > 0) dispatch(productsLost(missing));
      else void gone.then((names) => names.length > 0 && dispatch(productsLost(names)));
    } catch (error) {
      dispatch(cartRequestFailed({ request: 'details', error: toCartError(error) }));
      throw error;
    }
  };
