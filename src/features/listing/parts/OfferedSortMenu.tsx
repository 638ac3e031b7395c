import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { facetVariables, type ListScope } from '../filters/facetVariables';
import { ProductFacetsDocument } from '../filters/ProductFacets.graphql.generated';
import { useLastOfScope } from '../filters/useLastOfScope';
import { SortMenu } from './SortMenu';
import { orderOf, sortOrders } from './sortOrders';

export interface OfferedSortMenuProps {
  scope: ListScope;
  isSearch: boolean;
  /** What the list is ordered by when its address says nothing; without it, by position or relevance. */
  sortedBy?: string | null | undefined;
}

/** The orders that the backend offers for a list, asked for with its filters when they are first needed. */
export const OfferedSortMenu = ({ scope, isSearch, sortedBy }: OfferedSortMenuProps) => {
  const { search } = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  const usual = sortOrders(isSearch, undefined, sortedBy);
  const asked = new URLSearchParams(search).get('sort');
  const isUnknown = asked !== null && orderOf(search, usual).value !== asked;
  const answers = useQuery(ProductFacetsDocument, {
    variables: facetVariables(scope, search),
    // On a wide screen the filters beside the list have asked already.
    fetchPolicy: isWanted || isUnknown ? 'cache-first' : 'cache-only',
  });
  const offered = useLastOfScope(scope, answers)?.products?.sort_fields?.options;
  return (
    <SortMenu orders={offered ? sortOrders(isSearch, offered, sortedBy) : usual} onApproach={() => setIsWanted(true)} />
  );
};
