import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, keyOfItem, keyOfLine, linesOf } from '../cartContents';
import { cartReceived, type WithCart } from '../cartSlice';
import { productsLost } from '../operations/cartContextSlice';
import { type CartItemToAdd, readLines } from '../operations/lineCalls';
import { unlessOtherTab } from '@/kernel/scheduling/oneTabAtATime';
import { isStaleCartError } from '../recovery/staleCart';
import { addWhole } from './addWhole';
import { forgetExchange, type PendingExchange, readExchanges } from './pendingExchanges';

const running = new WeakMap<ThunkServices, Set<string>>();

/** Uids of the lines of which an exchange is under way on this page. */
export const runningOf = (services: ThunkServices): Set<string> => {
  const known = running.get(services) ?? new Set();
  running.set(services, known);
  return known;
};

/** The lock that keeps two tabs from ending the same exchange. */
export const lockOf = ({ itemId, cartId }: PendingExchange): string => `exchange-${cartId}-${itemId}`;

/** Pieces of an item in a cart. @param exceptUid line that does not count. */
export const quantityOf = (cart: Cart | null | undefined, item: CartItemToAdd, exceptUid?: string): number =>
  linesOf(cart)
    .filter((line) => keyOfLine(line) === keyOfItem(item) && line.uid !== exceptUid)
    .reduce((sum, { quantity }) => sum + quantity, 0);

type Ending =
  /** The line is there as it was: it had not been taken out, or it was put back. */
  | { kind: 'former'; cart: Cart; isUntouched: boolean }
  /** The requested item is in the cart: only the answer was lost. */
  | { kind: 'requested'; cart: Cart }
  /** The backend refuses to take the line back. */
  | { kind: 'lost' }
  /** The cart itself is gone. */
  | { kind: 'stale' };

const putBack = async (services: ThunkServices, { cartId, former }: PendingExchange): Promise<Ending> => {
  try {
    return { kind: 'former', cart: await addWhole(services, cartId, former), isUntouched: false };
  } catch (error) {
    if (toAppError(error).kind === 'graphql' && !isStaleCartError(error)) return { kind: 'lost' };
    throw error;
  }
};

const findEnding = async (services: ThunkServices, exchange: PendingExchange): Promise<Ending> => {
  const { cartId, itemId, requested, former, held } = exchange;
  try {
    const cart = await readLines(services, cartId);
    const isUntouched = linesOf(cart).some(
      // Of a backend that gives a uid again, the uid alone says nothing.
      (line) => line.uid === itemId && keyOfLine(line) === keyOfItem(former) && line.quantity === former.quantity,
    );
    if (isUntouched) return { kind: 'former', cart, isUntouched: true };
    if (quantityOf(cart, requested) > held) return { kind: 'requested', cart };
    return await putBack(services, exchange);
  } catch (error) {
    if (isStaleCartError(error)) return { kind: 'stale' };
    throw error;
  }
};

/**
 * Ends an exchange whose progress is not known.
 * @throws what the network threw; it is tried again when the cart is read next.
 */
export const settle = async (services: ThunkServices, exchange: PendingExchange): Promise<Ending> => {
  const ending = await findEnding(services, exchange);
  // A removal that is still on its way may take the line out yet.
  const mayStillArrive = ending.kind === 'former' && ending.isUntouched;
  if (!(mayStillArrive && services.now() < exchange.mayArriveUntil)) forgetExchange(services.storage, exchange.itemId);
  return ending;
};

/** Ends the exchanges that an earlier page, or a lost connection, left unfinished: their lines are taken out of the cart. */
export const settleExchanges = (): AppThunk<Promise<void>, WithCart> => async (dispatch, getState, services) => {
  const { storage } = services;
  for (const exchange of readExchanges(storage)) {
    if (runningOf(services).has(exchange.itemId)) continue;
    // Of a cart that was ordered or given up nothing is missed.
    if (exchange.cartId !== getState().cart.cartId) {
      forgetExchange(storage, exchange.itemId);
      continue;
    }
    const work = () => settle(services, exchange).catch(() => null);
    const ending = await unlessOtherTab(lockOf(exchange), work);
    if (ending?.kind === 'former' || ending?.kind === 'requested') dispatch(cartReceived(ending.cart));
    if (ending?.kind === 'lost') dispatch(productsLost([exchange.name]));
  }
};
