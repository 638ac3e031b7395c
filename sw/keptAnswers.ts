/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import type { GivenAnswer } from './protocol';
import { isFirstQuestion } from './routes';

const cacheName = 'answers-v1';
const mostAnswers = 60;
const weekSeconds = 7 * 24 * 3600;

/** Says that an answer is from an earlier visit; the page asks again behind what it shows. */
const keptHeader = 'X-Kept-Answer';

/** The path that a question is about; the settings are about none. */
const askedPath = (variables: string | null): string => {
  try {
    const asked: unknown = JSON.parse(variables ?? '{}');
    const path: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'url') : undefined;
    return typeof path === 'string' ? path : '';
  } catch {
    return '';
  }
};

/** An address that begins with the question and its path, so that all answers about a path are found by it. */
const placeOf = (operation: string, path: string, base: string): URL =>
  new URL(`/answers/${operation}/${encodeURIComponent(path.replace(/^\/+|\/+$/g, ''))}`, base);

/**
 * The address that an answer is kept under: the question with its text, as another build asks for other fields, and for
 * whom it was asked. A customer's answers are not kept, so that their cache id tells nobody apart.
 */
export const answerKey = ({ url, headers }: Pick<Request, 'url' | 'headers'>): string => {
  const { searchParams } = new URL(url);
  const key = placeOf(searchParams.get('operationName') ?? '', askedPath(searchParams.get('variables')), url);
  key.search = searchParams.toString();
  for (const name of ['Store', 'Content-Currency']) key.searchParams.set(name, headers.get(name) ?? '');
  return key.href;
};

/** Whether an answer says what was asked for: whole, JSON, and without an error. */
const isWhole = async (response: Response): Promise<boolean> => {
  if (response.status !== 200 || response.redirected) return false;
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return false;
  const result: unknown = await response.json().catch(() => undefined);
  if (typeof result !== 'object' || result === null || 'errors' in result || !('data' in result)) return false;
  return typeof result.data === 'object' && result.data !== null;
};

/** Of the headers, what the page and the bound of age read; what a cache varies by stands in the address. */
const keptHeaders = ['Content-Type', 'Date', 'X-Magento-Cache-Id'];

/** The copy that is kept, which says of itself that it is one; null for what is not fit to be. */
export const toKeep = async (response: Response): Promise<Response | null> => {
  if (!(await isWhole(response.clone()))) return null;
  const headers = new Headers({ [keptHeader]: '1' });
  for (const name of keptHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { headers });
};

const keeping: WorkboxPlugin[] = [
  {
    // The page asked for a copy of any age; the browser's own would not say that it is one.
    requestWillFetch: ({ request }) => Promise.resolve(new Request(request, { cache: 'default' })),
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(answerKey(request)),
    cacheWillUpdate: ({ response }) => toKeep(response),
  },
  new ExpirationPlugin({ maxEntries: mostAnswers, maxAgeSeconds: weekSeconds, purgeOnQuotaError: true }),
];

/** From the network, and kept for the next visit. */
class Renewed extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

/** Keeps an answer that a page was given itself. */
class Given extends Strategy {
  constructor(private readonly answer: Response) {
    super({ cacheName, plugins: keeping });
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    await handler.cachePut(request, this.answer.clone());
    return this.answer;
  }
}

const kept = new CacheFirst({ cacheName, plugins: keeping });
const renewed = new Renewed({ cacheName, plugins: keeping });

/**
 * An answer to one of the first questions. A page that begins takes what an earlier visit was told, which it asks for by
 * the cache mode `force-cache` (src/boot/askEarly.ts); everything else is asked of the backend.
 */
export const answerQuestion = (event: ExtendableEvent, request: Request): Promise<Response> =>
  (request.cache === 'force-cache' ? kept : renewed).handle({ event, request });

/** Keeps what the first page of a visitor was told before there was a worker. */
export const keepAnswers = async (event: ExtendableEvent, given: readonly GivenAnswer[]): Promise<void> => {
  for (const { url, headers, answer } of given) {
    const address = new URL(url, self.location.href);
    const isOwn = address.origin === self.location.origin && isFirstQuestion(address);
    if (!isOwn || new Headers(headers).has('Authorization')) continue;
    const response = Response.json(answer, { headers: { Date: new Date().toUTCString() } });
    await Promise.all(new Given(response).handleAll({ event, request: new Request(address, { headers }) }));
  }
};

/** Whether an earlier visit was told what is at a path, so that its page can begin without the network. */
export const isAnswerKept = async (url: URL): Promise<boolean> => {
  const cache = await caches.open(cacheName);
  return (await cache.match(placeOf('ResolveURL', url.pathname, url.href), { ignoreSearch: true })) !== undefined;
};
