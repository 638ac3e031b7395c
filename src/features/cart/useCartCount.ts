import { useEffect } from 'react';
import { useFragment } from '@apollo/client/react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { CartCountFragmentDoc } from './api/CartCount.graphql.generated';
import { cartReference } from './cartIdentity';
import { selectCartId } from './cartSlice';
import { loadCartThunks } from './loadCartThunks';

/** How much is in the cart: asked for once a visit, then moved by every answer that carries the cart; null until known. */
export const useCartCount = (): number | null => {
  const dispatch = useAppDispatch();
  const cartId = useSelector(selectCartId);
  const { data, complete } = useFragment({ fragment: CartCountFragmentDoc, from: cartReference });
  const isAsked = cartId !== null && !complete;
  useEffect(() => {
    // The badge is not worth a message when the chunk does not come.
    if (isAsked) {
      void loadCartThunks()
        .then(({ getItemCount }) => dispatch(getItemCount()))
        .catch(() => undefined);
    }
  }, [dispatch, isAsked]);
  if (cartId === null) return 0;
  if (!complete) return null;
  return data.total_summary_quantity_including_config ?? data.total_quantity;
};
