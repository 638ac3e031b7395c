import { openTab } from '@/testing/faults/openTab';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { checkSession } from './sessionThunks';
import { removeToken, writeToken } from './tokenStorage';
import { tokenSet } from './userSlice';

const ann = 'ann@example.com';

/** A page of Ann's that has looked at the session once, and what another tab may do to it. */
const open = async () => {
  const storage = createMemoryStorage();
  const reload = jest.fn<void, []>();
  const offline = () => Promise.reject(new TypeError('offline'));
  const [here, there] = [openTab(storage, offline, reload), openTab(storage, offline)];
  writeToken(here.services.storage, 'token', 1200, ann);
  here.store.dispatch(tokenSet('token'));
  await here.store.dispatch(checkSession());
  const check = () => here.store.dispatch(checkSession());
  const close = () => [here, there].forEach((tab) => tab.close());
  return { check, reload, close, token: () => here.store.getState().user.token, elsewhere: there.services.storage };
};

test.each(['ann@example.com', 'Ann@Example.com'])(
  'a session that another tab has renewed goes on here (%s)',
  async (owner) => {
    const { check, reload, close, token, elsewhere } = await open();
    writeToken(elsewhere, 'renewed', 1200, owner);
    expect(await check()).toBe(false);
    expect([reload.mock.calls.length, token()]).toEqual([0, 'renewed']);
    // And so does the next.
    writeToken(elsewhere, 'renewed again', 1200, owner);
    await check();
    expect([reload.mock.calls.length, token()]).toEqual([0, 'renewed again']);
    close();
  },
);

test.each([
  ['of somebody else', 'bea@example.com'],
  ['under an e-mail that was changed', 'ann.marsh@example.com'],
  ['of nobody known', ''],
])('a session %s loads the page again', async (_, owner) => {
  const { check, reload, close, token, elsewhere } = await open();
  removeToken(elsewhere);
  writeToken(elsewhere, 'other', 1200, owner);
  await check();
  expect([reload.mock.calls.length, token()]).toEqual([1, 'token']);
  close();
});

test('a guest’s page loads again when a customer signs in elsewhere, also the one who was here before', async () => {
  const storage = createMemoryStorage();
  const reload = jest.fn<void, []>();
  const tab = openTab(storage, () => Promise.reject(new TypeError('offline')), reload);
  await tab.store.dispatch(checkSession());
  writeToken(tab.services.storage, 'token', 1200, ann);
  await tab.store.dispatch(checkSession());
  expect(reload).toHaveBeenCalledTimes(1);
  tab.close();
});
