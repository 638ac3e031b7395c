import { toAppError } from '@/kernel/errors/appError';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, linesOf, readShownCart } from '../cartContents';
import { type CartItemToAdd, removeLine } from '../operations/lineCalls';
import { oneTabAtATime } from '@/kernel/scheduling/oneTabAtATime';
import { addWhole } from './addWhole';
import { forgetExchange, noteExchange, type PendingExchange } from './pendingExchanges';
import { lockOf, quantityOf, runningOf, settle } from './settleExchanges';

/** A line that gives way to another choice. */
export interface CartItemExchange {
  /** Uid of the line. */
  itemId: string;
  requested: CartItemToAdd;
  /** The replaced item: it comes back when the backend refuses the requested one. */
  former: CartItemToAdd;
}

/** Milliseconds after which a request that was not answered does not arrive any more. */
const lateArrivalMs = 600_000;

const begin = (
  services: ThunkServices,
  cartId: string,
  { itemId, requested, former }: CartItemExchange,
): PendingExchange => {
  const shown = readShownCart(services);
  const name = linesOf(shown).find(({ uid }) => uid === itemId)?.product.name ?? '';
  return { cartId, itemId, name, requested, former, held: quantityOf(shown, requested, itemId), mayArriveUntil: 0 };
};

/**
 * Removes and adds again. When that is refused, or the connection is lost, the line goes back as it was: at once, or
 * when the cart is read next, on this page or after it.
 * @param onLost is told the name of the product when the backend refuses to take the line back, too.
 * @throws the refusal, or what the network threw.
 */
export const exchangeLine = async (
  services: ThunkServices,
  cartId: string,
  exchange: CartItemExchange,
  onLost: (name: string) => void,
): Promise<Cart> => {
  const { storage, now } = services;
  const begun = begin(services, cartId, exchange);
  const swap = async (): Promise<Cart> => {
    noteExchange(storage, begun);
    try {
      // Not shown: the line must not vanish for the moment in between.
      await removeLine(services, cartId, exchange.itemId, 'no-cache');
      const cart = await addWhole(services, cartId, exchange.requested);
      forgetExchange(storage, exchange.itemId);
      return cart;
    } catch (refusal) {
      const isUnanswered = toAppError(refusal).kind === 'network';
      const unanswered = { ...begun, mayArriveUntil: isUnanswered ? now() + lateArrivalMs : 0 };
      noteExchange(storage, unanswered);
      const ending = await settle(services, unanswered).catch(() => null);
      if (ending?.kind === 'requested') return ending.cart;
      if (ending?.kind === 'lost') onLost(begun.name);
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
