import { importWithRetry } from '@/kernel/routing/lazyComponent';
import type { AppThunk } from '@/kernel/redux/thunk';
import type { WithUser } from '@/features/session/userSlice';

/** Brings the backend's list and the browser's together, by a chunk of its own; without the chunk the browser's remains. */
export const syncLater = (): AppThunk<void, WithUser> => (dispatch) => {
  void importWithRetry(() => import(/* webpackChunkName: "comparison" */ './list/syncCompared'), null)
    .then(({ syncCompared }) => dispatch(syncCompared()))
    .catch(() => undefined);
};
