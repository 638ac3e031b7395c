import type { Resolvers } from '../schema/resolvers.generated';

import { readPhrase } from './readPhrase';
import { redirectPath, suggestPages } from './searchRedirects';
import { suggestCategories } from './suggestCategories';
import { listPopularSearches } from './suggestionQueries';
import { suggestTerms } from './suggestTerms';

const mostSuggestions = 20;

/** A number of rows that may be asked for, whatever was asked. */
const toLimit = (limit: number | null | undefined): number => Math.min(Math.max(limit ?? 0, 0), mostSuggestions);

/** Suggestions of the search box before there is a result. */
export const searchResolvers: Resolvers = {
  Query: {
    searchSuggestions: (_parent, { phrase }, { db }) => readPhrase(db, phrase) ?? null,
    popularSearches: (_parent, _arguments, { db }) => listPopularSearches(db),
  },
  SearchSuggestions: {
    corrected: ({ match, isExact }) => (isExact ? null : match.corrected),
    terms: (phrase, { limit }, { db }) => suggestTerms(db, phrase, toLimit(limit)),
    categories: (phrase, { limit }, context) => suggestCategories(context, phrase, toLimit(limit)),
    pages: (phrase, { limit }, { db }) => suggestPages(db, phrase, toLimit(limit)),
    redirect_path: (phrase, _arguments, { db }) => redirectPath(db, phrase),
  },
};
