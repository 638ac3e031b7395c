import type { AppThunk } from '@/kernel/redux/thunk';
import { cartDetailsFragment } from './cartDetailsFragment';
import { cartReference } from './cartIdentity';
import { keyOfLine } from './lineKey';
import type { CartLine } from './useCart';

/** A line as the backend gave it last: a change may just have given it another uid, which is not on screen yet. */
export const currentLine =
  (line: CartLine): AppThunk<CartLine> =>
  (_dispatch, _getState, { apollo }) => {
    const cart = apollo.readFragment({ ...cartDetailsFragment, from: cartReference });
    const key = keyOfLine(line);
    return (cart?.items ?? []).find((other) => other !== null && keyOfLine(other) === key) ?? line;
  };
