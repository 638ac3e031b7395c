import type { Db } from '../db/open';

import type { Vocabulary } from './correct';
import { allOf, factExpression, inFacts, inName, inWordsOrSku, startExpression, termExpression } from './expressions';
import { findFacetLabels, findMerchantTerms, findSynonyms, readVocabulary } from './searchQueries';
import { plainTerm, readWords, tokenise, type SearchTerm } from './tokenise';

/** What puts the products that a text finds in order, the most telling first. */
export interface SearchRanking {
  /** Names that are what was asked for, as `nameKey` writes them. */
  names: string[];
  /** What was asked for, piece by piece: expressions of the index for the word itself, and for its synonym. */
  pieces: { own: string; synonym: string | null }[];
  /** Names that begin with one of the pieces. */
  start: string;
  /** Products of which it is a fact, not only mentioned. */
  fact: string;
}

/** Meaning of a search text for the index. */
export interface SearchMatch {
  /** FTS5 expression; null when nothing can be searched. */
  expression: string | null;
  /** The text with misspelt words corrected; null when none was. */
  corrected: string | null;
  /** Null when nothing can be searched. */
  ranking: SearchRanking | null;
}

/** Configuration `catalog/search/min_query_length` of the real backend. */
const minimumLength = 3;
const longestRun = 3;

const nothing: SearchMatch = { expression: null, corrected: null, ranking: null };

/** Two characters are enough for a vitamin: 'D3'. */
const isTooShort = (text: string, terms: readonly SearchTerm[]): boolean =>
  text.trim().length < minimumLength && !terms.some(({ text: word }) => /^[a-z]\d$/.test(word));

const textOf = (terms: readonly SearchTerm[]): string => terms.map(({ text }) => text).join(' ');

/** Every run of up to three terms. */
const runsOf = (terms: readonly SearchTerm[]): SearchTerm[][] =>
  terms.flatMap((_, start) =>
    Array.from({ length: Math.min(longestRun, terms.length - start) }, (__, more) =>
      terms.slice(start, start + more + 1),
    ),
  );

