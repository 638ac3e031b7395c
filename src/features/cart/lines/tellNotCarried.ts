import type { IntlShape } from 'react-intl';
import type { LineNotCarried } from '../operations/cartContextSlice';

/** Reasons that the message of a line that came in part has words for. */
const reasonWords = new Map<LineNotCarried['reason'], string>([
  ['cart.errorTooMany', 'tooMany'],
  ['cart.errorNotEnough', 'notEnough'],
]);

/** What was left behind at the sign-in, in words: goods with their number and the reason, or a code. */
export const tellNotCarried = (
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
