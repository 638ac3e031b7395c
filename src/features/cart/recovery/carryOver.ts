import type { AppThunk } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, keyOfLine } from '../cartContents';
import type { CartRootState } from '../cartOperations';
import { linesNotCarried, type LineNotCarried } from '../operations/cartContextSlice';
import { carryCodes, type LostCodes } from './carryCodes';
import { carryLine, countOf, type Shortfall } from './carryLine';

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
 * Puts into the customer's cart what the merge has left out, as much of it as fits, codes after the goods that they are
 * for, and notes what is refused. Runs after the turn in which token and cart id changed.
 */
export const carryOver =
  (shortfalls: readonly Shortfall[], codes: LostCodes): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch) => {
    const refused: LineNotCarried[] = [];
    for (const { line, missing } of shortfalls) {
      const { carried, reason } = await dispatch(carryLine({ line, missing }));
      const quantity = missing - carried;
      if (quantity > 0) {
        refused.push({ name: line.product.name ?? '', quantity, carried: line.quantity - quantity, reason });
      }
    }
    refused.push(...(await dispatch(carryCodes(codes))));
    if (refused.length > 0) dispatch(linesNotCarried(refused));
  };
