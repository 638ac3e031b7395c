import { useEffect, useState } from 'react';
import type { Cart } from '@/features/cart/cartContents';
import { type CartOffers, lazyCartOffers, useCartExtras } from '@/features/cart/cartExtras';

/** The offers of the cart with the code that shows them: on a phone what stands below them would go down when it comes. */
export const useCartOffers = (cart: Cart): CartOffers => {
  const { extras, isComing } = useCartExtras(cart);
  const [hasCode, setHasCode] = useState(lazyCartOffers.isLoaded);
  const isWanted = extras !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    void lazyCartOffers
      .load()
      .catch(() => undefined)
      .then(() => setHasCode(true));
  }, [isWanted]);
  return hasCode ? { extras, isComing } : { extras: undefined, isComing: isComing || isWanted };
};
