import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { loadWishlistThunksAhead } from './loadWishlistThunks';

/** Shows nothing: begins the wishlist of the customer who is signed in. */
export const WishlistStart = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  useEffect(() => {
    // The hearts are not worth a message; a press loads what is missing.
    void loadWishlistThunksAhead()
      .then(({ startWishlist }) => dispatch(startWishlist(formatMessage)))
      .catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a sign-in: a change of language asks for nothing
  }, [dispatch]);
  return null;
};
