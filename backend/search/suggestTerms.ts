import type { Db } from '../db/open';

import type { SuggestionPhrase } from './models';
import { listMatchedNames, type MatchedName } from './suggestionQueries';
import { readWords, stopWords } from './tokenise';

/** Products whose names are read; more would cost time and change little. */
const mostProducts = 200;
/** Words that a suggestion adds to, or makes of, the last one typed. */
const longestRun = 4;

interface Completion {
  text: string;
  products: number;
  reviews: number;
}

/** 'omega-3' is typed as 'omega3' as well. */
const fold = (word: string): string => readWords(word).join('');

const wordsOfName = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ''))
    .filter((word) => word !== '');

/** Runs of a name's words that begin where the last typed word goes on. */
const runsOf = (name: string, before: readonly string[], last: string): string[][] => {
  const words = wordsOfName(name);
  const previous = before.at(-1);
  const start = words.findIndex(
    (word, index) =>
      fold(word).startsWith(last) && (previous === undefined || fold(words[index - 1] ?? '').startsWith(previous)),
  );
  if (start < 0) return [];
  return Array.from({ length: Math.min(longestRun, words.length - start) }, (_, more) =>
    words.slice(start, start + more + 1),
  ).filter((run) => !stopWords.has(run.at(-1) ?? ''));
};

const isWorse = (one: Completion, other: Completion): number =>
  other.products - one.products || other.reviews - one.reviews || one.text.localeCompare(other.text);

/**
 * Ways in which names go on from the typed words, those that most products share first. A way that always goes on
 * further is left to the longer one.
 */
export const completePhrase = (typed: readonly string[], names: readonly MatchedName[]): string[] => {
  const before = typed.slice(0, -1);
  const last = typed.at(-1) ?? '';
  const found = new Map<string, Completion>();
  for (const { name, reviews } of names) {
    for (const run of runsOf(name, before, last)) {
      const text = [...before, ...run].join(' ');
      const completion = found.get(text) ?? { text, products: 0, reviews: 0 };
      completion.products += 1;
      completion.reviews += reviews;
      found.set(text, completion);
    }
  }
  const all = [...found.values()];
  const goesOn = ({ text, products }: Completion): boolean =>
    all.some((other) => other.products === products && other.text.startsWith(`${text} `));
  return all
    .filter((completion) => completion.text !== typed.join(' ') && !goesOn(completion))
    .sort(isWorse)
    .map(({ text }) => text);
};

/** Searches to offer for a phrase: what a misspelt one probably meant, then how it may go on. */
export const suggestTerms = (db: Db, { words, spelledOut, match, text }: SuggestionPhrase, limit: number): string[] => {
  if (match.expression === null) return [];
  const names = listMatchedNames(db, match.expression, mostProducts);
  const meant = match.corrected === null ? words : readWords(match.corrected);
  const isWrittenOut = spelledOut.length >= words.length && spelledOut.join(' ') !== text;
  const bases = isWrittenOut ? [spelledOut, ...(words.length === 1 ? [meant] : [])] : [meant];
  const ways = bases.flatMap((typed) => completePhrase(typed, names));
  const correction = match.corrected ?? (words.length > 1 && isWrittenOut ? spelledOut.join(' ') : undefined);
  const terms = new Set([...(correction === undefined ? [] : [correction]), ...ways]);
  terms.delete(text);
  return [...terms].slice(0, limit);
};
