import { readPageNumber } from '@/kernel/routing/pageNumber';

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

/** The filter of `products` that a list's address asks for. */
export interface ListFilter {
  category_url_path?: { eq: string };
  need?: { in: string[] };
  form?: { in: string[] };
  dietary?: { in: string[] };
  nutrient?: { in: string[] };
  price?: { from?: string; to?: string };
}

/** Attributes by which the shop filters, each a parameter of the address (backend/schema/extensions/productFilters.graphqls). */
export const filterCodes = ['need', 'form', 'dietary', 'nutrient'] as const;
/** Products of a page unless `limit` says otherwise. */
export const defaultPageSize = 6;
/** The page sizes that a shopper can choose. */
export const pageSizes: readonly number[] = [defaultPageSize, 12, 24, 48];

const sortFields = ['name', 'newest', 'position', 'price', 'rating', 'relevance'];
/** More would only make the request too long. */
const mostValues = 30;

const valuesOf = (parameters: URLSearchParams, code: string): string[] => {
  const values = parameters.getAll(code).flatMap((text) => text.split(','));
  return [...new Set(values.filter((value) => /^[\w-]{1,60}$/.test(value)))].slice(0, mostValues);
};

/** `10-25`, `10-` and `-25`; the two ends in the wrong order are turned round. */
const priceOf = (text: string | null): PriceRange | undefined => {
  const [, low, high] = /^(\d{1,5}(?:\.\d{1,2})?)?-(\d{1,5}(?:\.\d{1,2})?)?$/.exec(text ?? '') ?? [];
  const from = Number(low ?? 0);
  const to = high === undefined ? Infinity : Number(high);
  const [least, most] = from <= to ? [from, to] : [to, from];
  const range = { ...(least > 0 ? { from: least } : {}), ...(most < Infinity ? { to: most } : {}) };
  return most > 0 && (least > 0 || most < Infinity) ? range : undefined;
};

/** Reads the query of a list's address: `?need=immune-function&form=capsules,tablets&price=10-25&page=2&sort=price_asc`. */
export const readListQuery = (search: string): ListQuery => {
  const parameters = new URLSearchParams(search);
  const limit = parameters.get('limit');
  const [, field = '', direction] = /^([a-z]+)_(asc|desc)$/.exec(parameters.get('sort') ?? '') ?? [];
  const price = priceOf(parameters.get('price'));
  const chosen = filterCodes.map((code) => [code, valuesOf(parameters, code)] as const);
  return {
    page: readPageNumber(search),
    pageSize: pageSizes.find((size) => String(size) === limit) ?? defaultPageSize,
    ...(sortFields.includes(field) ? { sort: { field, direction: direction === 'asc' ? 'ASC' : 'DESC' } } : {}),
    options: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    ...(price ? { price } : {}),
  };
};

/** The chosen options and prices as the backend wants them; undefined when nothing is chosen. */
export const toListFilter = ({ options, price }: ListQuery): ListFilter | undefined => {
  const filter: ListFilter = {};
  for (const code of filterCodes) {
    // Sorted, so that the same choice is the same question.
    const values = options[code];
    if (values) filter[code] = { in: [...values].sort() };
  }
  if (price) {
    filter.price = {
      ...(price.from === undefined ? {} : { from: String(price.from) }),
      ...(price.to === undefined ? {} : { to: String(price.to) }),
    };
  }
  return Object.keys(filter).length > 0 ? filter : undefined;
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
    ...(query.sort ? { sort: { [query.sort.field]: query.sort.direction } } : {}),
    ...(filter ? { filter } : {}),
  };
};

/** Variables of `ResolveURL`, as the location asks for them. */
export interface RouteVariables extends ListVariables {
  url: string;
  /** Whether the list is asked for by `filter`, or is the category's own. */
  isFiltered: boolean;
}

/**
 * Reads path and query into the variables of the page's first view. The boot script and the router both use it, so
 * that they ask the same question and the second is answered by the first.
 */
export const toRouteVariables = ({ pathname, search }: { pathname: string; search: string }): RouteVariables => {
  const url = pathname.replace(/^\/+|\/+$/g, '');
  const { filter, ...list } = toListVariables(search);
  return {
    url: url === '' ? '/' : url,
    ...list,
    isFiltered: filter !== undefined,
    ...(filter ? { filter: { category_url_path: { eq: url.replace(/\.html$/, '') }, ...filter } } : {}),
  };
};
