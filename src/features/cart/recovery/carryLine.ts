import { isUnreachable } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, itemOfLine, keyOfLine, linesOf, readShownCart } from '../cartContents';
import { type CartRootState, changeCart, getCartDetails } from '../cartOperations';
import { addWhole } from '../exchange/addWhole';
import { addFailureId } from '../lines/addFailure';

/** A line of the guest of which the customer's cart took less than there was. */
export interface Shortfall {
  line: CartLine;
  missing: number;
}

/** What became of the missing pieces of a line. */
export interface CarriedLine {
  /** Pieces that came into the cart. */
  carried: number;
  /** Id of the message that says why the others did not; undefined when the backend's words are all there is. */
  reason: ReturnType<typeof addFailureId>;
}

/** Pieces of a line in a cart. */
export const countOf = (cart: Cart | null, key: string): number =>
  linesOf(cart)
    .filter((line) => keyOfLine(line) === key)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Refusals after which fewer pieces may still be had. */
const isAboutNumber = (reason: CarriedLine['reason']): boolean =>
  reason === 'cart.errorTooMany' || reason === 'cart.errorNotEnough';

/**
 * Adds the missing pieces of a line to the cart, or as many of them as the backend takes. No field says how many that are,
 * so half of what is left is tried each time: 99 pieces take eight additions at most.
 *
 * What the cart holds is read again after each refusal, because a backend may have added in spite of its error, and an
 * answer may be lost. It never throws.
 */
export const carryLine =
  ({ line, missing }: Shortfall): AppThunk<Promise<CarriedLine>, CartRootState> =>
  async (dispatch, _getState, services) => {
    const item = itemOfLine(line);
    const held = (): number => countOf(readShownCart(services), keyOfLine(line));
    const before = held();
    let carried = 0;
    let tooMany = missing + 1;
    let reason: CarriedLine['reason'];
    for (let quantity = missing; quantity >= 1; quantity = Math.floor((tooMany - carried) / 2)) {
      try {
        await dispatch(changeCart((_services, cartId) => addWhole(services, cartId, { ...item, quantity })));
        carried += quantity;
      } catch (error) {
        reason = addFailureId(error);
        tooMany = carried + quantity;
        await dispatch(getCartDetails());
        carried = Math.max(carried, held() - before);
        if (isUnreachable(error) || !isAboutNumber(reason)) break;
      }
    }
    return { carried: Math.min(carried, missing), reason };
  };
