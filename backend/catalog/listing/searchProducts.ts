import type { RequestContext } from '../../context';
import { inputError } from '../../graphql/errors';
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../schema/resolvers.generated';
import { createMatch, type SearchRanking } from '../../search/createMatch';
import { countBits } from '../index/bits';
import { matchProducts } from '../index/matchProducts';
import { pageOf, type ListingSort } from '../index/orderProducts';
import { readCatalogueIndex } from '../index/readCatalogueIndex';
import type { ProductRow, ProductSearch } from '../models';
import { assertPage, assertPageExists } from '../../graphql/paging';
import { readStoreSettings } from '../../stores/storeSettings';
import { listProductsByIds } from '../queries';

import { readListingFilter, type ListingFilter } from './listingFilter';

/** Arguments of `products` and of a category's products. */
export interface ProductSearchArguments {
  search?: string | null;
  filter?: ProductAttributeFilterInput | null;
  pageSize?: number | null;
  currentPage?: number | null;
  sort?: ProductAttributeSortInput | null;
  /** A page behind the last one is empty, as in a category's own list, and no refusal. */
  mayBeBehind?: boolean;
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
  ranking: SearchRanking | null;
  correctedSearch: string | null;
  /** The search text asks for nothing that can be found. */
  isHopeless: boolean;
}

const readListing = ({ db, store }: RequestContext, { search, filter }: ProductSearchArguments): Listing => {
  const text = search?.trim() ?? '';
  const read = readListingFilter(db, filter ?? {}, readStoreSettings(db, store.id).hides_sold_out);
  if (text === '') return { filter: read, match: null, ranking: null, correctedSearch: null, isHopeless: false };
  const { expression, corrected, ranking } = createMatch(db, text);
  return { filter: read, match: expression, ranking, correctedSearch: corrected, isHopeless: expression === null };
};

/**
 * One page of products by search text, filter and sort: by relevance for a search, by position for one
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
  const index = readCatalogueIndex(db);
  const found = listing.isHopeless ? null : matchProducts(db, index, listing);
  const total = found ? countBits(found) : 0;
  if (given.mayBeBehind !== true) assertPageExists(total, pageSize, currentPage);
  const [categoryId = null] = listing.filter.categoryIds?.length === 1 ? listing.filter.categoryIds : [];
  const { match, ranking } = listing;
  const defaultSort = match !== null ? 'relevance' : 'position';
  const byDefault: ListingSort = { key: defaultSort, direction: match !== null ? 'DESC' : 'ASC' };
  const sorts = readSorts(sort);
  const wanted = sorts.length > 0 ? sorts : [byDefault];
  const ids = found ? pageOf(db, index, found, wanted, { match, ranking, categoryId }, { pageSize, currentPage }) : [];
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