/** Terms that a synonym or the merchant covers are spelt right, whether or not the index has them. */
const coveredBy = (
  terms: readonly SearchTerm[],
  known: { has: (text: string) => boolean },
  covered = new Set<SearchTerm>(),
): Set<SearchTerm> => {
  terms.forEach((_, start) => {
    for (let length = 1; length <= longestRun; length += 1) {
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

/** Both numbers of the last word: 'capsule' is the option 'Capsules'. */
const spellingsOf = (terms: readonly SearchTerm[]): string[] => {
  const before = terms.slice(0, -1).map(({ text }) => text);
  return (terms.at(-1)?.phrases ?? []).map((phrase) => [...before, phrase].join(' '));
};

/** What the words of a search are known to mean. */
interface Meanings {
  synonyms: ReadonlyMap<string, string>;
  /** Options of filters, in lower case. */
  facets: ReadonlySet<string>;
}

const noMeanings: Meanings = { synonyms: new Map(), facets: new Set() };

const findMeanings = (db: Db, terms: readonly SearchTerm[]): Meanings => {
  const runs = runsOf(terms);
  return { synonyms: findSynonyms(db, runs.map(textOf)), facets: findFacetLabels(db, runs.flatMap(spellingsOf)) };
};

/** Terms that stand together: a synonym, the option of a filter, or a single word. */
interface Piece {
  terms: SearchTerm[];
  /** Whether more may come while the shopper types. */
  isLast: boolean;
  replacement: SearchTerm[];
  facet: string[];
}

const toPieces = (terms: readonly SearchTerm[], { synonyms, facets }: Meanings): Piece[] => {
  const pieces: Piece[] = [];
  for (let index = 0; index < terms.length;) {
    let length = Math.min(longestRun, terms.length - index);
    const isKnown = (run: readonly SearchTerm[]): boolean =>
      synonyms.has(textOf(run)) || spellingsOf(run).some((text) => facets.has(text));
    while (length > 1 && !isKnown(terms.slice(index, index + length))) length -= 1;
    const run = terms.slice(index, index + length);
    index += length;
    pieces.push({
      terms: run,
      isLast: index === terms.length,
      replacement: tokenise(synonyms.get(textOf(run)) ?? ''),
      facet: spellingsOf(run).some((text) => facets.has(text)) ? spellingsOf(run) : [],
    });
  }
  return pieces;
};

const ownExpression = ({ terms, isLast }: Piece): string =>
  allOf(terms.map((term, place) => termExpression(term, isLast && place === terms.length - 1)));

const synonymExpression = ({ replacement }: Piece): string =>
  allOf(replacement.map((term) => termExpression(term, false)));

/** The pieces joined by AND. The option of a filter has to be a fact: 'not gluten free' is text as well. */
const toExpression = (pieces: readonly Piece[]): string =>
  allOf(
    pieces.map((piece) => {
      const own = piece.facet.length > 0 ? factExpression(piece.facet) : ownExpression(piece);
      const synonym = synonymExpression(piece);
      return synonym ? `((${own}) OR (${synonym}))` : own;
    }),
  );

/** A name without what does not tell names apart: case, spaces, marks and little words. */
export const nameKey = (name: string): string =>
  tokenise(name)
    .map(({ text }) => text)
    .join('')
    .replace(/ /g, '');

const toRanking = (pieces: readonly Piece[], expression: string): SearchRanking => {
  const replaced = pieces.map(({ terms, replacement }) => (replacement.length > 0 ? replacement : terms));
  const starts = pieces.flatMap(({ terms: [term], replacement: [synonym], isLast }) => [
    ...(term ? [startExpression(term, isLast)] : []),
    ...(synonym ? [startExpression(synonym, false)] : []),
  ]);
  const keyOf = (terms: readonly SearchTerm[]): string => nameKey(textOf(terms));
  return {
    names: [keyOf(pieces.flatMap(({ terms }) => terms)), keyOf(replaced.flat())],
    pieces: pieces.map((piece) => {
      const synonym = synonymExpression(piece);
      return { own: inName(ownExpression(piece)), synonym: synonym ? inName(synonym) : null };
    }),
    start: inName(starts.join(' OR ')),
    fact: inFacts(expression),
  };
};

/** What stands in quotation marks, which is searched for as it is; undefined for any other text. */
export const readExact = (text: string): string | undefined => /^\s*["“”](.+)["“”]\s*$/su.exec(text)?.[1];

const correctTerms = (db: Db, typed: readonly SearchTerm[]): SearchTerm[] => {
  const runs = runsOf(typed).map(textOf);
  const covered = coveredBy(typed, findMerchantTerms(db, runs), coveredBy(typed, findSynonyms(db, runs)));
  const vocabulary = readVocabulary(db);
  const last = typed.length - 1;
  return typed.map((term, index) => (covered.has(term) ? term : correctTerm(term, index === last, vocabulary)));
};

/**
 * Turns what a visitor typed into an expression for the product index: all words must be there, the last one may be
 * unfinished, misspelt words are corrected, synonyms are searched as well and options of filters are understood. In
 * quotation marks it is taken as it stands. No input is a syntax error.
 */
export const createMatch = (db: Db, text: string): SearchMatch => {
  const exact = readExact(text);
  const typed = tokenise(exact ?? text);
  if (typed.length === 0 || isTooShort(text, typed)) return nothing;
  const terms = exact === undefined ? correctTerms(db, typed) : typed;
  const meanings = exact === undefined ? findMeanings(db, terms) : noMeanings;
  const pieces = toPieces(terms, meanings);
  const expression = toExpression(pieces);
  return {
    expression: inWordsOrSku(expression, readWords(exact ?? text)),
    corrected: terms.some((term, index) => term !== typed[index]) ? textOf(terms) : null,
    ranking: toRanking(pieces, expression),
  };
};

/** An expression for words of the product's name, the last one possibly unfinished; null when there is no word. */
export const createNameMatch = (text: string): string | null => {
  const terms = tokenise(text);
  if (terms.length === 0) return null;
  return inName(allOf(terms.map((term, index) => termExpression(term, index === terms.length - 1))));
};
