import { useEffect, useState } from 'react';
import type { Cart } from '@/features/cart/cartContents';
import { type CartOffers, lazyCartOffers, useCartExtras } from '@/features/cart/cartExtras';

export interface CartPageOffers extends CartOffers {
  /** A gift or a bigger pack is there to be shown, with the code that does it. */
  hasOffers: boolean;
}

/** The offers of the cart with the code that shows them: what stands below them would go down when they come. */
export const useCartOffers = (cart: Cart): CartPageOffers => {
  const { extras, isComing } = useCartExtras(cart);
  const [hasCode, setHasCode] = useState(lazyCartOffers.isLoaded);
  const isWanted = Boolean(extras?.free_gift ?? extras?.upsell_opportunity);
  useEffect(() => {
    if (!isWanted) return;
    void lazyCartOffers
      .load()
      .catch(() => undefined)
      .then(() => setHasCode(true));
  }, [isWanted]);
  return { extras, hasOffers: isWanted && hasCode, isComing: isComing || (isWanted && !hasCode) };
};
