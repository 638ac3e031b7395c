import type { CategoryRow } from '../catalog/models';
import type { RequestContext } from '../context';

import type { SuggestionPhrase } from './models';
import { listCategoryIdsByTerm, listCategoryIdsOfMatches, listMenuCategories } from './suggestionQueries';
import { readWords } from './tokenise';

/** Products whose categories count; more would cost time and change little. */
const mostProducts = 60;

/** 0 for the very name, 1 for one that begins like the words, 2 for one that has them; undefined for any other. */
const rankOfName = (name: string, typed: readonly string[]): number | undefined => {
  const words = readWords(name);
  if (!typed.every((part) => words.some((word) => word.startsWith(part)))) return undefined;
  if (words.join(' ') === typed.join(' ')) return 0;
  return words[0]?.startsWith(typed[0] ?? '') ? 1 : 2;
};

const idsByName = (categories: readonly CategoryRow[], ways: readonly (readonly string[])[]): number[] =>
  categories
    .flatMap(({ id, name }) => {
      const ranks = ways.map((typed) => rankOfName(name, typed)).filter((rank) => rank !== undefined);
      return ranks.length > 0 ? [{ id, rank: Math.min(...ranks) }] : [];
    })
    // The sort is stable: among equals the order of the shop stays.
    .sort((one, other) => one.rank - other.rank)
    .map(({ id }) => id);

/** Products stand in the categories above their own as well; those say less. */
const withoutParents = (categories: readonly CategoryRow[]): CategoryRow[] =>
  categories.filter(({ id }) => !categories.some(({ parent_id }) => parent_id === id));

/**
 * Categories for a phrase: by name, then by the merchant's words for them ('sleep'), then those that hold most of the
 * products that match.
 */
export const suggestCategories = (
  { db, store }: RequestContext,
  { text, words, spelledOut, match }: SuggestionPhrase,
  limit: number,
): CategoryRow[] => {
  const categories = listMenuCategories(db, store.rootCategoryId);
  const corrected = match.corrected === null ? [] : [readWords(match.corrected)];
  const ids = new Set([
    ...idsByName(categories, [words, spelledOut, ...corrected]),
    ...listCategoryIdsByTerm(db, text, [text, ...words]),
  ]);
  const byId = new Map(categories.map((category) => [category.id, category]));
  if (ids.size < limit && match.expression !== null) {
    const matching = listCategoryIdsOfMatches(db, match.expression, mostProducts);
    withoutParents(matching.flatMap((id) => byId.get(id) ?? [])).forEach(({ id }) => ids.add(id));
  }
  return [...ids].flatMap((id) => byId.get(id) ?? []).slice(0, limit);
};
