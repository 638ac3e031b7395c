import type { RequestContext } from '../context';
import { type ErrorCategory, TooManyAttempts } from '../graphql/errors';
import { countFailures, deleteFailure, deleteFailures, insertFailure } from './failureQueries';

type LimitContext = Pick<RequestContext, 'db' | 'now'>;

/** Failures of the last hour count; older ones are deleted (upkeep/prune.ts). All times are milliseconds. */
export const rememberedMs = 60 * 60 * 1000;
const firstPauseMs = 30 * 1000;
const longestPauseMs = 15 * 60 * 1000;

/** Whose failures are counted together, and after how many of them the pauses begin. */
export interface Counter {
  name: string;
  allowed: number;
}

/** Several people may share an address: a customer, who is known by name, is slowed down by it much later. */
const sharedFactor = 5;

/**
 * The counters of a client for one kind of attempt: a guest is known by the address, a customer by the account, and less
 * strictly by the address, because accounts are free. Never by cart, order or account that is guessed at: a stranger could
 * lock out its owner so, and a guesser would take a new cart.
 * @param kind such as `coupon`.
 */
export const clientCounters = (
  { clientAddress, customerId }: Pick<RequestContext, 'clientAddress' | 'customerId'>,
  kind: string,
  allowed: number,
): Counter[] => {
  const address = `${kind}/address/${clientAddress}`;
  if (customerId === null) return [{ name: address, allowed }];
  return [
    { name: `${kind}/customer/${customerId}`, allowed },
    { name: address, allowed: allowed * sharedFactor },
  ];
};

/** The pause after so many failures: none at first, then twice as long after each. */
const pauseAfter = (failures: number, allowed: number): number =>
  failures < allowed ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - allowed));

const waitOf = ({ db, now }: LimitContext, { name, allowed }: Counter): number => {
  const { count, lastAt } = countFailures(db, name, now() - rememberedMs);
  // A clock that was set back must not make a pause longer.
  return Math.min(lastAt, now()) + pauseAfter(count, allowed) - now();
};

/**
 * Lets a client try, unless it has to pause.
 * @throws TooManyAttempts with the seconds that are left of the pause.
 */
export const assertMayTry = (
  context: LimitContext,
  counters: readonly Counter[],
  message: string,
  category: ErrorCategory = 'graphql-input',
): void => {
  const waitMs = Math.max(...counters.map((counter) => waitOf(context, counter)));
  if (waitMs > 0) throw new TooManyAttempts(message, Math.ceil(waitMs / 1000), category);
};

/** Notes a failed attempt. Not within a transaction: the error that follows would take the note back. */
export const noteFailure = ({ db, now }: LimitContext, counters: readonly Counter[]): void => {
  for (const { name } of counters) insertFailure(db, name, now());
};

/** What a client is told that sends a form too often. */
const tooOften = 'Too many attempts. Please try again in a few minutes.';

/**
 * Counts a form that anybody may send, and that somebody has to read or clean up: after so many within an hour the client
 * has to pause, longer each time.
 * @param kind such as `contact`. @param allowed forms before the pauses begin.
 * @throws TooManyAttempts when the client has to pause.
 */
export const countUse = (
  context: LimitContext & Pick<RequestContext, 'clientAddress' | 'customerId'>,
  kind: string,
  allowed: number,
): void => {
  const counters = clientCounters(context, kind, allowed);
  assertMayTry(context, counters, tooOften);
  noteFailure(context, counters);
};

/**
 * Counts one more use within an hour, unless all are used up: for what is left out in silence, because an answer of its own
 * would tell something.
 * @returns whether they were used up.
 */
export const isUsedUp = (context: LimitContext, counter: Counter): boolean => {
  const { db, now } = context;
  if (countFailures(db, counter.name, now() - rememberedMs).count >= counter.allowed) return true;
  noteFailure(context, [counter]);
  return false;
};

/** How an attempt is counted, and what a client is told that has to pause. */
export interface CountedAttempt {
  /** The first one is forgotten after a success. */
  counters: readonly Counter[];
  refusal: string;
  category: ErrorCategory;
}

/**
 * Has an attempt judged that takes time. It counts as failed from its beginning, so that many at once are no way round the
 * limit; a right one, and one that could not be judged, is taken back.
 * @returns what `judge` found.
 * @throws TooManyAttempts when the client has to pause, and whatever `judge` throws.
 */
export const tryCounted = async (
  context: LimitContext,
  { counters, refusal, category }: CountedAttempt,
  judge: () => Promise<boolean>,
): Promise<boolean> => {
  const { db, now } = context;
  assertMayTry(context, counters, refusal, category);
  const startedAt = now();
  noteFailure(context, counters);
  const takeBack = () => {
    for (const { name } of counters) deleteFailure(db, name, startedAt);
  };
  try {
    const isRight = await judge();
    if (isRight) {
      takeBack();
      forgetFailures(context, counters.slice(0, 1));
    }
    return isRight;
  } catch (error) {
    takeBack();
    throw error;
  }
};

/** Forgets the failed attempts of counters, after one that did not fail. */
export const forgetFailures = ({ db }: Pick<LimitContext, 'db'>, counters: readonly Counter[]): void => {
  for (const { name } of counters) deleteFailures(db, name);
};
