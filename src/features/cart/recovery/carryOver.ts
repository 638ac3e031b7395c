import type { AppThunk } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, itemOfLine, keyOfLine, linesOf } from '../cartContents';
import { addItemToCart, type CartRootState } from '../cartOperations';
import { addFailureId } from '../lines/addFailure';
import { carryCodes, type LostCodes } from './carryCodes';
import { linesNotCarried, type LineNotCarried } from '../operations/cartContextSlice';

const countOf = (cart: Cart, key: string): number =>
  linesOf(cart)
    .filter((line) => keyOfLine(line) === key)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** A line of the guest of which the customer's cart took less than there was. */
export interface Shortfall {
  line: CartLine;
  missing: number;
}

/**
 * Compares the customer's cart before and after the guest's was merged into it. A backend drops a line without a word
 * when the sum is more than there is, or than one order may hold. The gift is earned again or not.
 */
export const findShortfalls = (guest: readonly CartLine[], before: Cart, after: Cart): Shortfall[] =>
  guest
    .filter((line) => line.is_free_gift !== true)
    .map((line) => {
      const key = keyOfLine(line);
      return { line, missing: line.quantity - (countOf(after, key) - countOf(before, key)) };
    })
    .filter(({ missing }) => missing > 0);

/**
 * Puts into the customer's cart what the merge has left out, codes after the goods that they are for, and notes what is
 * refused. Runs after the turn in which token and cart id changed.
 */
export const carryOver =
  (shortfalls: readonly Shortfall[], codes: LostCodes): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch) => {
    const refused: LineNotCarried[] = [];
    for (const { line, missing } of shortfalls) {
      try {
        await dispatch(addItemToCart({ ...itemOfLine(line), quantity: missing }));
      } catch (error) {
        refused.push({ name: line.product.name ?? '', quantity: missing, reason: addFailureId(error) });
      }
    }
    refused.push(...(await dispatch(carryCodes(codes))));
    if (refused.length > 0) dispatch(linesNotCarried(refused));
  };
