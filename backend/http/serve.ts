import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { failureHeaders } from './securityHeaders';
import { toNodeListener, type RequestHandler } from './nodeAdapter';

/** A port that is in use or not allowed, in words for a person. */
export class PortUnusable extends Error {}

/** Where to listen. */
export interface ServerOptions {
  port: number;
  host: string;
  /** Number of proxies before the server. */
  trustedProxies?: number;
  /** Headers of every answer. */
  headers?: Readonly<Record<string, string>>;
  report: (error: unknown) => void;
}

/** A listening server. */
export interface RunningServer {
  port: number;
  /**
   * Stops accepting, lets running requests end for a while, and resolves when all connections are closed.
   * @param graceMs milliseconds after which what still runs is cut off: a client that reads nothing would never let go.
   */
  close(graceMs?: number): Promise<void>;
}

/** Idle connections are kept this long; longer than a usual proxy keeps its own. */
const keepAliveTimeoutMs = 65_000;
const requestTimeoutMs = 30_000;
/** A running request has this long to end once the server is told to. */
const closeGraceMs = 10_000;
/** Time between two looks at a closing server for connections whose request has ended, in milliseconds. */
const sweepMs = 50;

const whyNot = (port: number, { code, message }: NodeJS.ErrnoException): string => {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there or choose another port.`;
  if (code === 'EACCES') return `Port ${port} may not be used without more rights: choose a port above 1023.`;
  return `Port ${port} cannot be used: ${message}.`;
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new PortUnusable(whyNot(port, error))));
    server.listen(port, host, resolve);
  });

/**
 * Looks whether ports can be listened on, before a start that takes a while.
 * @throws PortUnusable for the first one that cannot.
 */
export const assertPortsFree = async (ports: readonly number[], host: string): Promise<void> => {
  for (const port of ports) {
    const server = createServer();
    await listen(server, port, host);
    await new Promise((resolve) => server.close(resolve));
  }
};

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers what is no HTTP, or too slow, with the headers of every refusal; node's own answer has none.
 * @param common headers of every answer.
 */
const refuseBadRequests = (server: Server, common: Readonly<Record<string, string>> = {}): void => {
  const answering = new WeakSet<Duplex>();
  server.on('request', ({ socket }, out) => {
    answering.add(socket);
    out.on('close', () => answering.delete(socket));
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // In the middle of another answer it would become part of that.
    if (!socket.writable || code === 'ECONNRESET' || answering.has(socket)) {
      socket.destroy();
      return;
    }
    const headers = { ...common, ...failureHeaders, 'Content-Length': '0', Connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}`, ...lines, '', ''].join('\r\n'));
  });
};

/**
 * Follows the connections that are open.
 * @returns ends those on which nothing was ever sent. A browser opens some ahead of need, and node does not count them as idle.
 */
const followUnused = (server: Server): (() => void) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
};

/**
 * Serves a handler over HTTP.
 * @param port 0 lets the system choose.
 * @throws PortUnusable when something else listens on the port, or it is not allowed.
 */
export const serve = async (
  handle: RequestHandler,
  { port, host, trustedProxies = 0, headers, report }: ServerOptions,
): Promise<RunningServer> => {
  const server = createServer(
    // Node's own refusal has no headers: the listener has one.
    { keepAliveTimeout: keepAliveTimeoutMs, requestTimeout: requestTimeoutMs, requireHostHeader: false },
    toNodeListener(handle, { fallbackOrigin: `http://${host}:${port}`, trustedProxies, headers, report }),
  );
  refuseBadRequests(server, headers);
  const endUnused = followUnused(server);
  // What is expected besides an answer is passed over, as HTTP allows; node would refuse it without headers.
  server.on('checkExpectation', (message, out) => server.emit('request', message, out));
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (graceMs = closeGraceMs) =>
      new Promise((resolve) => {
        const endIdle = (): void => {
          server.closeIdleConnections();
          endUnused();
        };
        const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
        // A browser keeps a connection when its request has ended, and node lets it until the time of idle ones is over.
        const sweep = setInterval(endIdle, sweepMs);
        server.close(() => {
          clearTimeout(cutOff);
          clearInterval(sweep);
          resolve();
        });
        endIdle();
      }),
  };
};
