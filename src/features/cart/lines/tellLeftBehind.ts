import type { IntlShape } from 'react-intl';
import type { AppThunk } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import { leftBehindKey, linesNotCarried, type LineNotCarried } from '../operations/cartContextSlice';
import { readLeftBehind } from './leftBehind';

/** Milliseconds that the message stays: nobody waits for it. */
const timeoutMs = 10_000;
/** Milliseconds in which a page that is being left may still show the message: the next one tells it again. */
const leavingMs = 3000;

/** Reasons that the message of a line that came in part has words for. */
const reasonWords = new Map<LineNotCarried['reason'], string>([
  ['cart.errorTooMany', 'tooMany'],
  ['cart.errorNotEnough', 'notEnough'],
]);

/** What was left behind at the sign-in, in words: goods with their number and the reason, or a code. */
const toWords = (
  { name, quantity, carried, reason }: LineNotCarried,
  formatMessage: IntlShape['formatMessage'],
): string => {
  if (quantity === 0) return formatMessage({ id: 'cart.codeNotCarried' }, { code: name });
  const known = carried > 0 ? reasonWords.get(reason) : undefined;
  const said =
    carried > 0
      ? formatMessage(
          { id: 'cart.carriedInPart' },
          { name, carried, quantity: carried + quantity, left: quantity, reason: known ?? 'other' },
        )
      : formatMessage({ id: 'cart.notCarried' }, { name, quantity });
  // "Please choose fewer" is no help to those who have just got as many as there are.
  return reason && known === undefined ? `${said} ${formatMessage({ id: reason })}` : said;
};

/** Tells what the cart did not take at the sign-in, on this page or on the one before. */
export const tellLeftBehind =
  (here: readonly LineNotCarried[], formatMessage: IntlShape['formatMessage']): AppThunk =>
  (dispatch, _getState, { storage }) => {
    for (const line of here.length > 0 ? here : readLeftBehind(storage)) {
      dispatch(addToast({ type: 'warning', message: toWords(line, formatMessage), timeout: timeoutMs }));
    }
    if (here.length > 0) dispatch(linesNotCarried([]));
    setTimeout(() => storage.remove(leftBehindKey), leavingMs);
  };
