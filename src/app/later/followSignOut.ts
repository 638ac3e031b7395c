import { isRenewed } from '@/features/session/sessionThunks';
import { isSessionEndUntold, readToken, tokenKey } from '@/features/session/tokenStorage';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ShopStore } from '../store';
import { forgetTabTraces } from './forgetTraces';

/**
 * Forgets what this tab alone knows of its customer when another tab has signed them out: signing out there cannot reach
 * it, and this page loads again without them, whether it is looked at or not. A page that was asleep, or in the browser's
 * memory, hears of nothing, so it looks when it is seen again.
 * @returns the function that ends it.
 */
export const followSignOut = ({ storage }: Pick<ThunkServices, 'storage'>, store: ShopStore): (() => void) => {
  const look = (): void => {
    const { token } = store.getState().user;
    if (token === null || token === readToken(storage) || isRenewed(storage)) return;
    forgetTabTraces(isSessionEndUntold(storage));
  };
  const stopListening = storage.onChangeElsewhere(tokenKey, look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
};
