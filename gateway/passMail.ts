import { request as askPlainly, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** What a browser says of itself that such a page may depend on. */
const sentHeaders = ['accept', 'accept-language', 'user-agent'];
/** What it is told: the answer itself, and where it leads. */
const keptHeaders = ['content-type', 'content-disposition', 'content-length', 'cache-control'];

/** `fetch` lets nobody choose the name of the host that is asked. */
const ask = (url: URL, request: Request, timeoutMs: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = sentHeaders.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const headers = { ...Object.fromEntries(sent), host: new URL(request.url).host };
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const send = url.protocol === 'https:' ? askSecurely : askPlainly;
    send(url, { method, headers, servername: url.hostname, signal: AbortSignal.timeout(timeoutMs) }, resolve)
      .on('error', reject)
      .end();
  });

/** Where an answer leads: what is on the backend's own host is a page of the shop. */
const locationOf = (url: URL, location: string | undefined): string | undefined => {
  if (location === undefined || !URL.canParse(location, url)) return undefined;
  const target = new URL(location, url);
  return target.host === url.host ? target.pathname + target.search : target.href;
};

/**
 * Passes an address of one of Magento's mails on. Magento leads a page that is asked for under another name than its own
 * address back to that, and made the address with its own: so it is asked under the name that the visitor used, and what it
 * leads on to is a page of the shop. Its session stays there: the shop has its own.
 */
export const passMail = async (address: string, request: Request, timeoutMs: number): Promise<Response> => {
  const url = new URL(address);
  const answer = await ask(url, request, timeoutMs);
  const headers = new Headers({ 'X-Content-Type-Options': 'nosniff' });
  for (const name of keptHeaders) {
    const value = answer.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const location = locationOf(url, answer.headers.location);
  if (location !== undefined) headers.set('location', location);
  const status = answer.statusCode ?? 502;
  const hasBody = request.method !== 'HEAD' && ![204, 304].includes(status);
  if (!hasBody) answer.resume();
  const body = hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null;
  return new Response(body, { status, headers });
};
