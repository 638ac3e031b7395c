import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { RequestContext } from '../context';
import { isJson } from '../http/contentType';
import type { BackendServices } from '../http/requestContext';
import { createRequestContext } from '../http/requestContext';
import { createPreviewDatabases } from '../staging/previewDatabases';
import { readPreview } from '../staging/readPreview';
import { errorWords } from '../words/errorWords';

import { createCacheId, isCacheableDocument, privateCacheHeaders, publicCacheHeaders } from './cacheHeaders';
import type { GraphQlEngine } from './createGraphQl';
import { RequestFailure, TooManyAttempts } from './errors';
import {
  formatErrors,
  formatResult,
  rootCause,
  type GraphQlBody,
  type InWords,
  type ReportError,
} from './formatResult';
import { readOperationList } from './operationList';
import { createPublicAnswers, type PublicAnswer } from './publicAnswers';
import { readParameters, UnreadableBody } from './readParameters';

const json = (status: number, body: GraphQlBody, headers: Record<string, string>): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** Answers of this type are read as GraphQL whatever their status is (GraphQL over HTTP); others would be taken for a failure. */
const tooMany = (body: GraphQlBody, { retryAfterSeconds }: TooManyAttempts): Response =>
  json(429, body, {
    ...privateCacheHeaders,
    'Content-Type': 'application/graphql-response+json',
    'Retry-After': String(retryAfterSeconds),
  });

/** The page that a body draws which is not JSON. */
const unreadableBodyPage = (): Response =>
  new Response('<!doctype html><title>Error</title><h1>There has been an error processing your request</h1>', {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=UTF-8', ...privateCacheHeaders },
  });

/**
 * The real backend looks for the words anywhere in the header; a form of another site can put them behind `text/plain`,
 * which browsers send without asking (CORS). So this one wants the type itself.
 */
const assertContentType = (request: Request): void => {
  if (request.method !== 'POST' || isJson(request)) return;
  throw new RequestFailure('Request content type must be application/json');
};

/** A day: lifetime of the page cache of a Magento that nobody configured. */
const pagesKeptForMs = 24 * 60 * 60 * 1000;

const acceptedMethods = ['GET', 'HEAD', 'POST'];

const toPublicAnswer = (body: GraphQlBody, cacheId: string): PublicAnswer => {
  const text = JSON.stringify(body);
  // Weak: the same answer may be sent in several encodings.
  return { text, etag: `W/"${createHash('sha1').update(text).digest('base64url')}"`, cacheId };
};

/** A cacheable answer with its validator; 304 when the client has it already. */
const cacheable = (request: Request, { text, etag, cacheId }: PublicAnswer): Response => {
  const headers = { ...publicCacheHeaders, ETag: etag, 'X-Magento-Cache-Id': cacheId };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { 'Content-Type': 'application/json', ...headers } });
};

/** The request as one that chooses neither store nor currency. */
const withoutChoices = ({ url, headers: given }: Request): Request => {
  const headers = new Headers(given);
  headers.delete('store');
  headers.delete('content-currency');
  return new Request(url, { headers });
};

/**
 * Makes the handler of `/graphql` with the transport rules of the real backend: headers are judged first, then the
 * document is parsed, then executed.
 */
export const createGraphQlHandler = (services: BackendServices, engine: GraphQlEngine, report: ReportError) => {
  const rules = services.settings.profile.transport;
  const cacheIdOf = createCacheId(services.db);
  const publicAnswers = createPublicAnswers(services.db, services.now, rules.keepsPages ? pagesKeptForMs : undefined);
  const operations = readOperationList(services.settings.operationLists);
  const previews = createPreviewDatabases(services.db, join(services.settings.dataDir, 'previews'));

  const answer = async (request: Request, context: RequestContext): Promise<Response> => {
    const isGet = request.method === 'GET';
    const isShared = isGet && context.tokenHash === null;
    const place =
      (isShared || (isGet && rules.keepsPages)) && context.previewVersion === undefined
        ? publicAnswers(context, new URL(request.url).search)
        : undefined;
    if (place?.answer) return cacheable(request, place.answer);
    const body = request.method === 'POST' ? await request.text() : '';
    const parameters = readParameters(request.method, new URL(request.url), body);
    // A preview can only be looked at: its mutations are refused as those of a link are.
    const isReadOnly = context.previewVersion !== undefined;
    const operation = engine.prepare(isReadOnly ? 'GET' : request.method, parameters);
    operations?.assertListed(operation.document);
    const executed = await engine.run(operation, context);
    const inWords: InWords = (message) => errorWords(message, context.store.locale);
    const result = formatResult(executed, report, inWords);
    const pause = executed.errors?.map(rootCause).find((cause) => cause instanceof TooManyAttempts);
    if (pause) return tooMany(result, pause);
    const cacheId = cacheIdOf(context);
    if (isShared && !result.errors && isCacheableDocument(operation.document)) {
      const made = toPublicAnswer(result, cacheId);
      place?.keep(made);
      return cacheable(request, made);
    }
    // A body with this word gets no cache id from 2.4.7, whatever its operation is; 2.4.6 sends one with every answer.
    const isSent = rules.sendsCacheIdAlways || !body.includes('mutation');
    const idHeader: Record<string, string> = isSent ? { 'X-Magento-Cache-Id': cacheId } : {};
    return json(200, result, { ...privateCacheHeaders, ...idHeader });
  };

  /** The cache id of a refusal: a request with an unknown store counts for the default one. */
  const refusalCacheId = (request: Request): Record<string, string> =>
    rules.sendsCacheIdAlways
      ? { 'X-Magento-Cache-Id': cacheIdOf(createRequestContext(services, withoutChoices(request), '')) }
      : {};

  return async (request: Request): Promise<Response> => {
    if (!acceptedMethods.includes(request.method)) {
      const allowed = { ...privateCacheHeaders, Allow: acceptedMethods.join(', ') };
      return json(405, { errors: [{ message: 'Method not allowed' }] }, allowed);
    }
    try {
      const preview = readPreview(services, previews, request);
      const context = createRequestContext(preview?.services ?? services, request);
      if (preview) context.previewVersion = preview.version;
      assertContentType(request);
      return await answer(request, context);
    } catch (error) {
      if (error instanceof UnreadableBody) return unreadableBodyPage();
      if (!(error instanceof RequestFailure)) {
        report(error);
        return json(500, { errors: [{ message: 'Internal server error' }] }, privateCacheHeaders);
      }
      const allow: Record<string, string> = error.status === 405 ? { Allow: 'POST' } : {};
      const headers = { ...privateCacheHeaders, ...allow, ...refusalCacheId(request) };
      return json(error.status, { errors: formatErrors([error], report) }, headers);
    }
  };
};
