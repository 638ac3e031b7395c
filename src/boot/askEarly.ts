import { settings } from '@/kernel/app/settings';
import { storeViewKeys } from '@/kernel/app/chosenStoreView';
import { keepCacheId, readCacheId } from '@/kernel/graphql/cacheId';
import { shopHeaders } from '@/kernel/graphql/shopHeaders';
import { asText } from '@/kernel/storage/parsers';
import { browserStorage, readStored } from '@/kernel/storage/shopStorage';
import { type EarlyResult, type Handover, handoverKey, tokenKey } from './handover';

declare const RESOLVE_URL_QUERY: string;
declare const SHOP_SETTINGS_QUERY: string;

const queries = { ResolveURL: RESOLVE_URL_QUERY, ShopSettings: SHOP_SETTINGS_QUERY };

const readIdentity = () => {
  const { storageNamespace: namespace, storeCode, gatewayKey } = settings;
  const storage = { raw: browserStorage(), namespace, now: Date.now };
  const token = readStored(storage, tokenKey, asText);
  return { storeCode, gatewayKey, token, currency: readStored(storage, storeViewKeys.currency, asText) };
};

/** GraphQL answers in the types of its schema, which the bundle takes at its word, too. */
const isResult = <Data>(value: unknown): value is EarlyResult<Data> => typeof value === 'object' && value !== null;

const ask = async <Data>(operationName: keyof typeof queries, variables: object): Promise<EarlyResult<Data>> => {
  const query = queries[operationName];
  const parameters = new URLSearchParams({ query, operationName, variables: JSON.stringify(variables) });
  const identity = readIdentity();
  const headers = {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    ...shopHeaders({ ...identity, cacheId: readCacheId(identity) }),
  };
  const answer = await fetch(`${settings.graphqlUrl}?${parameters.toString()}`, { headers });
  keepCacheId(answer, identity);
  const result: unknown = await answer.json();
  return isResult<Data>(result) ? result : {};
};

/**
 * Sends a query before the bundle is there; the bundle takes the answer over.
 * @param handover where the answer is left.
 */
export const askEarly = <Data extends Record<string, unknown>>(
  { responses }: Handover,
  operationName: keyof typeof queries,
  variables: object,
): Promise<EarlyResult<Data>> => {
  const response = ask<Data>(operationName, variables);
  // The bundle sees the failure when it takes the answer over; until then it is no unhandled one.
  response.catch(() => undefined);
  responses[handoverKey(operationName, variables)] = response;
  return response;
};
