import { addItemToCart, getCartDetails } from '@/features/cart/cartOperations';
import { getUserDetails } from '@/features/session/sessionThunks';
import { signOut } from '@/features/session/signOut';
import { tokenSet } from '@/features/session/userSlice';
import type { AppDispatch } from '@/kernel/redux/thunk';
import { openCartTab, zinc } from '@/testing/cartTab';
import { signInAt } from '@/testing/signInAt';
import { fixturePassword, insertCustomer } from '../../backend/testing/fixtures';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A customer's shop in which the answer of one operation waits until it is let go. */
const open = async (name: string) => {
  const tab = await openCartTab(true);
  const { backend } = tab;
  const { fetch } = backend;
  let letGo = (): void => undefined;
  let isHeld = false;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  backend.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const waits = !isHeld && typeof init?.body === 'string' && init.body.includes(`"operationName":"${name}"`);
    if (waits) {
      isHeld = true;
      await held;
    }
    return answer;
  };
  const left = (): string =>
    JSON.stringify([tab.store.getState(), tab.services.apollo.extract(), { ...window.sessionStorage }]);
  return { ...tab, left, letGo, isHeld: () => isHeld };
};

const questions: Record<string, (dispatch: AppDispatch) => Promise<unknown>> = {
  GetCustomer: (dispatch) => dispatch(getUserDetails()),
  GetCartDetails: (dispatch) => dispatch(getCartDetails()),
  AddItemToCart: (dispatch) => dispatch(addItemToCart(zinc)),
};

afterEach(() => window.sessionStorage.clear());

test.each(Object.entries(questions))(
  'A-16: %s, answered after its customer has left, stays nowhere',
  async (name, ask) => {
    const { left, letGo, isHeld, stale, store } = await open(name);
    const late = ask(store.dispatch).catch(() => undefined);
    while (!isHeld()) await wait(5);
    await store.dispatch(signOut());
    letGo();
    await late;
    await wait(50);
    for (const trace of ['ann@example.com', 'Shopper', stale, 'ZINC']) expect(left()).not.toContain(trace);
  },
);

test('the next customer does not get what the one before asked', async () => {
  const { backend, isHeld, letGo, services, store } = await open('GetCustomer');
  insertCustomer(backend.db, { email: 'bob@example.com' });
  const late = store.dispatch(getUserDetails());
  while (!isHeld()) await wait(5);
  await store.dispatch(signOut());
  await signInAt(backend, services, { email: 'bob@example.com', password: fixturePassword });
  store.dispatch(tokenSet('of bob'));
  const asked = store.dispatch(getUserDetails());
  letGo();
  await Promise.all([late, asked]);
  expect(store.getState().user.currentUser.email).toBe('bob@example.com');
});
