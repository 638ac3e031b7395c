import type { AppThunk } from '@/kernel/redux/thunk';
import { type CartLine, keyOfLine, linesOf, readShownCart } from '../cartContents';

/** A line as the backend gave it last: a change may just have given it another uid, which is not on screen yet. */
export const currentLine =
  (line: CartLine): AppThunk<CartLine> =>
  (dispatch) =>
    dispatch(findLine(keyOfLine(line))) ?? line;

/**
 * The line with a key, as the cart was read last.
 * @param quantity that it has to have; what went into a line that was there already cannot be told from it.
 */
export const findLine =
  (key: string, quantity?: number): AppThunk<CartLine | undefined> =>
  (_dispatch, _getState, services) =>
    linesOf(readShownCart(services)).find(
      (line) => keyOfLine(line) === key && (quantity === undefined || line.quantity === quantity),
    );
