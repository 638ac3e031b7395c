import { toListFilter, toListVariables, readListQuery, sortedBy } from '../listQuery';
import type { ListScope } from '../filters/facetVariables';
import type { MoreProductsQueryVariables } from './MoreProducts.graphql.generated';

/**
 * What to ask for a further page of a list: the same list as its address asks for.
 * @param order what a category is ordered by, where the address does not say.
 */
export const moreVariables = (
  { filter, search }: ListScope,
  query: string,
  order: string | null | undefined,
  page: number,
): MoreProductsQueryVariables => {
  const { sort = order ? sortedBy(order) : undefined, pageSize } = toListVariables(query);
  return {
    filter: { ...toListFilter(readListQuery(query)), ...filter },
    pageSize,
    currentPage: page,
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
  };
};
