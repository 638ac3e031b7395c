import type { ApolloClient } from '@apollo/client';
import { toAppError } from '@/kernel/errors/appError';
import { facetVariables, type ListScope } from './filters/facetVariables';
import { isFilterCode, noteFilters } from './filters/filterCodes';
import { ProductFacetsDocument } from './filters/ProductFacets.graphql.generated';

const refusal = /Field "(\w+)" is not defined by type "?ProductAttributeFilterInput/;

const codesOf = async (client: ApolloClient, scope: ListScope): Promise<string[] | undefined> => {
  const variables = facetVariables(scope, '');
  const { data } = await client.query({ query: ProductFacetsDocument, variables, errorPolicy: 'all' });
  return data?.products?.aggregations?.flatMap((aggregation) => aggregation?.attribute_code ?? []);
};

/**
 * Learns from a refused list which parameters of its address are no filters: any site may have put them there, such as
 * `?ref=7&id=3`, and the backend names one of them only. What the list can be narrowed by says it of all of them; the page
 * asks that in any case, and finds the answer. The parameters stay in the address.
 * @param scope the list before anything is chosen.
 * @returns whether the list can be asked for again, without them.
 */
export const learnFilters = async (
  client: ApolloClient,
  error: unknown,
  search: string,
  scope: ListScope,
): Promise<boolean> => {
  const failure = toAppError(error);
  const messages = failure.kind === 'graphql' ? failure.messages : [];
  const refused = messages.flatMap((message) => refusal.exec(message)?.[1] ?? []).filter(isFilterCode);
  if (refused.length === 0) return false;
  const codes = await codesOf(client, scope).catch(() => undefined);
  const asked = [...new Set(new URLSearchParams(search).keys())].filter(isFilterCode);
  const others = codes && codes.length > 0 ? asked.filter((name) => !codes.includes(name)) : [];
  noteFilters(codes ?? [], [...others, ...refused]);
  return true;
};
