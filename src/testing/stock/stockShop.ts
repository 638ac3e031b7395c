import { parse, print } from 'graphql';
import { settings } from '@/kernel/app/settings';
import { filledData, isAllAbsent, sentDocument, sentVariables } from '@/kernel/graphql/absentFields';
import { isRecord } from '@/kernel/isRecord';
import { markedDocument, stockCapabilities } from './trimDocument';

const recordIn = (value: unknown, key: string): Record<string, unknown> => {
  const inner = isRecord(value) ? value[key] : undefined;
  return isRecord(inner) ? inner : {};
};

const textIn = (value: unknown, key: string): string => {
  const inner = isRecord(value) ? value[key] : undefined;
  return typeof inner === 'string' ? inner : '';
};

/** Returns the document and variables of a GraphQL request by GET or POST. */
const readRequest = (url: URL, body: unknown): { query: string; variables: Record<string, unknown> } => {
  const given: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  if (given !== undefined) return { query: textIn(given, 'query'), variables: recordIn(given, 'variables') };
  const variables: unknown = JSON.parse(url.searchParams.get('variables') ?? '{}');
  return { query: url.searchParams.get('query') ?? '', variables: isRecord(variables) ? variables : {} };
};

const read = (query: string) => {
  const document = markedDocument(parse(query));
  const isNothing = isAllAbsent(document);
  return { document, isNothing, sentText: isNothing ? '' : print(sentDocument(document)) };
};
/** What becomes of a query by its text. */
const known = new Map<string, ReturnType<typeof read>>();

const readOnce = (query: string): ReturnType<typeof read> => {
  const it = known.get(query) ?? read(query);
  known.set(query, it);
  return it;
};

/** The way to a stock backend: requests are trimmed and answers filled as a build for that backend does it in its own documents. */
export const trimmingFetch =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (url.pathname !== '/graphql') return send(input, init);
    const { query, variables } = readRequest(url, init?.body);
    const { document, isNothing, sentText } = readOnce(query);
    if (isNothing) return Response.json({ data: filledData(document, {}) });
    const sent = { query: sentText, variables: sentVariables(document, variables) };
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1];
    const answer = await send('/graphql', {
      ...init,
      method: 'POST',
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'content-type': 'application/json' },
      body: JSON.stringify({ ...sent, operationName: operation }),
    });
    if (!answer.ok) return answer;
    const result: unknown = await answer.json();
    const data = recordIn(result, 'data');
    return Response.json(isRecord(result) ? { ...result, data: filledData(document, data) } : result);
  };

/** Makes the tests of a file those of a shop that was built for the stock profile; call it at the file's top. */
export const playStockBuild = (): void => {
  const before = { ...CAPABILITIES };
  const carriers = PHONE_CARRIERS;
  const given = { ...settings };
  beforeEach(() => {
    Object.assign(CAPABILITIES, stockCapabilities);
    Object.assign(globalThis, { PHONE_CARRIERS: ['*'] });
    // What `npm start` takes from the store and writes into the page (backend/seed/stock/store.json).
    Object.assign(settings, { storeCode: 'default', pageSize: 12 });
  });
  afterEach(() => {
    Object.assign(CAPABILITIES, before);
    Object.assign(globalThis, { PHONE_CARRIERS: carriers });
    Object.assign(settings, given);
  });
};
