import { tokenKey } from '@/features/session/tokenStorage';
import { settings } from '@/kernel/app/settings';
import { storeViewKeys } from '@/kernel/app/chosenStoreView';
import { cacheIdHeader, isOfSomebodyElse, isPostWanted, keepCacheId, readCacheId } from '@/kernel/graphql/cacheId';
import { shopHeaders } from '@/kernel/graphql/shopHeaders';
import { isRecord } from '@/kernel/isRecord';
import { asText } from '@/kernel/storage/parsers';
import { browserStorage, readStored } from '@/kernel/storage/shopStorage';
import { type EarlyResult, type Handover, handoverKey } from './handover';

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

/** What an earlier visit was told, and the cache id that came with it. */
interface KeptAnswer<Data> {
  answer: EarlyResult<Data>;
  cacheId: string | null;
}

const isKept = <Data>(value: unknown): value is KeptAnswer<Data> => isRecord(value);

/** By question (sw/beginning.ts); empty where the page came from the network. */
const keptAnswers: unknown = JSON.parse(document.getElementById('kept-answers')?.textContent || '{}');

const noteKept = (boot: Handover, operationName: string): void => {
  (boot.kept ??= []).push(operationName);
  // Prices and stock are marked until they are confirmed (ui/Price, src/app/later/confirmKept.tsx).
  if (operationName === 'ResolveURL') document.documentElement.dataset.checking = '';
};

const ask = async <Data extends Record<string, unknown>>(
  boot: Handover,
  operationName: keyof typeof queries,
  variables: object,
): Promise<EarlyResult<Data>> => {
  const query = queries[operationName];
  const asked = JSON.stringify(variables);
  const parameters = new URLSearchParams({ query, operationName, variables: asked });
  const identity = readIdentity();
  const { storeCode, currency, token } = identity;
  const kept = !token && isRecord(keptAnswers) && keptAnswers[[operationName, asked, storeCode, currency].join(' ')];
  if (isKept<Data>(kept)) {
    keepCacheId(kept.cacheId, identity);
    noteKept(boot, operationName);
    return kept.answer;
  }
  const cacheId = readCacheId(identity);
  const headers = {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    ...shopHeaders({ ...identity, cacheId }),
  };
  const url = `${settings.graphqlUrl}?${parameters.toString()}`;
  const isPosted = isPostWanted(identity);
  const answer = await (isPosted
    ? fetch(settings.graphqlUrl, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query, operationName, variables }),
      })
    : fetch(url, { headers }));
  const answeredId = answer.headers.get(cacheIdHeader);
  // The bundle asks again then, by POST.
  if (!isPosted && isOfSomebodyElse(identity, cacheId, answeredId)) return {};
  keepCacheId(answeredId, identity);
  if (answer.headers.has('X-Kept-Answer')) noteKept(boot, operationName);
  const result: unknown = await answer.json();
  if (!isResult<Data>(result)) return {};
  // A customer's answers are not kept.
  if (!token) (boot.asked ??= []).push({ url, headers, answer: result });
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
