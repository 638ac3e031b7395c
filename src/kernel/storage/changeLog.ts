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
/** Seconds for which a count is kept from its last change. */
const lifetimeSeconds = 86_400;

const asChanges = (value: unknown): Changes | undefined =>
  isRecord(value) &&
  typeof value.subject === 'string' &&
  typeof value.sent === 'number' &&
  typeof value.unanswered === 'number'
    ? { subject: value.subject, sent: value.sent, unanswered: value.unanswered }
    : undefined;

/** What was sent to change something; undefined where nobody has counted, which is no proof that nothing was sent. */
export const readChanges = (storage: ShopStorage, subject: string): Changes | undefined => {
  const changes = storage.read(changesKey, asChanges);
  return changes?.subject === subject ? changes : undefined;
};

/** A page of a proxy says nothing of what the backend behind it does. */
const isOfBackend = (answer: Response): boolean => answer.headers.get('content-type')?.includes('json') === true;

/**
 * A `fetch` that counts changes in storage, before they are sent: so a page that is gone has counted them, too. The newest
 * subject alone is kept.
 * @param subjectOf what a request changes; undefined for one that changes nothing that counts.
 */
export const countChanges = (
  send: typeof fetch,
  storage: ShopStorage,
  subjectOf: (url: string, body: string) => string | undefined,
): typeof fetch => {
  const count = (subject: string, sent: number, unanswered: number): void => {
    const known = readChanges(storage, subject) ?? { sent: 0, unanswered: 0 };
    const changes = { subject, sent: known.sent + sent, unanswered: known.unanswered + unanswered };
    storage.write(changesKey, changes, lifetimeSeconds);
  };
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const subject = typeof init?.body === 'string' ? subjectOf(url, init.body) : undefined;
    if (subject === undefined) return send(input, init);
    count(subject, 1, 1);
    const answer = await send(input, init);
    // Of another subject by now, nothing is known of this one any more.
    if (isOfBackend(answer) && readChanges(storage, subject)) count(subject, 0, -1);
    return answer;
  };
};
