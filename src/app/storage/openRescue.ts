import { settings } from '@/kernel/app/settings';
import { createCookieJar } from '@/kernel/storage/rescue/cookieJar';
import { openHistoryPocket, readPocket } from '@/kernel/storage/rescue/historyPocket';
import { createRescueStorage } from '@/kernel/storage/rescue/rescueStorage';
import type { RawStorage } from '@/kernel/storage/shopStorage';

const named = (key: string): string => `${settings.storageNamespace}__${key}`;

/** Key in the state of the history. */
const pocketKey = 'kept';

/** What the shop remembers as a courtesy; what it has most of comes first. */
export const expendable = [
  'imagesBySku',
  'recentlyViewed',
  'recentSearches',
  'told_steps',
  'told_order',
  'checkout_aside',
  'kept_cart',
  'cart_lines',
].map(named);

/** What must be the same in all tabs: whose cart it is, who is signed in, and what became of orders. */
export const shared = new Set(
  [
    'cartId',
    'cart_changed',
    'merged_cart',
    'signin_token',
    'signin_session',
    'session_ended',
    'placing_order',
    'receipt_cart',
    'order_decision',
  ].map(named),
);

const sessionStorageIfAny = (): RawStorage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

/** Changes in cookies are told as those of local storage are: the listeners are the same. */
const openChannel = (): ((name: string) => void) => {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(named('storage'));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    window.dispatchEvent(new StorageEvent('storage', { key: data, oldValue: null, newValue: '' }));
  });
  return (name) => channel.postMessage(name);
};

/** The other places of this browser. */
export const openRescue = (local: RawStorage | undefined): RawStorage => {
  const cookies = createCookieJar(document, settings.storageNamespace, window.location.protocol === 'https:');
  // The next document finds by it that there is something to find.
  cookies.set(named('rescue'), '1');
  return createRescueStorage({
    local,
    session: sessionStorageIfAny(),
    cookies,
    pocketed: readPocket(pocketKey),
    openPocket: () => openHistoryPocket(pocketKey),
    tellTabs: openChannel(),
    expendable,
    shared,
  });
};
