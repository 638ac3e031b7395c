import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { removeItemFromCart, updateItemInCart } from './cartThunks';
import { setItemSubscription } from './itemSubscription';
import { optionUidsOf } from './lineKey';
import type { CartLine } from './useCart';

/** Milliseconds without a further press after which a new quantity is sent. */
const quantityDelayMs = 350;

export interface CartLineControls {
  /** What the shopper asked for; the backend's quantity once it has answered. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Puts the line on a subscription plan; null buys it once. Calls back when that is done. */
  setPlan: (planUid: string | null, onDone: () => void) => Promise<void>;
  remove: () => Promise<void>;
  isBusy: boolean;
  /** What went wrong with this line, in words; '' when nothing did. */
  error: string;
}

/** Changes one line of the cart. Quick presses become one request; what is refused goes back to what it was. */
export const useCartLine = (line: CartLine): CartLineControls => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(line);
  useEffect(() => {
    latest.current = line;
  }, [line]);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setError('');
    try {
      await work();
    } catch (failure) {
      setError(errorText(failure, formatMessage({ id: 'cart.updateFailed' })));
    } finally {
      setIsBusy(false);
      setWanted(null);
    }
  };

  const send = (quantity: number): Promise<void> => {
    const { uid, product, quantity: current, __typename } = latest.current;
    if (quantity === current) {
      setWanted(null);
      return Promise.resolve();
    }
    const item = {
      itemId: uid,
      sku: product.sku ?? '',
      quantity,
      isConfigurable: __typename === 'ConfigurableCartItem',
      selectedOptionUids: optionUidsOf(latest.current),
      planUid: latest.current.subscription?.plan_uid ?? undefined,
    };
    return attempt(() => dispatch(updateItemInCart(item, current)));
  };

  return {
    quantity: wanted ?? line.quantity,
    isBusy,
    error,
    setQuantity: (quantity) => {
      setWanted(quantity);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(quantity), quantityDelayMs);
    },
    setPlan: (planUid, onDone) => {
      clearTimeout(timer.current);
      return attempt(() => dispatch(setItemSubscription(latest.current.uid, planUid)).then(onDone));
    },
    remove: () => {
      clearTimeout(timer.current);
      return attempt(() => dispatch(removeItemFromCart(latest.current.uid)));
    },
  };
};
