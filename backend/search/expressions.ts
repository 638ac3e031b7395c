import type { SearchTerm } from './tokenise';

const shortestPrefix = 2;

/** Columns that say what a product is. Its summary and description also name what it is without. */
const factColumns = '{name keywords facets}';

/** Columns in which words are looked for. SKUs are not words: 'HW' would be on every product. */
const wordColumns = '{name summary keywords body facets}';

/** Words only: the quotes make every phrase plain text, so no input is an operator. */
const quote = (phrase: string): string => `"${phrase}"`;

const anyOf = (expressions: readonly string[]): string =>
  expressions.length === 1 ? expressions.join('') : `(${expressions.join(' OR ')})`;

/** Expressions of which all have to match; empty for none. */
export const allOf = (expressions: readonly string[]): string => expressions.join(' AND ');

const alternativesOf = ({ phrases, isWord, text }: SearchTerm, isUnfinished: boolean): string[] => {
  const isPrefix = isUnfinished && isWord && text.length >= shortestPrefix;
  const [first = '', ...others] = phrases;
  if (!isPrefix) return phrases.map(quote);
  // What begins with the word is found with it: to look for its plural, too, takes half as long again.
  return [`${quote(first)} *`, ...others.filter((phrase) => !phrase.startsWith(first)).map(quote)];
};

/** Any spelling of a term. @param isUnfinished the shopper may still be typing it. */
export const termExpression = (term: SearchTerm, isUnfinished: boolean): string =>
  anyOf(alternativesOf(term, isUnfinished));

/** A text that begins with any spelling of the term. */
export const startExpression = (term: SearchTerm, isUnfinished: boolean): string =>
  anyOf(alternativesOf(term, isUnfinished).map((alternative) => `^${alternative}`));

/** Any of the phrases, where it says what the product is. */
export const factExpression = (phrases: readonly string[]): string =>
  `(${factColumns} : ${anyOf(phrases.map((phrase) => quote(phrase)))})`;

/** The expression in the facts of a product. */
export const inFacts = (expression: string): string => `${factColumns} : (${expression})`;

/** The expression in the name of a product. */
export const inName = (expression: string): string => `{name} : (${expression})`;

/**
 * The expression in the words of a product, or its whole SKU or one of a variant.
 * @param words what was typed, as the index has it.
 */
export const inWordsOrSku = (expression: string, words: readonly string[]): string => {
  const isSku = words.length > 1 || words.some((word) => /\d/.test(word));
  const inWords = `${wordColumns} : (${expression})`;
  return isSku ? `(${inWords}) OR ({sku} : ${quote(words.join(' '))})` : inWords;
};
