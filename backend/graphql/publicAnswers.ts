import { createBoundedStore } from '../boundedStore';
import type { RequestContext } from '../context';
import type { Db } from '../db/open';

/** An answer as it is sent, and its validator. */
export interface PublicAnswer {
  text: string;
  etag: string;
  /** Cache id of who asked for it. */
  cacheId: string;
}

/** Milliseconds: prices and pages also change with the clock, without a write. */
const shortlyMs = 1000;
/** Characters of all answers and the questions they belong to. */
const mostKeptCharacters = 16_000_000;
/** Characters of one answer; larger ones are rare and would fill the store. */
const longestKept = 256_000;

/** The place of a request's answer in the store. */
export interface AnswerPlace {
  answer: PublicAnswer | undefined;
  /** Keeps what was made for this request, unless something has changed while it was made. */
  keep: (answer: PublicAnswer) => void;
}

/**
 * Makes the store of answers that every guest gets alike, as a cache before a Magento keeps them. Many visitors open the
 * same pages: the second one within a second gets what the first one got, but nothing older than the last write.
 * @param now milliseconds since 1970.
 * @param keptForMs how long an answer is kept while nothing is written.
 */
export const createPublicAnswers = (db: Db, now: () => number, keptForMs = shortlyMs) => {
  const answers = createBoundedStore<PublicAnswer & { at: number }>(
    mostKeptCharacters,
    ({ text }, key) => text.length + key.length,
  );
  let version = '';

  const dropOutdated = (): void => {
    const current = db.publicVersion();
    if (current !== version) answers.clear();
    version = current;
  };

  /** @param query of the request's address. */
  return ({ store, origin }: Pick<RequestContext, 'store' | 'origin'>, query: string): AnswerPlace => {
    dropOutdated();
    const asOf = version;
    const key = [origin, store.code, store.currency, query].join(' ');
    const known = answers.get(key);
    return {
      answer: known && Math.abs(now() - known.at) < keptForMs ? known : undefined,
      keep: ({ text, etag, cacheId }) => {
        dropOutdated();
        if (version !== asOf || text.length > longestKept) return;
        answers.set(key, { text, etag, cacheId, at: now() });
      },
    };
  };
};
