import { isStaleCartError, toAppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import type { CartDetailsFragment } from './api/CartDetails.graphql.generated';
import { productsLost } from './cartContextSlice';
import { cartDetailsFragment } from './cartDetailsFragment';
import { cartReference } from './cartIdentity';
import { getDetailsReceived, type WithCart } from './cartSlice';
import { summaryOf } from './cartSummary';
import { type BegunExchange, forgetExchange, noteExchange, readExchanges } from './exchangeJournal';
import { addLine, type CartItemToAdd, readLines, removeLine } from './lineCalls';
import { keyOfLine, lineKey } from './lineKey';
import { oneTabAtATime, unlessOtherTab } from './oneTabAtATime';

/** A line that gives way to another choice. */
export interface CartItemExchange {
  /** Uid of the line. */
  itemId: string;
  wanted: CartItemToAdd;
  /** What the line is: it comes back when the backend refuses what is wanted. */
  former: CartItemToAdd;
}

/** Milliseconds after which a request that nobody answered does not arrive any more. */
const lateArrivalMs = 600_000;

/** Exchanges that a page is at, by its services and the uid of the line. */
const running = new WeakMap<ThunkServices, Set<string>>();

const runningOf = (services: ThunkServices): Set<string> => {
  const known = running.get(services) ?? new Set();
  running.set(services, known);
  return known;
};

const lockOf = ({ itemId, cartId }: BegunExchange): string => `exchange-${cartId}-${itemId}`;

const keyOf = (item: CartItemToAdd): string => lineKey(item.sku, item.selectedOptionUids, item.planUid);

const linesOf = (cart: CartDetailsFragment | null | undefined) => (cart?.items ?? []).filter((line) => line !== null);

const quantityOf = (cart: CartDetailsFragment | null | undefined, item: CartItemToAdd, exceptUid?: string): number =>
  linesOf(cart)
    .filter((line) => keyOfLine(line) === keyOf(item) && line.uid !== exceptUid)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const begin = (
  { apollo }: ThunkServices,
  cartId: string,
  { itemId, wanted, former }: CartItemExchange,
): BegunExchange => {
  const shown = apollo.cache.readFragment({ ...cartDetailsFragment, from: cartReference });
  const name = linesOf(shown).find(({ uid }) => uid === itemId)?.product.name ?? '';
  return { cartId, itemId, name, wanted, former, held: quantityOf(shown, wanted, itemId), doubtfulUntil: 0 };
};

type Ending =
  /** The line is there as it was: it had not been taken out, or it was put back. */
  | { kind: 'former'; cart: CartDetailsFragment; isUntouched: boolean }
  /** What is wanted is in the cart: only the answer was lost. */
  | { kind: 'wanted'; cart: CartDetailsFragment }
  /** The backend refuses to take the line back. */
  | { kind: 'lost' }
  /** The cart itself is gone. */
  | { kind: 'stale' };

const putBack = async (services: ThunkServices, { cartId, former }: BegunExchange): Promise<Ending> => {
  try {
    return { kind: 'former', cart: await addLine(services, cartId, former), isUntouched: false };
  } catch (error) {
    if (toAppError(error).kind === 'graphql') return { kind: 'lost' };
    throw error;
  }
};

const findEnding = async (services: ThunkServices, exchange: BegunExchange): Promise<Ending> => {
  const { cartId, itemId, wanted, former, held } = exchange;
  try {
    const cart = await readLines(services, cartId);
    const isUntouched = linesOf(cart).some(
      // Of a backend that gives a uid again, the uid alone says nothing.
      (line) => line.uid === itemId && keyOfLine(line) === keyOf(former) && line.quantity === former.quantity,
    );
    if (isUntouched) return { kind: 'former', cart, isUntouched: true };
    if (quantityOf(cart, wanted) > held) return { kind: 'wanted', cart };
    return await putBack(services, exchange);
  } catch (error) {
    if (isStaleCartError(error)) return { kind: 'stale' };
    throw error;
  }
};

/**
 * Brings an exchange to an end of which nobody knows how far it came.
 * @throws what the network threw; it is tried again when the cart is read next.
 */
const settle = async (services: ThunkServices, exchange: BegunExchange): Promise<Ending> => {
  const ending = await findEnding(services, exchange);
  // A removal that is still on its way may take the line out yet.
  const isDoubtful = ending.kind === 'former' && ending.isUntouched;
  if (!(isDoubtful && services.now() < exchange.doubtfulUntil)) forgetExchange(services.storage, exchange.itemId);
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
): Promise<CartDetailsFragment> => {
  const { storage, now } = services;
  const begun = begin(services, cartId, exchange);
  const swap = async (): Promise<CartDetailsFragment> => {
    noteExchange(storage, begun);
    try {
      // Not shown: the line must not vanish for the moment in between.
      await removeLine(services, cartId, exchange.itemId, 'no-cache');
      const cart = await addLine(services, cartId, exchange.wanted);
      forgetExchange(storage, exchange.itemId);
      return cart;
    } catch (refusal) {
      const isUnheard = toAppError(refusal).kind === 'network';
      const doubtful = { ...begun, doubtfulUntil: isUnheard ? now() + lateArrivalMs : 0 };
      noteExchange(storage, doubtful);
      const ending = await settle(services, doubtful).catch(() => null);
      if (ending?.kind === 'wanted') return ending.cart;
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

/**
 * Looks after lines that an earlier page, or a lost connection, left taken out.
 * @returns whether the cart is another one now than it was.
 */
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
    if (ending?.kind === 'former' || ending?.kind === 'wanted') dispatch(getDetailsReceived(summaryOf(ending.cart)));
    if (ending?.kind === 'lost') dispatch(productsLost([exchange.name]));
  }
};
