/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import type { GivenAnswer } from './protocol';
import { answerKey, answersCache as cacheName, mostAgeSeconds, toKeep } from './questions';
import { isFirstQuestion } from './routes';

const mostAnswers = 60;

const keeping: WorkboxPlugin[] = [
  {
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(answerKey(request)),
    cacheWillUpdate: ({ response }) => toKeep(response),
  },
  new ExpirationPlugin({ maxEntries: mostAnswers, maxAgeSeconds: mostAgeSeconds, purgeOnQuotaError: true }),
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
 * The documents that began from the shell, by their client's id, each with the answers that were written into it and the
 * questions that it has asked: the first of each kind is answered by what an earlier visit was told, if it is not there. A
 * worker that the browser has ended since knows none, and asks.
 */
const begun = new Map<string, Set<string>>();
const mostBegun = 20;

/**
 * Notes that a document began from the shell.
 * @param clientId of the document to be.
 * @param given keys of the answers in it.
 */
export const noteBegun = (clientId: string, given: readonly string[]): void => {
  begun.set(clientId, new Set(given));
  for (const id of [...begun.keys()].slice(0, -mostBegun)) begun.delete(id);
};

/** Whether a document asks for the first time what it began with. */
const isBeginning = (clientId: string, request: Request): boolean => {
  const asked = begun.get(clientId);
  const operation = new URL(request.url).searchParams.get('operationName') ?? '';
  if (!asked || asked.has(operation) || asked.has(answerKey(request))) return false;
  asked.add(operation);
  return true;
};

/** An answer to one of the questions that pages begin with. */
export const answerQuestion = (event: FetchEvent): Promise<Response> => {
  const { clientId, request } = event;
  return (isBeginning(clientId, request) ? kept : renewed).handle({ event, request });
};

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
