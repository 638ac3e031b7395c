import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, keyOfLine, lineKey, linesOf, readShownCart } from '../cartContents';
import { cartReceived, type WithCart } from '../cartSlice';
import { productsLost } from '../operations/cartContextSlice';
import { addLine, type CartItemToAdd, readLines, removeLine } from '../operations/lineCalls';
import { oneTabAtATime, unlessOtherTab } from '../recovery/oneTabAtATime';
import { isStaleCartError } from '../recovery/staleCart';
import { forgetExchange, noteExchange, type PendingExchange, readExchanges } from './pendingExchanges';

/** A line that gives way to another choice. */
export interface CartItemExchange {
  /** Uid of the line. */
  itemId: string;
  requested: CartItemToAdd;
  /** What the line is: it comes back when the backend refuses the requested item. */
  former: CartItemToAdd;
}

/** Milliseconds after which a request that was not answered does not arrive any more. */
const lateArrivalMs = 600_000;

/** Exchanges under way on this page, by its services and the uid of the line. */
const running = new WeakMap<ThunkServices, Set<string>>();

const runningOf = (services: ThunkServices): Set<string> => {
  const known = running.get(services) ?? new Set();
  running.set(services, known);
  return known;
};

const lockOf = ({ itemId, cartId }: PendingExchange): string => `exchange-${cartId}-${itemId}`;

const keyOf = (item: CartItemToAdd): string => lineKey(item.sku, item.selectedOptionUids, item.planUid);

const quantityOf = (cart: Cart | null | undefined, item: CartItemToAdd, exceptUid?: string): number =>
  linesOf(cart)
    .filter((line) => keyOfLine(line) === keyOf(item) && line.uid !== exceptUid)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const begin = (
  services: ThunkServices,
  cartId: string,
  { itemId, requested, former }: CartItemExchange,
): PendingExchange => {
  const shown = readShownCart(services);
  const name = linesOf(shown).find(({ uid }) => uid === itemId)?.product.name ?? '';
  return { cartId, itemId, name, requested, former, held: quantityOf(shown, requested, itemId), mayArriveUntil: 0 };
};

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
    return { kind: 'former', cart: await addLine(services, cartId, former), isUntouched: false };
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
      (line) => line.uid === itemId && keyOfLine(line) === keyOf(former) && line.quantity === former.quantity,
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
const settle = async (services: ThunkServices, exchange: PendingExchange): Promise<Ending> => {
  const ending = await findEnding(services, exchange);
  // A removal that is still on its way may take the line out yet.
  const mayStillArrive = ending.kind === 'former' && ending.isUntouched;
  if (!(mayStillArrive && services.now() < exchange.mayArriveUntil)) forgetExchange(services.storage, exchange.itemId);
  return ending;
};

/**
 * Removes and adds again. When that is refused, or the connection is lost, the line goes back as it was: at once, or
 * when the cart is read next, on this page or after it.
 * @throws the refusal, or what the network threw.
 */
export const exchangeLine = async (
  services: ThunkServices,
  cartId: string,
  exchange: CartItemExchange,
): Promise<Cart> => {
  const { storage, now } = services;
  const begun = begin(services, cartId, exchange);
  const swap = async (): Promise<Cart> => {
    noteExchange(storage, begun);
    try {
      // Not shown: the line must not vanish for the moment in between.
      await removeLine(services, cartId, exchange.itemId, 'no-cache');
      const cart = await addLine(services, cartId, exchange.requested);
      forgetExchange(storage, exchange.itemId);
      return cart;
    } catch (refusal) {
      const isUnanswered = toAppError(refusal).kind === 'network';
      const unanswered = { ...begun, mayArriveUntil: isUnanswered ? now() + lateArrivalMs : 0 };
      noteExchange(storage, unanswered);
      const ending = await settle(services, unanswered).catch(() => null);
      if (ending?.kind === 'requested') return ending.cart;
      throw refusal;
    }
  };
  runningOf(services).add(exchange.itemId);
  try {
    return await oneTabAtATime(lockOf(begun), swap);
  } finally {
    runningOf(services).delete(exchange.itemId);
  }
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
