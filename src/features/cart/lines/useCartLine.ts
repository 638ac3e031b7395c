import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { type CartLine, itemOfLine, keyOfLine, linesOf, readShownCart } from '../cartContents';
import { setItemSubscription, updateItemInCart } from '../operations/lineOperations';
import { useLineAttempt } from './useLineAttempt';
import { useRemoveLine } from './useRemoveLine';

/** Milliseconds without a further press after which a new quantity is sent. */
const quantityDelayMs = 350;

export interface CartLineControls {
  /** Requested quantity; the backend's once it has answered. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Says why what was typed is no quantity. */
  refuse: (typed: string) => void;
  /** Puts the line on a subscription plan; null buys it once. Calls back when that is done. */
  setPlan: (planUid: string | null, onDone: () => void) => Promise<void>;
  /** Takes the line out, and offers the way back; resolves to whether it worked. */
  remove: () => Promise<boolean>;
  isBusy: boolean;
  /** Error of this line, in words; '' when there is none. */
  error: string;
}

/** A line as the backend gave it last: a change may just have given it another uid, which is not on screen yet. */
const currentLine =
  (line: CartLine): AppThunk<CartLine> =>
  (_dispatch, _getState, services) => {
    const key = keyOfLine(line);
    return linesOf(readShownCart(services)).find((other) => keyOfLine(other) === key) ?? line;
  };

/** Says why what was typed into the stepper of a product is no quantity. */
const useQuantityWords = (name: string): ((typed: string) => string) => {
  const { formatMessage } = useIntl();
  return (typed) => {
    if (!/^\d+$/.test(typed)) return formatMessage({ id: 'cart.quantityNotWhole' }, { typed });
    return Number(typed) === 0
      ? formatMessage({ id: 'cart.quantityZero' }, { name })
      : formatMessage({ id: 'cart.errorTooMany' });
  };
};

/**
 * Changes one line of the cart. Quick presses become one request; one that comes while a request is under way waits for
 * its end, for that may give the line another uid. What is refused goes back to what it was.
 */
export const useCartLine = (line: CartLine): CartLineControls => {
  const dispatch = useAppDispatch();
  const quantityWords = useQuantityWords(line.product.name ?? '');
  const removeLine = useRemoveLine();
  const [requested, setRequested] = useState<number | null>(null);
  /** The quantity that was not taken, as far as is known. */
  const [failed, setFailed] = useState<number | null>(null);
  const { attempt, isBusy, error, setError } = useLineAttempt();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The quantity that the shopper asked for last; null when the backend has it. */
  const asked = useRef<number | null>(null);
  const isSending = useRef(false);

  const settle = (): void => {
    clearTimeout(timer.current);
    asked.current = null;
    setRequested(null);
    setFailed(null);
  };

  const change = async (quantity: number): Promise<boolean> => {
    const now = dispatch(currentLine(line));
    if (quantity === now.quantity) return true;
    return attempt(() => dispatch(updateItemInCart({ ...itemOfLine(now), itemId: now.uid, quantity })));
  };

  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    let isDone = false;
    let refused: number | null = null;
    while (!isDone) {
      const quantity = asked.current;
      const isRefused = quantity !== null && !(await change(quantity));
      if (isRefused) refused = quantity;
      // Pressed again meanwhile: the latest quantity counts.
      isDone = isRefused || asked.current === quantity;
    }
    isSending.current = false;
    settle();
    setFailed(refused);
  };

  return {
    quantity: requested ?? line.quantity,
    isBusy,
    // Only its answer was lost: the cart that was read since has it.
    error: failed === line.quantity ? '' : error,
    refuse: (typed) => {
      setFailed(null);
      setError(quantityWords(typed));
    },
    setQuantity: (quantity) => {
      asked.current = quantity;
      setRequested(quantity);
      setFailed(null);
      setError('');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), quantityDelayMs);
    },
    setPlan: async (planUid, onDone) => {
      settle();
      await attempt(() => dispatch(setItemSubscription(dispatch(currentLine(line)).uid, planUid)).then(onDone));
    },
    remove: () => {
      settle();
      return attempt(() => removeLine(dispatch(currentLine(line))));
    },
  };
};
