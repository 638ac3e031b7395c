import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addUnsent } from '@/kernel/routing/unsentWork';
import { otherQuantity, type QuantityRule } from '@/ui/QuantityStepper/fitQuantity';
import { type CartLine, itemOfLine, limitsOf } from '../cartContents';
import { updateItemInCart } from '../operations/lineOperations';
import { currentLine } from './findLine';
import { useLineAttempt } from './useLineAttempt';
import { useLineTrace } from './useLineTrace';
import { useRemoveLine } from './useRemoveLine';
import { useSetPlan } from './useSetPlan';

/** Milliseconds without a further press after which a new quantity is sent. */
const quantityDelayMs = 350;

export interface CartLineControls {
  /** Requested quantity; the backend's once it has answered. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Says why what was typed is no quantity. */
  refuse: (typed: string) => void;
  /** Puts the line on a subscription plan; null buys it once. Calls back when that is done. */
  setPlan: (planUid: string | null, onDone: () => unknown) => Promise<void>;
  /** Takes the line out, and offers the way back; resolves to whether it worked. */
  remove: () => Promise<boolean>;
  isBusy: boolean;
  /** Error of this line, in words; '' when there is none. */
  error: string;
  /** Which quantities can be had, as far as is known. */
  rule: QuantityRule;
  /** Quantity that can be had in the place of the one that was asked for. */
  offer: number | undefined;
}

/** Says why what was typed into the stepper of a product is no quantity. */
const useQuantityWords = (name: string, { min = 1, max }: QuantityRule): ((typed: string) => string) => {
  const { formatMessage } = useIntl();
  return (typed) => {
    if (!/^\d+$/.test(typed)) return formatMessage({ id: 'cart.quantityNotWhole' }, { typed });
    if (Number(typed) === 0) return formatMessage({ id: 'cart.quantityZero' }, { name });
    if (Number(typed) < min) return formatMessage({ id: 'cart.errorFewest' }, { min });
    return max === undefined
      ? formatMessage({ id: 'cart.errorTooMany' })
      : formatMessage({ id: 'cart.errorMost' }, { max });
  };
};

/**
 * Changes one line of the cart. Quick presses become one request; one that comes while a request is under way waits for
 * its end, for that may give the line another uid. What is refused goes back to what it was.
 */
export const useCartLine = (line: CartLine): CartLineControls => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const tell = useLineTrace();
  const removeLine = useRemoveLine(tell);
  const setPlan = useSetPlan(tell);
  const [requested, setRequested] = useState<number | null>(null);
  /** The quantity that was not taken, as far as is known. */
  const [failed, setFailed] = useState<number | null>(null);
  const { attempt, isBusy, error, setError, rule: told } = useLineAttempt();
  const rule = { ...limitsOf(line), ...told };
  const quantityWords = useQuantityWords(line.product.name ?? '', rule);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The quantity that the shopper asked for last; null when the backend has it. */
  const asked = useRef<number | null>(null);
  /** Resolves to whether what was asked for was taken. */
  const sending = useRef<Promise<boolean>>(undefined);
  const forget = useRef<() => void>(undefined);

  const settle = (): void => {
    clearTimeout(timer.current);
    forget.current?.();
    forget.current = undefined;
    asked.current = null;
    setRequested(null);
    setFailed(null);
  };

  const update = (now: CartLine, quantity: number): Promise<void> =>
    dispatch(updateItemInCart({ ...itemOfLine(now), itemId: now.uid, quantity }));
  const change = async (quantity: number): Promise<boolean> => {
    const now = dispatch(currentLine(line));
    return quantity === now.quantity || attempt(() => update(now, quantity));
  };
  const tellQuantity = (before: CartLine): void => {
    const { quantity } = dispatch(currentLine(line));
    if (quantity === before.quantity) return;
    const values = { name: line.product.name, quantity, before: before.quantity };
    const message = formatMessage({ id: 'cart.quantityChanged' }, values);
    tell(before, { type: 'info', message }, () => update(dispatch(currentLine(line)), before.quantity));
  };

  const sendAll = async (): Promise<boolean> => {
    const before = dispatch(currentLine(line));
    let isDone = false;
    let refused: number | null = null;
    while (!isDone) {
      const quantity = asked.current;
      const isRefused = quantity !== null && !(await change(quantity));
      if (isRefused) refused = quantity;
      // Pressed again meanwhile: the latest quantity counts.
      isDone = isRefused || asked.current === quantity;
    }
    sending.current = undefined;
    settle();
    setFailed(refused);
    tellQuantity(before);
    return refused === null;
  };
  const send = (): Promise<boolean> => {
    clearTimeout(timer.current);
    return (sending.current ??= sendAll());
  };

  const offer = failed === null ? undefined : otherQuantity(rule, failed);
  return {
    quantity: requested ?? line.quantity,
    isBusy,
    // Only its answer was lost: the cart that was read since has it.
    error: failed === line.quantity ? '' : error,
    rule,
    offer: offer === line.quantity ? undefined : offer,
    refuse: (typed) => {
      setFailed(null);
      setError(quantityWords(typed));
    },
    setQuantity: (quantity) => {
      asked.current = quantity;
      setRequested(quantity);
      setFailed(null);
      setError('');
      forget.current ??= addUnsent(send);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), quantityDelayMs);
    },
    setPlan: async (planUid, onDone) => {
      settle();
      await attempt(() => setPlan(dispatch(currentLine(line)), planUid).then(() => void onDone()));
    },
    remove: () => {
      settle();
      return attempt(() => removeLine(dispatch(currentLine(line))));
    },
  };
};
