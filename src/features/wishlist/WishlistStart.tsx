import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { startWishlist } from './wishlistThunks';

/** Shows nothing: begins the wishlist of the customer who is signed in. */
export const WishlistStart = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  useEffect(() => {
    void dispatch(startWishlist(formatMessage));
    // Once a sign-in: a change of language asks for nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- formatMessage is what it was at sign-in
  }, [dispatch]);
  return null;
};
