import { readCompared, writeCompared } from '@/features/comparison/compared';
import { checkSession } from '@/features/session/sessionThunks';
import { noteSessionEnd, removeToken, writeToken } from '@/features/session/tokenStorage';
import { tokenSet } from '@/features/session/userSlice';
import { linkKey } from '@/features/subscription/linkKey';
import { openTab } from '@/testing/faults/openTab';
import { createSharedStorage } from '@/testing/sharedStorage';
import { wait } from '@/kernel/wait';
import { followSignOut } from './followSignOut';

const lifetime = 1200;
const hasLink = (): boolean => window.sessionStorage.getItem(linkKey) !== null;
const hasCompared = (): boolean => readCompared().length > 0;

/** Two tabs of a customer; the first has opened a subscription by its mail, and compares. */
const open = async () => {
  const storage = createSharedStorage();
  const [here, there] = [0, 1].map(() => openTab(storage, () => Promise.reject(new TypeError('offline'))));
  if (!here || !there) throw new Error('There are no tabs.');
  writeToken(here.services.storage, 'token', lifetime, 'ann@example.com');
  here.store.dispatch(tokenSet('token'));
  await here.store.dispatch(checkSession());
  const stop = followSignOut(here.services, here.store);
  window.sessionStorage.setItem(linkKey, 'mailed');
  writeCompared([{ uid: 'MQ==', sku: 'ZINC', name: 'Zinc' }]);
  await wait(5);
  return {
    storage: there.services.storage,
    close: () => {
      stop();
      for (const tab of [here, there]) tab.close();
    },
  };
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  window.sessionStorage.clear();
  jest.restoreAllMocks();
});

test('a tab whose customer signs out in another forgets what it alone knows of them', async () => {
  const { storage, close } = await open();
  removeToken(storage);
  await wait(5);
  expect([hasLink(), hasCompared()]).toEqual([false, false]);
  close();
});

test('so does one in which somebody else has signed in since, once it is seen again', async () => {
  const { storage, close } = await open();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  removeToken(storage);
  writeToken(storage, 'other', lifetime, 'bea@example.com');
  window.dispatchEvent(new Event('pageshow'));
  expect([hasLink(), hasCompared()]).toEqual([false, false]);
  close();
});

test('where the session ended by itself the comparison helps its customer to go on', async () => {
  const { storage, close } = await open();
  noteSessionEnd(storage);
  removeToken(storage);
  await wait(5);
  expect([hasLink(), hasCompared()]).toEqual([false, true]);
  close();
});

test('a session that was renewed takes nothing away', async () => {
  const { storage, close } = await open();
  writeToken(storage, 'renewed', lifetime, 'Ann@example.com');
  await wait(5);
  expect([hasLink(), hasCompared()]).toEqual([true, true]);
  close();
});
