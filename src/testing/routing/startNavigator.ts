import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createNavigator } from '@/app/routing/navigator';
import type { ShownRoute } from '@/app/routing/shownRoute';
import type { RouteLoader } from '@/app/routing/routeLoader';
import type { RouteOutcome } from '@/app/routing/routeOutcome';
import type { ShopStore } from '@/app/store';
import { userReducer } from '@/features/session/userSlice';
import { appReducer, pendingChanged } from '@/shell/appSlice';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A navigator over outcomes by path; a path without one fails, and one in `slow` waits until it is released. */
export const startNavigator = (outcomes: Record<string, RouteOutcome>, slow: readonly string[] = []) => {
  const shown: ShownRoute[] = [];
  const pending: (string | null)[] = [];
  const left: string[] = [];
  const releases = new Map<string, () => void>();
  const known = new Set<string>();
  const loader: RouteLoader = {
    cached: ({ pathname }) => (known.has(pathname) ? outcomes[pathname] : undefined),
    load: async ({ pathname }) => {
      if (slow.includes(pathname)) await new Promise<void>((resolve) => releases.set(pathname, resolve));
      const outcome = outcomes[pathname];
      if (!outcome) throw new TypeError('Failed to fetch');
      return outcome;
    },
    revalidate: () => undefined,
    follow: () => () => undefined,
  };
  const reducer = combineReducers({ app: appReducer, user: userReducer });
  const store = configureStore({
    reducer: (state: ReturnType<typeof reducer> | undefined, action) => {
      if (pendingChanged.match(action)) pending.push(action.payload);
      return reducer(state, action);
    },
  }) as Partial<ShopStore> as ShopStore;
  const navigator = createNavigator({
    loader,
    store,
    leave: (url) => void left.push(url),
    reloadPage: () => void left.push('reload'),
  });
  navigator.subscribe(() => shown.push(navigator.shown()));
  ends.push(navigator.stop);
  /** Until nothing more happens. */
  const settle = async (): Promise<void> => {
    for (let task = 0; task < 3; task += 1) await nextTask();
  };
  const go = async (path: string): Promise<void> => {
    navigator.push(path);
    await settle();
  };
  const release = async (path: string): Promise<void> => {
    releases.get(path)?.();
    await settle();
  };
  return { navigator, go, settle, shown, pending, left, release, known };
};

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
