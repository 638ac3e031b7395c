import { isOrderBeingSent } from '@/app/store';
import { checkSession } from '@/features/session/sessionThunks';
import { signOutAndRevoke } from '@/features/session/signOut';
import { wait } from '@/kernel/wait';
import type { Moment, MortalTab } from './mortalTab';
import type { RandomNumbers } from './randomNumbers';

/** When something comes between: after some milliseconds, or at a request. */
type When = { afterMs: number } | { request: number; moment: Moment };

/** Requests of a press. */
const requestsOfPress = 8;
/** Milliseconds within which a press is interrupted. */
const interruptedWithinMs = 70_000;

/** Any moment of a press. */
export const anyMoment = (random: RandomNumbers): When =>
  random.chance(0.5)
    ? { afterMs: random.below(interruptedWithinMs) }
    : { request: 1 + random.below(requestsOfPress), moment: random.chance(0.5) ? 'sent' : 'answered' };

const doWhen = async (tab: MortalTab, when: When, act: () => void): Promise<void> => {
  if ('request' in when) return tab.at(when.request, when.moment, act);
  await wait(when.afterMs);
  return act();
};

/**
 * What comes between while an order is being placed.
 * @returns a promise that ends when the tab has died of it.
 */
export type Interruption = (tab: MortalTab, openAnother: () => MortalTab, when: When) => Promise<void>;

const sessionCheckMs = 1000;

/** What the page does every second: it reloads when the session has changed, and no order is being sent. */
const untilSessionChecked = async (tab: MortalTab): Promise<void> => {
  while (isOrderBeingSent(tab.store.getState())) await wait(sessionCheckMs);
  await tab.store.dispatch(checkSession()).catch(() => undefined);
  tab.die();
};

const reload: Interruption = (tab, _openAnother, when) => doWhen(tab, when, tab.die);

const endSession: Interruption = async (tab, _openAnother, when) => {
  await doWhen(tab, when, () => tab.services.storage.remove('signin_token'));
  await untilSessionChecked(tab);
};

const signOutElsewhere: Interruption = async (tab, openAnother, when) => {
  let signedOut: Promise<void> = Promise.resolve();
  await doWhen(tab, when, () => {
    const other = openAnother();
    signedOut = other.store.dispatch(signOutAndRevoke()).finally(other.die);
  });
  await signedOut;
  await untilSessionChecked(tab);
};

/** By name; a guest has no session that could end. */
export const interruptions = { reload, endSession, signOutElsewhere } as const;
export const interruptionsOfGuests = ['reload'] as const;
export const interruptionsOfCustomers = [...interruptionsOfGuests, 'endSession', 'signOutElsewhere'] as const;
