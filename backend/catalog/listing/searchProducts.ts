import type { RequestContext } from '../../context';
import { inputError } from '../../graphql/errors';
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../schema/resolvers.generated';
import { createMatch } from '../../search/createMatch';
import type { ProductRow, ProductSearch } from '../models';
import { assertPage, assertPageExists } from '../paging';
import { listProductsByIds } from '../queries';

import { compileListing, compileOrder, type ListingSort } from './compileListing';
import { readListingFilter, type ListingFilter } from './listingFilter';
import { countListing, listListingIds } from './listingQueries';

/** Arguments of `products` and of a category's products. */
export interface ProductSearchArguments {
  search?: string | null;
  filter?: ProductAttributeFilterInput | null;
  pageSize?: number | null;
  currentPage?: number | null;
  sort?: ProductAttributeSortInput | null;
}

const defaultPageSize = 20;

/** Most products of one page, as a guard; the real backend's setting has 300. */
const maximumPageSize = 300;

const sortKeys = [
  'relevance',
  'position',
  'name',
  'price',
  'rating',
  'newest',
] as const satisfies (keyof ProductAttributeSortInput)[];

const readSorts = (sort: ProductAttributeSortInput | null | undefined): ListingSort[] =>
  sortKeys.flatMap((key) => {
    const direction = sort?.[key];
    return direction ? [{ key, direction }] : [];
  });

const readRows = ({ db }: RequestContext, ids: readonly number[]): ProductRow[] => {
  const rows = new Map(listProductsByIds(db, ids).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

interface Listing {
  filter: ListingFilter;
  /** Expression of the index; null without a search text. */
  match: string | null;
  correctedSearch: string | null;
  /** The search text asks for nothing that can be found. */
  isHopeless: boolean;
}

const readListing = ({ db }: RequestContext, { search, filter }: ProductSearchArguments): Listing => {
  const text = search?.trim() ?? '';
  const read = readListingFilter(db, filter ?? {});
  if (text === '') return { filter: read, match: null, correctedSearch: null, isHopeless: false };
  const { expression, corrected } = createMatch(db, text);
  return { filter: read, match: expression, correctedSearch: corrected, isHopeless: expression === null };
};

/**
 * One page of products by search text, filter and sort (semantics §7): by relevance for a search, by position for one
 * category, else the newest id first.
 * @throws GraphQLError (graphql-input) for bad pages, uids and missing arguments.
 */
export const searchProducts = (context: RequestContext, given: ProductSearchArguments): ProductSearch => {
  const { db } = context;
  const { search, filter, sort } = given;
  const currentPage = given.currentPage ?? 1;
  if (search == null && filter == null) throw inputError("'search' or 'filter' input argument is required.");
  assertPage(given.pageSize ?? defaultPageSize, currentPage);
  const pageSize = Math.min(given.pageSize ?? defaultPageSize, maximumPageSize);
  const listing = readListing(context, given);
  const compiled = listing.isHopeless ? null : compileListing(listing.filter, listing.match);
  const total = compiled ? countListing(db, compiled) : 0;
  assertPageExists(total, pageSize, currentPage);
  const categoryIds = listing.filter.categoryIds ?? [];
  const facts = { isSearch: listing.match !== null, hasPosition: categoryIds.length === 1 };
  const defaultSort = facts.isSearch ? 'relevance' : 'position';
  const byDefault: ListingSort = { key: defaultSort, direction: facts.isSearch ? 'DESC' : 'ASC' };
  const sorts = readSorts(sort);
  const order = compileOrder(sorts.length > 0 ? sorts : [byDefault], facts);
  const ids = compiled && total > 0 ? listListingIds(db, compiled, order, { pageSize, currentPage }) : [];
  return {
    items: readRows(context, ids),
    total,
    pageSize,
    currentPage,
    listing: listing.isHopeless ? null : { filter: listing.filter, match: listing.match },
    defaultSort,
    correctedSearch: listing.correctedSearch,
  };
};
