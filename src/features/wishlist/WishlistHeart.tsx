import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { useIsWishlistEnabled } from '@/features/session/storeSwitches';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { HeartButton, type HeartButtonProps } from './HeartButton';
import { loadWishlistThunks, loadWishlistThunksAhead } from './loadWishlistThunks';
import type { ProductToSave } from './productToSave';
import { selectIsSaved, type WithWishlist } from './wishlistSlice';

export interface WishlistHeartProps extends ProductToSave {
  look?: HeartButtonProps['look'];
}

/** Saves a product to the wishlist and takes it out again, where the store has wishlists. What that takes is loaded when the pointer comes near. */
export const WishlistHeart = ({ look, ...product }: WishlistHeartProps) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const { formatMessage } = useIntl();
  const isEnabled = useIsWishlistEnabled();
  const isSaved = useSelector((state: WithWishlist) => selectIsSaved(state, product.sku));

  // There before it says something, for those who may press: a list has many hearts.
  const [news, setNews] = useState<string>();
  const prepare = (): void => {
    setNews((said) => said ?? '');
    void loadWishlistThunksAhead().catch(() => undefined);
  };

  const press = async (): Promise<void> => {
    try {
      const { pressHeart } = await loadWishlistThunks();
      setNews(await dispatch(pressHeart(product, formatMessage, (listener) => store.subscribe(listener))));
    } catch {
      // The chunk did not come; whatever else fails has its own message.
      dispatch(addToast({ type: 'error', message: formatMessage({ id: 'toast.unexpectedError' }) }));
    }
  };

  if (!isEnabled) return null;
  return (
    <>
      <HeartButton
        name={product.name}
        isSaved={isSaved}
        {...(look ? { look } : {})}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void press()}
      />
      {news === undefined ? null : (
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
      )}
    </>
  );
};
