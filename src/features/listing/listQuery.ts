import { settings } from '@/kernel/app/settings';
import { readPageNumber } from '@/kernel/routing/pageNumber';
import { isFilterCode, isOptionValue } from './filters/filterCodes';
import { isPageSize } from './parts/pageSizes';

/** What the address of a list asks for; parameters that are unknown or make no sense are ignored. */
export interface ListQuery {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  sort?: { field: string; direction: 'ASC' | 'DESC' };
  /** Chosen options by attribute code, in the order of the address. */
  options: Record<string, string[]>;
  price?: PriceRange;
}

/** Whole currency units; an open end is undefined. */
export interface PriceRange {
  from?: number;
  to?: number;
}

/** The filter of `products` that a list's address asks for, with `{ in: [...] }` for each chosen attribute. */
export interface ListFilter {
  category_uid?: { eq: string };
  category_url_path?: { eq: string };
  price?: { from?: string; to?: string };
}

/** Orders that the schema is known to have; a backend without the extension may offer any of its attributes. */
const sortFields = ['name', 'newest', 'position', 'price', 'rating', 'relevance'];
const isSortField = (field: string): boolean => !CAPABILITIES.ratingAndNewestSort || sortFields.includes(field);
/** More would only make the request too long. */
const mostValues = 30;

const valuesOf = (parameters: URLSearchParams, code: string): string[] => {
  const values = parameters.getAll(code).flatMap((text) => text.split(','));
  return [...new Set(values.filter((value) => isOptionValue(value, code)))].slice(0, mostValues);
};

/** `10-25`, `10-` and `-25`; the two ends in the wrong order are turned round. */
const priceOf = (text: string | null): PriceRange | undefined => {
  const [, low, high] = /^(\d{1,5}(?:\.\d{1,2})?)?-(\d{1,5}(?:\.\d{1,2})?)?$/.exec(text ?? '') ?? [];
  const from = Number(low ?? 0);
  const to = Number(high ?? Infinity);
  const [least, most] = from <= to ? [from, to] : [to, from];
  const range = { ...(least > 0 && { from: least }), ...(most < Infinity && { to: most }) };
  return most > 0 && (least > 0 || most < Infinity) ? range : undefined;
};

const pageSizeOf = (text: string | null): number => {
  const size = Number(text);
  return isPageSize(size) ? size : settings.pageSize;
};

/** Reads the query of a list's address: `?need=immune-function&form=capsules,tablets&price=10-25&page=2&sort=price_asc`. */
export const readListQuery = (search: string): ListQuery => {
  const parameters = new URLSearchParams(search);
  const [, field = '', direction] = /^([a-z][a-z\d_]{0,59})_(asc|desc)$/.exec(parameters.get('sort') ?? '') ?? [];
  const price = priceOf(parameters.get('price'));
  const chosen = [...new Set(parameters.keys())]
    .filter(isFilterCode)
    .map((code) => [code, valuesOf(parameters, code)] as const);
  return {
    page: readPageNumber(search),
    pageSize: pageSizeOf(parameters.get('limit')),
    ...(field && isSortField(field) && { sort: { field, direction: direction === 'asc' ? 'ASC' : 'DESC' } }),
    options: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    ...(price && { price }),
  };
};

/** The chosen options and prices as the backend wants them; undefined when nothing is chosen. */
export const toListFilter = ({ options, price }: ListQuery): ListFilter | undefined => {
  // Sorted, so that the same choice is the same question.
  const chosen: Record<string, { in: string[] }> = {};
  for (const code of Object.keys(options).sort()) chosen[code] = { in: [...(options[code] ?? [])].sort() };
  if (Object.keys(chosen).length === 0 && !price) return undefined;
  const between = price && {
    ...(price.from && { from: String(price.from) }),
    ...(price.to && { to: String(price.to) }),
  };
  return { ...chosen, ...(between && { price: between }) };
};

/** The part of a list's variables that search results and categories have in common. */
export interface ListVariables {
  pageSize: number;
  currentPage: number;
  sort?: Record<string, 'ASC' | 'DESC'>;
  filter?: ListFilter;
}

/** Reads the query of a list's address into the variables of `products`. */
export const toListVariables = (search: string): ListVariables => {
  const query = readListQuery(search);
  const filter = toListFilter(query);
  return {
    pageSize: query.pageSize,
    currentPage: query.page,
    ...(query.sort && { sort: { [query.sort.field]: query.sort.direction } }),
    ...(filter && { filter }),
  };
};

/** The order of a list by a field, as the backend wants it; undefined for the positions, which it has by itself. */
export const sortedBy = (field: string): Record<string, 'ASC'> | undefined =>
  field === 'position' ? undefined : { [field]: 'ASC' };

/** Variables of `ResolveURL`, as the location asks for them. */
export interface RouteVariables extends ListVariables {
  url: string;
  /** Whether the list is asked for by `filter`, or is the category's own. */
  isFiltered: boolean;
  /** Whether the answer tells the store's page size and order (storeDefaults.ts). */
  withDefaults: boolean;
}

/**
 * Reads path and query into the variables of the page's first view. A category's list is filtered in the same request only
 * where the backend knows categories by their path and the attributes are known; else its id must be known first
 * (app/routing/filteredList.ts). The boot script and the router both use it, so
 * that they ask the same question and the second is answered by the first.
 */
export const toRouteVariables = ({ pathname, search }: { pathname: string; search: string }): RouteVariables => {
  // With the slashes at its end: a backend may store them, and answers any other way to write them as a redirect.
  const url = pathname.replace(/^\/+/, '');
  const { filter: chosen, ...list } = toListVariables(search);
  const sort = list.sort ?? (CAPABILITIES.shopFilters ? undefined : sortedBy(settings.sortBy));
  const filter = CAPABILITIES.shopFilters && CAPABILITIES.categoryPathFilter ? chosen : undefined;
  return {
    url: url === '' ? '/' : url,
    ...list,
    ...(sort && { sort }),
    isFiltered: filter !== undefined,
    withDefaults: !CAPABILITIES.shopFilters,
    ...(filter && { filter: { category_url_path: { eq: url.replace(/(?:\.\w+)?\/*$/, '') }, ...filter } }),
  };
};
