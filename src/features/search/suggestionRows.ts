import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import type { SuggestedPlace, SuggestionAnswer } from './suggestionAnswer';

/** How many rows of each kind a list shows. */
export interface RowLimits {
  terms: number;
  places: number;
  products: number;
}

/** At most 10 rows on a desktop and 8 on a phone: more are not read. */
export const rowLimits = {
  wide: { terms: 4, places: 2, products: 4 },
  phone: { terms: 4, places: 2, products: 2 },
} satisfies Record<string, RowLimits>;

/** Recent searches among the suggested ones. */
const mostRecentAmongTerms = 2;

/** A search to go on with; a recent one was made in this browser. */
export interface TermRow {
  term: string;
  isRecent: boolean;
}

/** The rows of the list, by group and in order. */
export interface SuggestionRows {
  terms: readonly TermRow[];
  places: readonly SuggestedPlace[];
  products: readonly ProductCardFieldsFragment[];
}

/** Puts an answer and the recent searches that go on from the phrase together to the rows of a list. */
export const toSuggestionRows = (
  { terms, places, products, phrase }: SuggestionAnswer,
  recent: readonly string[],
  limits: RowLimits,
): SuggestionRows => {
  const typed = phrase.toLowerCase();
  const own = recent
    .filter((term) => term.toLowerCase().startsWith(typed) && term.toLowerCase() !== typed)
    .slice(0, mostRecentAmongTerms);
  const known = new Set(own.map((term) => term.toLowerCase()));
  return {
    terms: [
      ...own.map((term) => ({ term, isRecent: true })),
      ...terms.filter((term) => !known.has(term.toLowerCase())).map((term) => ({ term, isRecent: false })),
    ].slice(0, limits.terms),
    places: places.slice(0, limits.places),
    products: products.slice(0, limits.products),
  };
};
