/** Variables of `ResolveURL`, as the location asks for them. */
export interface RouteVariables {
  url: string;
  pageSize: number;
  currentPage: number;
  sort?: Record<string, 'ASC' | 'DESC'>;
}

/** Products on a category page (spec §9) unless `?limit=` says otherwise. */
export const defaultPageSize = 6;
const pageSizes = [6, 12, 24, 48];
const sortFields = ['name', 'newest', 'position', 'price', 'rating', 'relevance'];

/** A whole number of at least 1, or the fallback. */
const count = (text: string | null, fallback: number): number => {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return value >= 1 ? value : fallback;
};

/** `price_asc` as the backend wants it; undefined for what it does not know. */
const sortOf = (text: string | null): RouteVariables['sort'] => {
  const [, field = '', direction = ''] = /^([a-z]+)_(asc|desc)$/.exec(text ?? '') ?? [];
  if (!sortFields.includes(field)) return undefined;
  return { [field]: direction === 'asc' ? 'ASC' : 'DESC' };
};

/**
 * Reads path and query into the variables of the page's first view. The boot script and the router both use it, so
 * that they ask the same question.
 */
export const toRouteVariables = ({ pathname, search }: { pathname: string; search: string }): RouteVariables => {
  const query = new URLSearchParams(search);
  const url = pathname.replace(/^\/+|\/+$/g, '');
  const limit = count(query.get('limit'), defaultPageSize);
  const sort = sortOf(query.get('sort'));
  return {
    url: url === '' ? '/' : url,
    pageSize: pageSizes.includes(limit) ? limit : defaultPageSize,
    currentPage: count(query.get('page'), 1),
    ...(sort ? { sort } : {}),
  };
};
