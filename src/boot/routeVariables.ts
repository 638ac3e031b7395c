import { type ListFilter, readListQuery, toListFilter } from '../kernel/routing/listQuery';

/** Variables of `ResolveURL`, as the location asks for them. */
export interface RouteVariables {
  url: string;
  pageSize: number;
  currentPage: number;
  sort?: Record<string, 'ASC' | 'DESC'>;
  /** Whether the list is asked for by `filter`, or is the category's own. */
  isFiltered: boolean;
  filter?: ListFilter;
}

/**
 * Reads path and query into the variables of the page's first view. The boot script and the router both use it, so
 * that they ask the same question.
 */
export const toRouteVariables = ({ pathname, search }: { pathname: string; search: string }): RouteVariables => {
  const url = pathname.replace(/^\/+|\/+$/g, '');
  const query = readListQuery(search);
  const filter = toListFilter(query);
  return {
    url: url === '' ? '/' : url,
    pageSize: query.pageSize,
    currentPage: query.page,
    ...(query.sort ? { sort: { [query.sort.field]: query.sort.direction } } : {}),
    isFiltered: filter !== undefined,
    ...(filter ? { filter: { category_url_path: { eq: url.replace(/\.html$/, '') }, ...filter } } : {}),
  };
};
