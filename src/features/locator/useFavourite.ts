import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectIsSignedIn, type WithUser } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { GetFavoriteStoreConfigDocument } from './api/FavoriteStore.graphql.generated';
import { type FavouriteLocation, selectFavourite, type WithFavourite } from './favourite/favouriteSlice';
import { forgetFavourite, loadFavourite } from './favourite/favouriteThunks';

export interface Favourite {
  /** Whether the store view has favourites; false until that is known. */
  isEnabled: boolean;
  /** Whether it is not known yet. */
  isLoading: boolean;
  favourite: FavouriteLocation | null;
}

/** The shop that the shopper prefers: looked for once, again after signing in, and forgotten after signing out. */
export const useFavourite = (): Favourite => {
  const dispatch = useAppDispatch();
  const store = useStore<WithFavourite & WithUser>();
  const { data, loading } = useQuery(GetFavoriteStoreConfigDocument, { skip: !CAPABILITIES.favouriteStore });
  const isEnabled = CAPABILITIES.favouriteStore && data?.storeConfig?.favorite_store_enabled === true;
  const isSignedIn = useSelector(selectIsSignedIn);
  const { favourite } = useSelector(selectFavourite);
  const wasSignedIn = useRef(isSignedIn);

  useEffect(() => {
    const hasLeft = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (!isEnabled) return;
    if (hasLeft) dispatch(forgetFavourite());
    // Several parts of a page ask; the first one loads.
    const wanted = isSignedIn ? 'customer' : 'guest';
    if (selectFavourite(store.getState()).loadedFor !== wanted) void dispatch(loadFavourite());
  }, [dispatch, store, isEnabled, isSignedIn]);

  return { isEnabled, isLoading: loading && !data, favourite: isEnabled ? favourite : null };
};
