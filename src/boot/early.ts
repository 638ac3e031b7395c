import { defaultNamespace, type EarlyResult, handoverKey, tokenKey } from './handover';
import { text } from './values';

declare const RESOLVE_URL_QUERY: string;
declare const SHOP_SETTINGS_QUERY: string;

const queries = { ResolveURL: RESOLVE_URL_QUERY, ShopSettings: SHOP_SETTINGS_QUERY };

const readJson = (text: string | null | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** JSON that the page carries. */
export const pageJson = (id: string): Record<string, unknown> => readJson(document.getElementById(id)?.textContent);

const settings = pageJson('shop-settings');
/** A setting that the page carries. */
export const setting = (key: string, fallback: string): string => text(settings[key]) || fallback;

const stored = (key: string): unknown => {
  try {
    return readJson(localStorage.getItem(`${setting('storageNamespace', defaultNamespace)}__${key}`)).value;
  } catch {
    return undefined;
  }
};

/** What the visitor chose of a store view goes before the deployment's setting; `kernel/app/chosenStoreView` does the same. */
const chosen = (key: string, pattern: RegExp): string => {
  const value = text(stored(`store_view_${key}`));
  return pattern.test(value) ? value : '';
};
/** Base of the pictures. */
export const mediaUrl = (): string =>
  chosen('secure_base_media_url', /^https?:.+\/$/) || setting('mediaUrl', '/media/');

const headers = (): Record<string, string> => {
  const token = stored(tokenKey);
  const currency = stored('store_view_currency');
  return {
    Store: chosen('code', /^\w+$/) || setting('storeCode', 'uk_en'),
    accept: 'application/graphql-response+json,application/json;q=0.9',
    ...(typeof token === 'string' ? { Authorization: `Bearer ${token}` } : {}),
    ...(typeof currency === 'string' ? { 'Content-Currency': currency } : {}),
    ...(text(settings.gatewayKey) ? { 'x-api-key': text(settings.gatewayKey) } : {}),
  };
};

const isResult = (value: unknown): value is EarlyResult => typeof value === 'object' && value !== null;

/** Asks a question before the bundle is there; the bundle takes the answer over. */
export const askEarly = (operationName: keyof typeof queries, variables: object): Promise<EarlyResult> => {
  const parameters = new URLSearchParams({
    query: queries[operationName],
    operationName,
    variables: JSON.stringify(variables),
  });
  const response = fetch(`${setting('graphqlUrl', '/graphql')}?${parameters.toString()}`, { headers: headers() }).then(
    async (answer) => {
      const result: unknown = await answer.json();
      return isResult(result) ? result : {};
    },
  );
  // Whoever takes it over sees the failure; nobody may.
  response.catch(() => undefined);
  const handover = (window.halewellBoot ??= { responses: {} });
  handover.responses[handoverKey(operationName, variables)] = response;
  return response;
};
