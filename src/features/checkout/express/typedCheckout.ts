import type { AppThunk } from '@/kernel/redux/thunk';
import { checkoutKeys, draftKey } from '../forgetCheckout';
import { sessionLifetimeSeconds } from '@/features/session/tokenLifetime';

const keys = [...Object.values(checkoutKeys), draftKey];

/**
 * Notes what was typed into checkout before a wallet came.
 * @returns puts it back: nothing of the wallet's address is left in the browser.
 */
export const noteTypedCheckout = (): AppThunk<() => void> => (_dispatch, _getState, services) => {
  const { storage } = services;
  const before = keys.map((key) => ({ key, value: storage.read(key, (value) => value) }));
  return () => {
    for (const { key, value } of before) {
      if (value === undefined) storage.remove(key);
      else storage.write(key, value, sessionLifetimeSeconds(services));
    }
  };
};
