import type { IncomingMessage, ServerResponse } from 'node:http';

import { ConnectionDropped } from '../faults/applyFaults';
import { isRecord } from '../isRecord';
import { methodNotAllowed, readMethods } from './allowMethods';
import { failureHeaders } from './securityHeaders';
import { isPhotoUpload, largestPhoto } from '../reviews/photos/photoPaths';
import { clientAddressHeader, clientOf, isLocalClient, localClientHeader } from '../limits/clientAddress';

/** Answers a request; must not throw. */
export type RequestHandler = (request: Request) => Promise<Response>;

/** What a listener has to know of the server. */
export interface ListenerOptions {
  /** Origin of requests that name no host. */
  fallbackOrigin: string;
  /** Number of proxies before the server (limits/clientAddress.ts). */
  trustedProxies: number;
  /** Headers of every answer. */
  headers?: Readonly<Record<string, string>>;
  report: (error: unknown) => void;
}

/** Largest request body that is read, in bytes. A cart or an address is far smaller; a photo is not. */
const maximumBodyBytes = 256 * 1024;
const largestBodyOf = (pathname: string): number => (isPhotoUpload(pathname) ? largestPhoto : maximumBodyBytes);

class BodyTooLarge extends Error {}

/** A client that went away while it was sending: nobody is there to answer, and nothing is wrong. */
const isAborted = (error: unknown): boolean => isRecord(error) && error.code === 'ECONNRESET';

const readBody = async (message: IncomingMessage, largest: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(message.headers['content-length'] ?? 0) > largest) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += buffer.length;
    if (length > largest) throw new BodyTooLarge();
    chunks.push(buffer);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

const toHeaders = (message: IncomingMessage, trustedProxies: number): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else value?.forEach((part) => headers.append(name, part));
  }
  headers.set(clientAddressHeader, clientOf(message, trustedProxies));
  headers.set(localClientHeader, isLocalClient(message) ? '1' : '0');
  return headers;
};

/** Methods whose bodies are read. */
const bodyMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const toRequest = async (
  message: IncomingMessage,
  { fallbackOrigin, trustedProxies }: ListenerOptions,
): Promise<Request> => {
  const { method = 'GET', url: target = '/' } = message;
  const host = message.headers.host;
  const named = `http://${host ?? ''}`;
  const origin = host && /^[\w.:[\]-]+$/.test(host) && URL.canParse(named) ? named : fallbackOrigin;
  // '//evil.example/x' as a target would be another origin: it is a path.
  const url = new URL(`${origin}${target.startsWith('/') ? target : '/'}`);
  const body = bodyMethods.has(method) ? await readBody(message, largestBodyOf(url.pathname)) : undefined;
  return new Request(url, {
    method,
    headers: toHeaders(message, trustedProxies),
    body: body && body.length > 0 ? body : undefined,
  });
};

/** Methods of which there are no web requests: TRACE sends back what it gets, cookies and all. */
const unknownMethods = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Refuses what no handler can be asked. */
const refuseMalformed = ({ method = '', headersDistinct, httpVersion }: IncomingMessage): Response | undefined => {
  if (unknownMethods.has(method)) return methodNotAllowed(readMethods);
  // A proxy before the shop might go by the other one of two.
  const hosts = headersDistinct.host?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return new Response(null, { status: 400 });
  return undefined;
};

/** Headers as node takes them: those of every answer, those that a failure needs, and the answer's own. */
const headersOf = (response: Response, common: Readonly<Record<string, string>>): Record<string, string> => {
  const all = new Headers({ ...common, ...(response.status >= 400 ? failureHeaders : {}) });
  response.headers.forEach((value, name) => all.set(name, value));
  return Object.fromEntries(all);
};

const send = async (
  response: Response,
  message: IncomingMessage,
  out: ServerResponse,
  common: Readonly<Record<string, string>>,
): Promise<void> => {
  const headers = headersOf(response, common);
  const isBodiless = message.method === 'HEAD' || response.status === 204 || response.status === 304;
  if (isBodiless || !response.body) {
    out.writeHead(response.status, headers).end();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  out.writeHead(response.status, { ...headers, 'content-length': body.length }).end(body);
};

/** Turns a handler of web requests into a listener of node:http. */
export const toNodeListener = (handle: RequestHandler, options: ListenerOptions) => {
  const { headers: common = {} } = options;
  const answer = async (message: IncomingMessage, out: ServerResponse): Promise<void> => {
    try {
      const response = refuseMalformed(message) ?? (await handle(await toRequest(message, options)));
      await send(response, message, out, common);
    } catch (error) {
      const isExpected = error instanceof BodyTooLarge || error instanceof ConnectionDropped || isAborted(error);
      if (!isExpected) options.report(error);
      if (out.headersSent || error instanceof ConnectionDropped) {
        out.destroy();
        return;
      }
      const status = error instanceof BodyTooLarge ? 413 : 500;
      out.writeHead(status, {
        ...common,
        ...failureHeaders,
        'Content-Type': 'text/plain; charset=utf-8',
        Connection: 'close',
      });
      out.end(status === 413 ? 'The request is too large.' : 'Internal server error');
    }
  };
  return (message: IncomingMessage, out: ServerResponse): void => {
    void answer(message, out);
  };
};
