import { request as askPlainly, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** What a browser says of itself that such a page may depend on. */
const sentHeaders = ['accept', 'accept-language', 'user-agent'];
/** What it is told: the answer itself, and where it leads. */
const keptHeaders = ['content-type', 'content-disposition', 'content-length', 'cache-control'];

/** `fetch` lets nobody choose the name of the host that is asked. */
const ask = (url: URL, host: string, request: Request, timeoutMs: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = sentHeaders.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const headers = { ...Object.fromEntries(sent), host };
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const send = url.protocol === 'https:' ? askSecurely : askPlainly;
    send(url, { method, headers, servername: url.hostname, signal: AbortSignal.timeout(timeoutMs) }, resolve)
      .on('error', reject)
      .end();
  });

/** The address on the backend's own host that an answer leads to; undefined for any other. */
const ownTarget = ({ host, href }: URL, { headers: { location } }: IncomingMessage): URL | undefined => {
  if (location === undefined || !URL.canParse(location, href)) return undefined;
  const target = new URL(location, href);
  return target.host === host ? target : undefined;
};

/**
 * Passes an address of one of Magento's mails on. Magento leads a page that is asked for under another name than its own
 * address back to that, and its mails name it: so it is asked under the name that the visitor used, and under its own where
 * that is the backend's. What it then leads on to is a page of the shop. Its session stays there: the shop has its own.
 */
export const passMail = async (address: string, request: Request, timeoutMs: number): Promise<Response> => {
  const url = new URL(address);
  const first = await ask(url, new URL(request.url).host, request, timeoutMs);
  const isSentBack = ownTarget(url, first)?.pathname.replace(/\/+$/, '') === url.pathname.replace(/\/+$/, '');
  if (isSentBack) first.resume();
  const answer = isSentBack ? await ask(url, url.host, request, timeoutMs) : first;
  const headers = new Headers({ 'X-Content-Type-Options': 'nosniff' });
  for (const name of keptHeaders) {
    const value = answer.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const target = ownTarget(url, answer);
  // Magento may lie below a path, and the shop does not.
  const below = url.pathname.slice(0, url.pathname.length - new URL(request.url).pathname.length);
  const path = target?.pathname.startsWith(`${below}/`) ? target.pathname.slice(below.length) : target?.pathname;
  const location = target ? `${path}${target.search}` : answer.headers.location;
  if (location !== undefined) headers.set('location', location);
  const status = answer.statusCode ?? 502;
  const hasBody = request.method !== 'HEAD' && ![204, 304].includes(status);
  if (!hasBody) answer.resume();
  const body = hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null;
  return new Response(body, { status, headers });
};
