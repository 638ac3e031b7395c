import type { Db } from '../db/open';

import { createMatch, readExact } from './createMatch';
import type { SuggestionPhrase } from './models';
import { findSynonyms } from './searchQueries';
import { readWords } from './tokenise';

/** More words than this narrow nothing down. */
const mostWords = 12;

const spellOut = (db: Db, words: readonly string[]): string[] => {
  const text = words.join(' ');
  const synonyms = findSynonyms(db, [text, ...words]);
  const whole = synonyms.get(text);
  return whole === undefined ? words.flatMap((word) => readWords(synonyms.get(word) ?? word)) : readWords(whole);
};

/** Reads what was typed; undefined when it has no word. */
export const readPhrase = (db: Db, phrase: string): SuggestionPhrase | undefined => {
  const words = readWords(phrase).slice(0, mostWords);
  if (words.length === 0) return undefined;
  const exact = readExact(phrase);
  return {
    text: words.join(' '),
    words,
    spelledOut: spellOut(db, words),
    match: createMatch(db, exact ?? phrase),
    isExact: exact !== undefined,
  };
};
