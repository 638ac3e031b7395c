import { RequestFailure } from '../backend/graphql/errors';
import type { OperationList } from '../backend/graphql/operationList';
import { readParameters } from '../backend/graphql/readParameters';
import { secureResponse } from '../backend/http/securityHeaders';
import { isRecord } from '../backend/isRecord';
import { magentoPattern, mailPattern, servedPaths } from '../settings/servedPaths.js';
import { passMail } from './passMail';

const backendPaths = new RegExp(magentoPattern);
const mailPaths = new RegExp(mailPattern);

/** Headers of one connection, which a proxy does not pass on, and what `fetch` writes itself. */
const connectionHeaders = [
  'accept-encoding',
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** `fetch` has already decoded the body; a CSP of Magento is for its own pages. */
const answerHeaders = [...connectionHeaders, 'content-encoding', 'content-security-policy', 'set-cookie'];

/** How long the backend may take, in milliseconds. */
const timeoutMs = 60_000;

const without = (headers: Headers, names: readonly string[]): Headers => {
  const rest = new Headers(headers);
  for (const name of names) rest.delete(name);
  return rest;
};

/** `fetch` says why in the cause of its error only. */
const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return isRecord(cause) && typeof cause.code === 'string' ? cause.code : error.message;
};

const noAnswer = (origin: string): Response =>
  Response.json({ errors: [{ message: `The backend at ${origin} does not answer.` }] }, { status: 502 });

export interface PassOnOptions {
  /** Of the backend, such as https://shop.example. */
  origin: string;
  /** Where it has its media, with a slash at the end. */
  mediaBase?: string;
  /** Is told about requests that got no answer, in a sentence for a person. */
  report: (sentence: string) => void;
  /** The only operations that are passed on; every one without it. */
  operations?: OperationList | undefined;
}

/**
 * Makes the function that passes requests of the shop on to a backend elsewhere, so that the browser sees one origin;
 * null for any other path, which is the shop's.
 */
export const createPassOn =
  ({ origin, mediaBase = `${origin}${servedPaths.media}`, report, operations }: PassOnOptions) =>
  (request: Request): Promise<Response> | null => {
    const { pathname, search } = new URL(request.url);
    if (!backendPaths.test(pathname)) return null;
    const answer = async (): Promise<Response> => {
      const refusal = operations && pathname === '/graphql' ? await refusalOf(request, operations) : undefined;
      const isMedia = pathname.startsWith(servedPaths.media);
      const base = isMedia ? mediaBase + pathname.slice(servedPaths.media.length) : `${origin}${pathname}`;
      const url = `${base}${search}`;
      return (
        refusal ??
        (mailPaths.test(pathname) ? passMail(url, request, timeoutMs) : secureResponse(await passOn(url, request)))
      );
    };
    return answer().catch((error: unknown) => {
      report(`${request.method} ${pathname}: ${origin} does not answer (${whyOf(error)}).`);
      return secureResponse(noAnswer(origin));
    });
  };

/** What is answered to an operation that is not on the list, and to what is none; undefined for one that is. */
const refusalOf = async (request: Request, operations: OperationList): Promise<Response | undefined> => {
  const { method, url } = request;
  try {
    const body = method === 'POST' ? await request.clone().text() : '';
    operations.assertTextListed(readParameters(method, new URL(url), body).query);
    return undefined;
  } catch (error) {
    const message = error instanceof RequestFailure ? error.message : 'The request cannot be read.';
    return Response.json({ errors: [{ message }] }, { status: 400 });
  }
};

const passOn = async (url: string, request: Request): Promise<Response> => {
  const body = request.body ? await request.arrayBuffer() : undefined;
  const answer = await fetch(url, {
    method: request.method,
    headers: without(request.headers, connectionHeaders),
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return new Response(answer.body, { status: answer.status, headers: without(answer.headers, answerHeaders) });
};
