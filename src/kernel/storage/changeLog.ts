import { isRecord } from '../isRecord';
import type { ShopStorage } from './shopStorage';

/** Requests that were sent to change one thing, such as by its id. */
export interface Changes {
  subject: string;
  /** How many were sent. */
  sent: number;
  /** How many of them the backend has not answered: they may still arrive, or be at work. */
  unanswered: number;
}

/** Key in storage: all tabs count in one place. */
export const changesKey = 'changes';
/** Seconds for which the counts are kept from the last change. */
const lifetimeSeconds = 86_400;
/** Subjects that are counted; of any further one nothing is known, which is no proof that nothing was sent. */
const mostSubjects = 30;

const isChanges = (value: unknown): value is Changes =>
  isRecord(value) &&
  typeof value.subject === 'string' &&
  typeof value.sent === 'number' &&
  typeof value.unanswered === 'number';

const asList = (value: unknown): Changes[] | undefined =>
  Array.isArray(value) && value.every(isChanges) ? value : undefined;

const readAll = (storage: ShopStorage): Changes[] => storage.read(changesKey, asList) ?? [];

/** What was sent to change something; undefined where nobody has counted, which is no proof that nothing was sent. */
export const readChanges = (storage: ShopStorage, subject: string): Changes | undefined =>
  readAll(storage).find((changes) => changes.subject === subject);

/** A page of a proxy says nothing of what the backend behind it does. */
const isOfBackend = (answer: Response): boolean => answer.headers.get('content-type')?.includes('json') === true;

/**
 * A `fetch` that counts changes in storage, before they are sent: so a page that is gone has counted them, too. Subjects
 * are counted side by side: a cart waits while a wallet changes another.
 * @param subjectOf what a request changes; undefined for one that changes nothing that counts.
 */
export const countChanges = (
  send: typeof fetch,
  storage: ShopStorage,
  subjectOf: (url: string, body: string) => string | undefined,
): typeof fetch => {
  const count = (subject: string, sent: number, unanswered: number): void => {
    const all = readAll(storage);
    const known = all.find((changes) => changes.subject === subject);
    if (!known && all.length >= mostSubjects) return;
    const { sent: before, unanswered: open } = known ?? { sent: 0, unanswered: 0 };
    const changes = { subject, sent: before + sent, unanswered: open + unanswered };
    storage.write(changesKey, [...all.filter((other) => other !== known), changes], lifetimeSeconds);
  };
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const subject = typeof init?.body === 'string' ? subjectOf(url, init.body) : undefined;
    if (subject === undefined) return send(input, init);
    count(subject, 1, 1);
    const answer = await send(input, init);
    // Forgotten meanwhile, nothing is known of it any more.
    if (isOfBackend(answer) && readChanges(storage, subject)) count(subject, 0, -1);
    return answer;
  };
};
