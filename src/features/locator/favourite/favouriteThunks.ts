import { selectIsSignedIn, type WithUser } from '@/features/session/userSlice';
import { askPosition, isPositionAllowed } from '@/kernel/geo/askPosition';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import {
  FavoriteStoreFullDetailsDocument,
  type FavoriteStoreViewFragment,
  GetFavoriteStoreDocument,
  SetFavoriteStoreDocument,
} from '../api/FavoriteStore.graphql.generated';
import { readFavourite, readForeignFavourite, removeFavourites, writeFavourite } from './favouriteStorage';
import {
  type FavouriteLocation,
  favouriteAsked,
  favouriteReceived,
  selectFavourite,
  type WithFavourite,
} from './favouriteSlice';

type FavouriteRootState = WithUser & WithFavourite;

const toFavourite = (
  store: Omit<FavoriteStoreViewFragment, '__typename'> | null | undefined,
): FavouriteLocation | undefined =>
  store ? { identifier: store.identifier, name: store.name, path: store.url_path } : undefined;

/** Where the device is, if the visitor has allowed that before: a page that opens asks nobody. */
const allowedOrigin = async () => {
  if (!(await isPositionAllowed())) return undefined;
  const answer = await askPosition();
  return answer.kind === 'found' ? answer.position : undefined;
};

/** The customer's own favourite, or the shop nearest to the device; a guest without position is not asked about. */
const fetchFavourite = async (
  { apollo }: ThunkServices,
  isSignedIn: boolean,
): Promise<FavouriteLocation | undefined> => {
  const origin = await allowedOrigin();
  if (!origin && !isSignedIn) return undefined;
  const { data } = await apollo.query({
    query: GetFavoriteStoreDocument,
    variables: { origin: origin ?? null },
    fetchPolicy: 'network-only',
    // Where somebody is stands in no address that is logged.
    context: { isPersonal: true },
  });
  return toFavourite(data?.getFavoriteStore);
};

/** The favourite of another store view, as this one knows it. */
const findForeign = async ({ apollo, storage }: ThunkServices): Promise<FavouriteLocation | undefined> => {
  const foreign = readForeignFavourite(storage);
  if (!foreign) return undefined;
  const { data } = await apollo.query({
    query: FavoriteStoreFullDetailsDocument,
    variables: { identifier: foreign.identifier },
  });
  return toFavourite(data?.pointsOfSale?.items[0]);
};

/**
 * Finds the favourite: a guest's from storage, then that of another store view, then the nearest; a customer's from the
 * backend, then that of another store view. A failure is logged and leaves what is kept.
 */
export const loadFavourite =
  (): AppThunk<Promise<void>, FavouriteRootState> => async (dispatch, getState, services) => {
    const { storage } = services;
    const isSignedIn = selectIsSignedIn(getState());
    dispatch(favouriteAsked(isSignedIn ? 'customer' : 'guest'));
    let kept = readFavourite(storage);
    if (kept?.isCustomers && !isSignedIn) {
      // The session ended while no page of the shop was open.
      removeFavourites(storage);
      kept = undefined;
    }
    if (kept) dispatch(favouriteReceived(kept));
    if (kept && !isSignedIn) return;
    const { token } = getState().user;
    const shown = selectFavourite(getState()).favourite;
    try {
      const found = isSignedIn
        ? ((await fetchFavourite(services, true)) ?? (await findForeign(services)))
        : ((await findForeign(services)) ?? (await fetchFavourite(services, false)));
      // Somebody signed in or out meanwhile: the answer is not theirs.
      if (getState().user.token !== token) return;
      // A shop was chosen meanwhile, here or in another tab: what was found may be older, or only the nearest.
      const isChosen = selectFavourite(getState()).favourite !== shown;
      if (isChosen || readFavourite(storage)?.identifier !== kept?.identifier) return;
      const favourite = found ?? kept;
      if (!favourite) return;
      writeFavourite(storage, { ...favourite, isCustomers: isSignedIn });
      dispatch(favouriteReceived(favourite));
    } catch (error) {
      log.error('The favourite store could not be looked up.', error);
    }
  };

/**
 * Makes a shop the favourite: in this browser, and for a customer at the backend too.
 * @returns false when the backend did not take it; the browser keeps it all the same.
 */
export const setFavourite =
  (favourite: FavouriteLocation): AppThunk<Promise<boolean>, WithUser> =>
  async (dispatch, getState, { apollo, storage }) => {
    const isSignedIn = selectIsSignedIn(getState());
    writeFavourite(storage, { ...favourite, isCustomers: isSignedIn });
    dispatch(favouriteReceived(favourite));
    if (!isSignedIn) return true;
    try {
      const { data } = await apollo.mutate({
        mutation: SetFavoriteStoreDocument,
        variables: { identifier: favourite.identifier },
      });
      return data?.setFavoriteStore?.store != null;
    } catch (error) {
      log.error('The favourite store could not be saved.', error);
      return false;
    }
  };

/** Forgets the favourite of the customer who signed out. */
export const forgetFavourite =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    removeFavourites(storage);
    dispatch(favouriteReceived(null));
  };
