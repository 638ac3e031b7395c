import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addFailureId } from './addFailure';
import { updateItemInCart } from './cartThunks';
import { setItemSubscription } from './itemSubscription';
import { itemOfLine } from './lineItem';
import { useQuantityWords } from './useQuantityWords';
import { useRemoveLine } from './useRemoveLine';
import type { CartLine } from './useCart';

/** Milliseconds without a further press after which a new quantity is sent. */
const quantityDelayMs = 350;

export interface CartLineControls {
  /** What the shopper asked for; the backend's quantity once it has answered. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Says why what was typed is no quantity. */
  refuse: (typed: string) => void;
  /** Puts the line on a subscription plan; null buys it once. Calls back when that is done. */
  setPlan: (planUid: string | null, onDone: () => void) => Promise<void>;
  /** Takes the line out, and offers the way back; resolves to whether it worked. */
  remove: () => Promise<boolean>;
  isBusy: boolean;
  /** What went wrong with this line, in words; '' when nothing did. */
  error: string;
}

/** Changes one line of the cart. Quick presses become one request; what is refused goes back to what it was. */
export const useCartLine = (line: CartLine): CartLineControls => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const quantityWords = useQuantityWords(line.product.name ?? '');
  const removeLine = useRemoveLine();
  const [wanted, setWanted] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(line);
  useEffect(() => {
    latest.current = line;
  }, [line]);

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    setError('');
    try {
      await work();
      return true;
    } catch (failure) {
      const known = addFailureId(failure);
      setError(known ? formatMessage({ id: known }) : errorText(failure, formatMessage({ id: 'cart.updateFailed' })));
      return false;
    } finally {
      setIsBusy(false);
      setWanted(null);
    }
  };

  const send = (quantity: number): void => {
    const { uid: itemId, quantity: current, __typename } = latest.current;
    if (quantity === current) {
      setWanted(null);
      return;
    }
    const isConfigurable = __typename === 'ConfigurableCartItem';
    const item = { ...itemOfLine(latest.current), itemId, quantity, isConfigurable };
    void attempt(() => dispatch(updateItemInCart(item, current)));
  };

  return {
    quantity: wanted ?? line.quantity,
    isBusy,
    error,
    refuse: (typed) => setError(quantityWords(typed)),
    setQuantity: (quantity) => {
      setWanted(quantity);
      setError('');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(quantity), quantityDelayMs);
    },
    setPlan: async (planUid, onDone) => {
      clearTimeout(timer.current);
      await attempt(() => dispatch(setItemSubscription(latest.current.uid, planUid)).then(onDone));
    },
    remove: () => {
      clearTimeout(timer.current);
      return attempt(() => removeLine(latest.current));
    },
  };
};
