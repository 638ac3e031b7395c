import { inputError } from '../graphql/errors';
import { fromUid } from '../graphql/uid';
import type { CategoryFilterInput, FilterEqualTypeInput } from '../schema/resolvers.generated';

import type { CategoryFilter } from './categoryQueries';
import { toIds, valuesOf } from './listing/listingFilter';

type Filter = FilterEqualTypeInput | null | undefined;

/** Shortest text for `match` (configuration `catalog/search/min_query_length`). */
const minimumMatchLength = 3;

const readIds = (byId: Filter, byUid: Filter, names: [string, string]): number[] | null => {
  const ids = valuesOf(byId);
  const uids = valuesOf(byUid);
  if (ids && uids) throw inputError(`\`${names[0]}\` and \`${names[1]}\` can't be used at the same time.`);
  return uids ? uids.map(fromUid) : ids && toIds(ids);
};

const readName = (match: string | null | undefined): string | null => {
  if (match == null) return null;
  const text = match.trim();
  if (text.length < minimumMatchLength) throw inputError('Invalid match filter. Minimum length is 3.');
  return text;
};

/**
 * Reads the filters of `categories`; without any, the store's root category is meant.
 * @throws GraphQLError (graphql-input) for a bad uid, too short a name, or a category named in two ways.
 */
export const readCategoryFilter = (
  filters: CategoryFilterInput | null | undefined,
  rootCategoryId: number,
): CategoryFilter => {
  const read: CategoryFilter = {
    ids: readIds(filters?.ids, filters?.category_uid, ['ids', 'category_uid']),
    parentIds: readIds(filters?.parent_id, filters?.parent_category_uid, ['parent_id', 'parent_category_uid']),
    urlKeys: valuesOf(filters?.url_key),
    urlPaths: valuesOf(filters?.url_path),
    name: readName(filters?.name?.match),
  };
  const isEmpty = Object.values(read).every((value) => value === null);
  return isEmpty ? { ...read, ids: [rootCategoryId] } : read;
};
