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

/** Requests of a press, within which a page is reloaded at one. */
const requestsOfPress = 7;

const reloadAtRequest: Interruption = (tab, _openAnother, afterMs) =>
  tab.dieAt(1 + (afterMs % requestsOfPress), afterMs % 2 === 0 ? 'sent' : 'answered');

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

/** By name; a guest has no session that could end. */
export const interruptions = { reload, reloadAtRequest, endSession, signOutElsewhere } as const;
export const interruptionsOfGuests = ['reload', 'reloadAtRequest'] as const;
export const interruptionsOfCustomers = [...interruptionsOfGuests, 'endSession', 'signOutElsewhere'] as const;
