import { createServer, type Server } from 'node:http';

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
  /** Stops accepting, lets running requests end, and resolves when all connections are closed. */
  close(): Promise<void>;
}

/** Idle connections are kept this long; longer than a usual proxy keeps its own. */
const keepAliveTimeoutMs = 65_000;
const requestTimeoutMs = 30_000;

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
    { keepAliveTimeout: keepAliveTimeoutMs, requestTimeout: requestTimeoutMs },
    toNodeListener(handle, { fallbackOrigin: `http://${host}:${port}`, trustedProxies, headers, report }),
  );
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
};
