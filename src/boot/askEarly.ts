import { settings } from '@/kernel/app/settings';
import { storeViewKeys } from '@/kernel/app/chosenStoreView';
import { keepCacheId, readCacheId } from '@/kernel/graphql/cacheId';
import { shopHeaders } from '@/kernel/graphql/shopHeaders';
import { isRecord } from '@/kernel/isRecord';
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
const isResult = <Data>(value: unknown): value is EarlyResult<Data> => isRecord(value);

const ask = async <Data extends Record<string, unknown>>(
  boot: Handover,
  operationName: keyof typeof queries,
  variables: object,
): Promise<EarlyResult<Data>> => {
  const query = queries[operationName];
  const parameters = new URLSearchParams({ query, operationName, variables: JSON.stringify(variables) });
  const identity = readIdentity();
  const headers = {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    ...shopHeaders({ ...identity, cacheId: readCacheId(identity) }),
  };
  const url = `${settings.graphqlUrl}?${parameters.toString()}`;
  const answer = await fetch(url, { headers });
  keepCacheId(answer, identity);
  // Of an earlier visit (sw/keptAnswers.ts).
  if (answer.headers.has('X-Kept-Answer')) {
    (boot.kept ??= []).push(operationName);
    // Prices and stock are marked until they are confirmed (ui/Price, src/app/later/confirmKept.tsx).
    if (operationName === 'ResolveURL') document.documentElement.dataset.checking = '';
  }
  const result: unknown = await answer.json();
  if (!isResult<Data>(result)) return {};
  // A customer's answers are not kept.
  if (!identity.token) (boot.asked ??= []).push({ url, headers, answer: result });
  return result;
};

/**
 * Sends a query before the bundle is there; the bundle takes the answer over.
 * @param boot where the answer is left.
 */
export const askEarly = <Data extends Record<string, unknown>>(
  boot: Handover,
  operationName: keyof typeof queries,
  variables: object,
): Promise<EarlyResult<Data>> => {
  const response = ask<Data>(boot, operationName, variables);
  // The bundle sees the failure when it takes the answer over; until then it is no unhandled one.
  response.catch(() => undefined);
  boot.responses[handoverKey(operationName, variables)] = response;
  return response;
};
