import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type CartLine, itemOfLine, keyOfLine } from '@/features/cart/cartContents';
import { useLineTrace } from '@/features/cart/CartLines';
import { addItemToCart, removeItemFromCart } from '@/features/cart/cartOperations';
import { authModalOpened, selectIsAuthModalOpen } from '@/features/session/authModalSlice';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { loadWishlistThunks } from '@/features/wishlist/loadWishlistThunks';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';

export interface SaveForLater {
  save: (line: CartLine) => void;
  /** Key of the line that is being saved, or waits for the sign-in. */
  savingKey: string | undefined;
}

/**
 * Moves a line to the wishlist. A guest signs in first; then the line, which is in the customer's cart by then, is moved.
 * @param lines those of the cart that is shown.
 */
export const useSaveForLater = (lines: readonly CartLine[]): SaveForLater => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const isSignedIn = useSelector(selectIsSignedIn);
  const tell = useLineTrace();
  const isAsked = useSelector(selectIsAuthModalOpen);
  const [savingKey, setSavingKey] = useState<string>();
  const [waitingKey, setWaitingKey] = useState<string>();
  // Closing the dialog without signing in takes the request back.
  if (waitingKey !== undefined && !isAsked && !isSignedIn) setWaitingKey(undefined);

  const move = async (line: CartLine): Promise<void> => {
    const { name } = line.product;
    const item = itemOfLine(line);
    setSavingKey(keyOfLine(line));
    try {
      const { addToSaved, takeFromSaved } = await loadWishlistThunks();
      const savedIds = await dispatch(addToSaved({ ...item, name: name ?? '' }));
      await dispatch(removeItemFromCart(line.uid));
      const message = formatMessage({ id: 'cart.savedForLater' }, { name });
      tell(line, { type: 'success', message }, async () => {
        await dispatch(addItemToCart(item));
        await dispatch(takeFromSaved(savedIds));
      });
    } catch (error) {
      const message = errorText(error, formatMessage({ id: 'cart.saveFailed' }));
      dispatch(addToast({ type: 'error', message }));
    } finally {
      setSavingKey(undefined);
    }
  };

  const waiting = isSignedIn ? lines.find((line) => keyOfLine(line) === waitingKey) : undefined;
  const moveWaiting = useEffectEvent((line: CartLine) => {
    setWaitingKey(undefined);
    void move(line);
  });
  useEffect(() => {
    if (!waiting) return;
    const moving = setTimeout(() => moveWaiting(waiting));
    return () => clearTimeout(moving);
  }, [waiting]);

  return {
    savingKey: savingKey ?? waitingKey,
    save: (line) => {
      if (savingKey !== undefined) return;
      if (isSignedIn) void move(line);
      else {
        setWaitingKey(keyOfLine(line));
        dispatch(authModalOpened());
      }
    },
  };
};
