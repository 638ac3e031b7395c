import { type ListFilter, readListQuery, toListFilter } from '../listQuery';

/** The products that a list is made of before anything is chosen: a category's, or those of a search. */
export interface ListScope {
  filter?: Pick<ListFilter, 'category_uid'>;
  /** What the shopper searched for. */
  search?: string;
}

/** What to ask about a list, with the choice that stands in the query of an address. */
export const facetVariables = ({ filter, search }: ListScope, query: string) => ({
  filter: { ...toListFilter(readListQuery(query)), ...filter },
  ...(search ? { search } : {}),
});
