import { isOrderBeingSent } from '@/app/store';
import { checkSession } from '@/features/session/sessionThunks';
import { signOutAndRevoke } from '@/features/session/signOut';
import { wait } from '@/kernel/wait';
import type { MortalTab } from './mortalTab';

/**
 * What comes between while an order is being placed.
 * @param afterMs when.
 * @returns a promise that ends when the tab has died of it.
 */
export type Interruption = (tab: MortalTab, openAnother: () => MortalTab, afterMs: number) => Promise<void>;

const sessionCheckMs = 1000;

/** What the page does every second: it reloads when the session has changed, and no order is being sent. */
const untilSessionChecked = async (tab: MortalTab): Promise<void> => {
  while (isOrderBeingSent(tab.store.getState())) await wait(sessionCheckMs);
  await tab.store.dispatch(checkSession()).catch(() => undefined);
  tab.die();
};

const reload: Interruption = async (tab, _openAnother, afterMs) => {
  await wait(afterMs);
  tab.die();
};

const endSession: Interruption = async (tab, _openAnother, afterMs) => {
  await wait(afterMs);
  tab.services.storage.remove('signin_token');
  await untilSessionChecked(tab);
};

const signOutElsewhere: Interruption = async (tab, openAnother, afterMs) => {
  await wait(afterMs);
  const other = openAnother();
  await other.store.dispatch(signOutAndRevoke());
  other.die();
  await untilSessionChecked(tab);
};

/** The first is possible for guests, too. */
export const interruptions: readonly [Interruption, ...Interruption[]] = [reload, endSession, signOutElsewhere];
