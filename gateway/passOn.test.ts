import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { parse } from 'graphql';

import { listOperations, readOperationList } from '../backend/graphql/operationList';

import { createPassOn } from './passOn';

const confirmation = '/customer/account/confirm/?id=1&key=x';
const statuses: Record<string, number> = {
  '/rest/V1/gone': 404,
  '/newsletter/subscriber/unsubscribe/id/1/code/own/': 302,
  [confirmation]: 302,
};

interface Seen {
  url?: string;
  method?: string;
  headers: IncomingMessage['headers'];
  body: string;
}

describe('the proxy before a backend elsewhere', () => {
  const seen: Seen[] = [];
  const reported: string[] = [];
  let server: Server;
  let origin = '';
  let pass: ReturnType<typeof createPassOn>;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ url: request.url, method: request.method, headers: request.headers, body });
        response
          .writeHead(statuses[request.url ?? ''] ?? 200, {
            // A Magento whose own address is this one.
            ...(request.url?.endsWith('/code/own/')
              ? { Location: request.headers.host === new URL(origin).host ? `${origin}/` : `${origin}${request.url}` }
              : {}),
            ...(request.url === confirmation ? { Location: `${origin}/customer/account/?a=1` } : {}),
            'Content-Type': 'application/json',
            'Content-Encoding': 'gzip',
            'X-Magento-Cache-Id': 'abc',
            'Set-Cookie': 'PHPSESSID=1',
          })
          .end(gzipSync('{"data":{}}'));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    origin = `http://localhost:${port}`;
    pass = createPassOn({ origin, report: (sentence) => reported.push(sentence) });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    seen.length = 0;
  });

  const ask = (path: string, init?: RequestInit) => pass(new Request(`http://shop.example${path}`, init));

  it('leaves every other path to the shop', () => {
    for (const path of ['/', '/vitamins.html', '/graphql-guide.html', '/static/main.js', '/restful.html']) {
      expect(ask(path)).toBeNull();
    }
  });

  it('passes query, method, body and the shop’s headers on, under the backend’s own host name', async () => {
    await ask('/graphql?query=%7B__typename%7D', { headers: { Store: 'default', Authorization: 'Bearer t' } });
    await ask('/rest/default/V1/guest-carts/1/payment-information', { method: 'POST', body: '{"a":1}' });

    expect(seen).toMatchObject([
      {
        url: '/graphql?query=%7B__typename%7D',
        method: 'GET',
        headers: { store: 'default', authorization: 'Bearer t', host: new URL(origin).host },
      },
      { url: '/rest/default/V1/guest-carts/1/payment-information', method: 'POST', body: '{"a":1}' },
    ]);
  });

  it('passes Magento’s sitemap and the files of its own pages on', async () => {
    await ask('/sitemap.xml');
    await ask('/static/version1/frontend/Magento/luma/en_GB/a.css');
    expect(seen.map(({ url }) => url)).toEqual(['/sitemap.xml', '/static/version1/frontend/Magento/luma/en_GB/a.css']);
  });

  it('passes what only Magento can do of the links in its mails on, under the name that the visitor used', async () => {
    const paths = [
      '/newsletter/subscriber/confirm/id/1/code/abc/',
      '/newsletter/subscriber/unsubscribe/id/1/code/abc/',
      '/de/newsletter/subscriber/confirm/id/1/code/abc/',
      '/index.php/downloadable/download/link/id/MC41/',
      '/downloadable/download/linkSample/link_id/1',
      '/shipping/tracking/popup?hash=abc',
    ];
    for (const path of paths) await ask(path);
    expect(seen.map(({ url }) => url)).toEqual(paths);
    expect(new Set(seen.map(({ headers }) => headers.host))).toEqual(new Set(['shop.example']));
    for (const path of ['/customer/account/', '/customer/account/login/', '/newsletter/manage/', '/downloadable']) {
      expect(ask(path)).toBeNull();
    }
  });

  it('asks for media where the store has them', async () => {
    const mediaBase = `${origin}/pub/media/`;
    const moved = createPassOn({ origin, mediaBase, report: (sentence) => reported.push(sentence) });
    await moved(new Request('http://shop.example/media/wysiwyg/a%20b.svg?v=1'));
    await moved(new Request('http://shop.example/rest/V1/x'));
    expect(seen.map(({ url }) => url)).toEqual(['/pub/media/wysiwyg/a%20b.svg?v=1', '/rest/V1/x']);
  });

  it('leads on from them to a page of the shop', async () => {
    const answer = await ask(confirmation);
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('location')).toBe('/customer/account/?a=1');
  });

  it('asks under Magento’s own name where that is its address, and leads in no circle', async () => {
    const answer = await ask('/newsletter/subscriber/unsubscribe/id/1/code/own/');
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('location')).toBe('/');
    expect(seen.map(({ headers }) => headers.host)).toEqual(['shop.example', new URL(origin).host]);
  });

  it('asks a Magento below a path there', async () => {
    const below = createPassOn({ origin: `${origin}/shop`, report: (sentence) => reported.push(sentence) });
    for (const path of ['/graphql?query=%7Ba%7D', '/rest/V1/x', '/media/a.jpg', '/customer/account/confirm/?id=1']) {
      await below(new Request(`http://shop.example${path}`));
    }
    expect(seen.map(({ url }) => url)).toEqual([
      '/shop/graphql?query=%7Ba%7D',
      '/shop/rest/V1/x',
      '/shop/media/a.jpg',
      '/shop/customer/account/confirm/?id=1',
    ]);
  });

  it('hands back status, body and headers, decoded and without the backend’s session', async () => {
    const answer = await ask('/graphql');
    expect(answer?.status).toBe(200);
    expect(await answer?.text()).toBe('{"data":{}}');
    expect(answer?.headers.get('x-magento-cache-id')).toBe('abc');
    expect(answer?.headers.get('content-encoding')).toBeNull();
    expect(answer?.headers.get('set-cookie')).toBeNull();
    expect((await ask('/rest/V1/gone'))?.status).toBe(404);
  });

  it('passes on only the operations of a list, when there is one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
    const file = join(folder, 'operations.json');
    writeFileSync(file, JSON.stringify(listOperations([parse('query Shop { storeConfig { store_code } }')])));
    const strict = createPassOn({
      origin,
      report: (sentence) => reported.push(sentence),
      operations: readOperationList([file]),
    });
    rmSync(folder, { recursive: true });
    const send = (path: string, init?: RequestInit) => strict(new Request(`http://shop.example${path}`, init));
    const post = (query: string) => send('/graphql', { method: 'POST', body: JSON.stringify({ query }) });

    expect((await post('query Shop{storeConfig{store_code __typename}}'))?.status).toBe(200);
    expect((await send(`/graphql?query=${encodeURIComponent('{__schema{types{name}}}')}`))?.status).toBe(400);
    expect((await post('mutation { createEmptyCart }'))?.status).toBe(400);
    expect((await post('{'.repeat(9000)))?.status).toBe(400);
    expect((await send('/graphql', { method: 'POST', body: 'x' }))?.status).toBe(400);
    expect((await send('/rest/V1/carts'))?.status).toBe(200);
    expect(seen.map(({ url }) => url)).toEqual(['/graphql', '/rest/V1/carts']);
  });

  it('answers 502 in GraphQL’s form when nothing listens there', async () => {
    const lost = createPassOn({ origin: 'http://localhost:1', report: (sentence) => reported.push(sentence) });
    const answer = await lost(new Request('http://shop.example/graphql'));
    expect(answer?.status).toBe(502);
    expect(await answer?.json()).toEqual({
      errors: [{ message: 'The backend at http://localhost:1 does not answer.' }],
    });
    expect(reported).toEqual([expect.stringMatching(/^GET \/graphql: http:\/\/localhost:1 does not answer \(.+\)\.$/)]);
  });
});
