import { storeViewKeys } from '@/kernel/app/chosenStoreView';
import { settings } from '@/kernel/app/settings';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import type { StoreView } from './storeViews';

/** Where the shopper is in the other store view, its home page if it has no such page; the path as it is if that cannot be found out. */
const pathIn = async ({ apollo }: ThunkServices, { code }: StoreView, pathname: string): Promise<string> => {
  try {
    const { findSamePage } = await import('./findSamePage');
    return (await findSamePage(apollo, pathname, settings.storeCode, code)) ?? '/';
  } catch {
    return pathname;
  }
};

/** Keeps the choice and loads the shop again, at a path. */
export const enterStoreView =
  (view: StoreView, path: string): AppThunk =>
  (_dispatch, _getState, { storage, reloadPage }) => {
    storage.write(storeViewKeys.code, view.code);
    const known = [
      [storeViewKeys.currency, view.currency],
      [storeViewKeys.mediaUrl, view.mediaUrl],
      [storeViewKeys.locale, view.locale],
      [storeViewKeys.pageSize, undefined],
    ] as const;
    for (const [key, value] of known) {
      if (value) storage.write(key, value);
      else storage.remove(key);
    }
    window.history.replaceState(null, '', path);
    reloadPage();
  };

/** The choice that was made last: finding the page takes a while, and the shopper may choose again meanwhile. */
const newest = new WeakMap<ThunkServices, object>();

/**
 * Switches to another store view, on the same page if it is there: the one that the shopper is at by the time that it is
 * found. A later choice, also that of the current store view, takes this one back.
 */
export const chooseStoreView =
  (view: StoreView): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const choice = {};
    newest.set(services, choice);
    if (view.code === settings.storeCode) return;
    for (;;) {
      const { pathname } = window.location;
      const path = await pathIn(services, view, pathname);
      if (newest.get(services) !== choice) return;
      const { pathname: now, search, hash } = window.location;
      if (now !== pathname) continue;
      dispatch(enterStoreView(view, path === '/' ? path : path + search + hash));
      return;
    }
  };

/** Switches the currency, if it is one of those that the store view has. */
export const chooseCurrency =
  (code: string, available: readonly string[]): AppThunk =>
  (_dispatch, _getState, { storage, reloadPage }) => {
    if (code === settings.currency || !available.includes(code)) return;
    storage.write(storeViewKeys.currency, code);
    reloadPage();
  };
