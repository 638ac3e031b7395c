import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { facetVariables, type ListScope } from './facetVariables';
import { type Facets, toFacets } from './facets';
import { ProductFacetsDocument } from './ProductFacets.graphql.generated';
import { useLastOfScope } from './useLastOfScope';

/** The facets of a list; while new ones of it are on their way those of before stay. */
export interface FacetsState {
  facets: Facets | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Asks what a list can be narrowed by, with the choice that stands in the query of an address. */
export const useFacets = (scope: ListScope, query: string): FacetsState => {
  const { formatMessage } = useIntl();
  const { loading, error, refetch, ...answers } = useQuery(ProductFacetsDocument, {
    variables: facetVariables(scope, query),
    notifyOnNetworkStatusChange: true,
  });
  const known = useLastOfScope(scope, answers);
  const isOfCategory = scope.filter !== undefined;
  const facets = useMemo(() => {
    const yesNo = { yes: formatMessage({ id: 'listing.yes' }), no: formatMessage({ id: 'listing.no' }) };
    return known ? toFacets(known, isOfCategory, yesNo) : undefined;
  }, [known, isOfCategory, formatMessage]);
  return {
    facets,
    isLoading: loading,
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
};
