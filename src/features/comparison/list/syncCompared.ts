import { selectIsSignedIn, type WithUser } from '@/features/session/userSlice';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { oneTabAtATime } from '@/kernel/scheduling/oneTabAtATime';
import { type ComparedProduct, readAllCompared, writeCompared } from '../compared';
import type { ListedForComparisonFragment } from './CompareList.graphql.generated';
import {
  addToList,
  askForCustomerList,
  assignList,
  createList,
  deleteList,
  isUnknownList,
  removeFromList,
} from './listRequests';
import { readStoredList, type StoredList, writeStoredList } from './storedList';
import { writeTrouble } from './trouble';

type Thunk<Result> = AppThunk<Promise<Result>, WithUser>;

const productsOf = (list: ListedForComparisonFragment): ComparedProduct[] =>
  (list.items ?? []).flatMap((item) =>
    item?.product.sku ? { uid: item.product.uid, sku: item.product.sku, name: item.product.name ?? '' } : [],
  );

const uidsOf = (products: readonly ComparedProduct[]): string[] => products.map(({ uid }) => uid);

const without = (uids: readonly string[], others: readonly string[]): string[] =>
  uids.filter((uid) => !others.includes(uid));

/** Thrown when somebody else is signed in by the time of an answer: it says nothing of this customer's list. */
class Overtaken extends Error {}

/** Waits for an answer, and forgets it unless who asked is still here. */
const ask =
  <Answer>(request: Promise<Answer>): Thunk<Answer> =>
  async (_dispatch, getState) => {
    const { token } = getState().user;
    const answer = await request;
    if (getState().user.token !== token) throw new Overtaken();
    return answer;
  };

/** Takes an answer over; what was chosen or taken out since the request, or waits to be sent, stays so. */
const take =
  (
    list: ListedForComparisonFragment,
    sent: readonly string[],
    waiting: readonly string[] = [],
  ): AppThunk<void, WithUser> =>
  (_dispatch, getState) => {
    const now = readAllCompared();
    const held = productsOf(list);
    const isUnchanged = uidsOf(now).join(' ') === sent.join(' ');
    writeStoredList({ uid: list.uid, isGuests: !selectIsSignedIn(getState()), products: uidsOf(held) });
    if (isUnchanged && waiting.length === 0) writeCompared(held);
  };

/** Makes a list of what the browser remembers. */
const replaceList =
  (): Thunk<void> =>
  async (dispatch, _getState, { apollo }) => {
    writeStoredList(undefined);
    const sent = uidsOf(readAllCompared());
    if (sent.length > 0) dispatch(take(await dispatch(ask(createList(apollo, sent))), sent));
  };

/** Joins what a guest chose with the list of the customer who has signed in. */
const joinList =
  ({ uid }: StoredList): Thunk<void> =>
  async (dispatch, _getState, { apollo }) => {
    const list = await dispatch(ask(assignList(apollo, uid)));
    if (!list) return dispatch(replaceList());
    const held = productsOf(list);
    const missing = readAllCompared().filter((product) => !uidsOf(held).includes(product.uid));
    writeStoredList({ uid: list.uid, isGuests: false, products: uidsOf(held) });
    // What never reached the guest's list goes into the customer's now.
    writeCompared([...held, ...missing]);
  };

/** Whose list a document has asked for, by the token: another device may have changed it before. */
const fresh = new WeakMap<ThunkServices, string | null>();

/** Takes over what the customer's list has by now; what this browser changed and has not sent yet is kept. */
const refreshList = (): Thunk<void> => async (dispatch, getState, services) => {
  const list = await dispatch(ask(askForCustomerList(services.apollo)));
  fresh.set(services, getState().user.token);
  const now = readAllCompared();
  const before = readStoredList()?.products ?? [];
  if (!list) {
    writeStoredList(undefined);
    return;
  }
  const held = productsOf(list);
  const removed = without(before, uidsOf(now));
  const added = now.filter(({ uid }) => !before.includes(uid) && !uidsOf(held).includes(uid));
  writeStoredList({ uid: list.uid, isGuests: false, products: uidsOf(held) });
  writeCompared([...held.filter(({ uid }) => !removed.includes(uid)), ...added]);
};

/** Sends what differs between the browser and the list; true when there was something to send. */
const sendChange =
  (): Thunk<boolean> =>
  async (dispatch, _getState, { apollo }) => {
    const list = readStoredList();
    const sent = uidsOf(readAllCompared());
    const held = list?.products ?? [];
    const [added, removed] = [without(sent, held), without(held, sent)];
    if (added.length + removed.length === 0) return false;
    if (!list) {
      await dispatch(replaceList());
    } else if (sent.length === 0) {
      await dispatch(ask(deleteList(apollo, list.uid)));
      writeStoredList(undefined);
    } else if (removed.length > 0) {
      dispatch(take(await dispatch(ask(removeFromList(apollo, list.uid, removed))), sent, added));
    } else {
      dispatch(take(await dispatch(ask(addToList(apollo, list.uid, added))), sent));
    }
    return true;
  };

/** A list that the backend no longer knows is replaced, once. */
const orReplace =
  <Result>(work: Thunk<Result>): Thunk<Result | true> =>
  async (dispatch) => {
    try {
      return await dispatch(work);
    } catch (error) {
      if (!isUnknownList(error) || readStoredList() === undefined) throw error;
      await dispatch(replaceList());
      return true;
    }
  };

/** Changes that are sent at most in a row: a backend that never answers with what it was sent must not be asked for ever. */
const mostSteps = 6;

const bringTogether = (): Thunk<void> => async (dispatch, getState, services) => {
  const isSignedIn = selectIsSignedIn(getState());
  const known = readStoredList();
  // The list of a session that has ended is closed to a guest.
  if (known && !isSignedIn && !known.isGuests) writeStoredList(undefined);
  if (known && isSignedIn && known.isGuests) await dispatch(orReplace(joinList(known)));
  if (isSignedIn && fresh.get(services) !== getState().user.token) await dispatch(refreshList());
  for (let step = 0; step < mostSteps; step += 1) if (!(await dispatch(orReplace(sendChange())))) return;
};

/** What each document is at: one change after the other. */
const running = new WeakMap<ThunkServices, Promise<void>>();

/**
 * Brings the backend's list and the products that the browser remembers together, after a change, at a sign-in and when a
 * page with a comparison opens. Nothing is lost where that fails: it is said, and sent with the next change.
 */
export const syncCompared = (): Thunk<void> => (dispatch, _getState, services) => {
  const turn = async (): Promise<void> => {
    try {
      await oneTabAtATime('compare-list', () => dispatch(bringTogether()));
      writeTrouble(false);
    } catch (error) {
      if (!(error instanceof Overtaken)) writeTrouble(true);
    }
  };
  const next = (running.get(services) ?? Promise.resolve()).then(turn);
  running.set(services, next);
  return next;
};
