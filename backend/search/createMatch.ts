import type { Db } from '../db/open';

import type { Vocabulary } from './correct';
import { findMerchantTerms, findSynonyms, readVocabulary } from './searchQueries';
import { plainTerm, tokenise, type SearchTerm } from './tokenise';

/** Meaning of a search text for the index. */
export interface SearchMatch {
  /** FTS5 expression; null when nothing can be searched. */
  expression: string | null;
  /** The text with misspelt words corrected; null when none was. */
  corrected: string | null;
}

/** Configuration `catalog/search/min_query_length` of the real backend. */
const minimumLength = 3;
const longestSynonym = 3;
const shortestPrefix = 2;

/** Two characters are enough for a vitamin: 'D3'. */
const isTooShort = (text: string, terms: readonly SearchTerm[]): boolean =>
  text.trim().length < minimumLength && !terms.some(({ text: word }) => /^[a-z]\d$/.test(word));

/** Words only: the quotes make every phrase plain text, so no input is an operator. */
const quote = (phrase: string): string => `"${phrase}"`;

const termExpression = ({ phrases, isWord, text }: SearchTerm, isLast: boolean): string => {
  const isPrefix = isLast && isWord && text.length >= shortestPrefix;
  const alternatives = phrases.map((phrase, index) => (isPrefix && index === 0 ? `${quote(phrase)} *` : quote(phrase)));
  return alternatives.length === 1 ? alternatives.join('') : `(${alternatives.join(' OR ')})`;
};

const allOf = (expressions: readonly string[]): string => expressions.join(' AND ');

const textOf = (terms: readonly SearchTerm[]): string => terms.map(({ text }) => text).join(' ');

/** Every run of up to three terms, as text. */
const runsOf = (terms: readonly SearchTerm[]): string[] =>
  terms.flatMap((_, start) =>
    Array.from({ length: Math.min(longestSynonym, terms.length - start) }, (__, more) =>
      textOf(terms.slice(start, start + more + 1)),
    ),
  );

/** Terms that a synonym or the merchant covers are spelt right, whether or not the index has them. */
const coveredBy = (
  terms: readonly SearchTerm[],
  known: { has: (text: string) => boolean },
  covered = new Set<SearchTerm>(),
): Set<SearchTerm> => {
  terms.forEach((_, start) => {
    for (let length = 1; length <= longestSynonym; length += 1) {
      const run = terms.slice(start, start + length);
      if (known.has(textOf(run))) run.forEach((term) => covered.add(term));
    }
  });
  return covered;
};

const correctTerm = (term: SearchTerm, isLast: boolean, vocabulary: Vocabulary): SearchTerm => {
  if (!term.isWord || term.phrases.some((phrase) => vocabulary.has(phrase))) return term;
  if (isLast && vocabulary.hasPrefix(term.text)) return term;
  const closest = vocabulary.closest(term.text);
  return closest === undefined ? term : plainTerm(closest);
};

/** The terms joined by AND; a run of terms that has a synonym may stand as either. */
const toExpression = (terms: readonly SearchTerm[], synonyms: ReadonlyMap<string, string>): string => {
  const parts: string[] = [];
  for (let index = 0; index < terms.length;) {
    let length = Math.min(longestSynonym, terms.length - index);
    while (length > 1 && !synonyms.has(textOf(terms.slice(index, index + length)))) length -= 1;
    const run = terms.slice(index, index + length);
    const own = allOf(run.map((term, place) => termExpression(term, index + place === terms.length - 1)));
    const replacement = tokenise(synonyms.get(textOf(run)) ?? '');
    const other = allOf(replacement.map((term) => termExpression(term, false)));
    parts.push(other ? `((${own}) OR (${other}))` : own);
    index += length;
  }
  return allOf(parts);
};

/**
 * Turns what a visitor typed into an expression for the product index: all words must be there, the last one may be
 * unfinished, misspelt words are corrected and synonyms are searched as well. No input is a syntax error.
 */
export const createMatch = (db: Db, text: string): SearchMatch => {
  const typed = tokenise(text);
  if (typed.length === 0 || isTooShort(text, typed)) return { expression: null, corrected: null };
  const runs = runsOf(typed);
  const covered = coveredBy(typed, findMerchantTerms(db, runs), coveredBy(typed, findSynonyms(db, runs)));
  const vocabulary = readVocabulary(db);
  const last = typed.length - 1;
  const terms = typed.map((term, index) => (covered.has(term) ? term : correctTerm(term, index === last, vocabulary)));
  const isCorrected = terms.some((term, index) => term !== typed[index]);
  return {
    expression: toExpression(terms, findSynonyms(db, runsOf(terms))),
    corrected: isCorrected ? textOf(terms) : null,
  };
};

/** An expression for words of the product's name, the last one possibly unfinished; null when there is no word. */
export const createNameMatch = (text: string): string | null => {
  const terms = tokenise(text);
  if (terms.length === 0) return null;
  return `{name} : (${allOf(terms.map((term, index) => termExpression(term, index === terms.length - 1)))})`;
};
