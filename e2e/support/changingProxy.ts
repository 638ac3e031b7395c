import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the proxy answers in the place of the shop. */
export interface ProxyAnswer {
  status?: number;
  type: string;
  body: string;
}

/** A proxy between a browser and the shop, such as a CDN or the network of a hotel. */
export interface ChangingProxy {
  origin: string;
  /** Answers of its own to some paths from now on; none without. */
  answer: (path?: RegExp, answer?: ProxyAnswer) => void;
  stop: () => void;
}

const send = (response: ServerResponse, { status = 200, type, body }: ProxyAnswer): void => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
};

/**
 * Starts a proxy. It stands outside the browser, so that the requests of service workers go through it as well.
 * @param shopPort port of the shop on this machine.
 */
export const startChangingProxy = async (shopPort: number): Promise<ChangingProxy> => {
  let changed: { path: RegExp; answer: ProxyAnswer } | undefined;
  const server = createServer((request, response) => {
    if (changed?.path.test(request.url ?? '')) {
      send(response, changed.answer);
      return;
    }
    const { method, headers, url: path } = request;
    const onward = forward({ port: shopPort, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    answer: (path, answer) => {
      changed = path && answer && { path, answer };
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
