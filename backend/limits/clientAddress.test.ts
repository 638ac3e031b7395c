import { createServer, IncomingMessage } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';

import { clientOf, clientOfAddress, isLocalClient } from './clientAddress';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
  ['2001:db8:1:2::', '20010db800010002/64'],
  ['::1', '0000000000000000/64'],
  ['', 'unknown'],
  ["'; DROP TABLE customer", 'unknown'],
])('takes %p for %p', (address, client) => {
  expect(clientOfAddress(address)).toBe(client);
});

/** What a server makes of a request with this header. */
const ask = async (forwarded: string, trustedProxies: number): Promise<string> => {
  const server = createServer((message: IncomingMessage, response) => response.end(clientOf(message, trustedProxies)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Forwarded-For': forwarded } });
  const client = await answer.text();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  return client;
};

it('believes as many entries of X-Forwarded-For as there are proxies', async () => {
  expect(await ask('198.51.100.7', 0)).toBe('127.0.0.1');
  expect(await ask('203.0.113.9, 198.51.100.7', 1)).toBe('198.51.100.7');
  expect(await ask('203.0.113.9, 198.51.100.7, 10.0.0.1', 2)).toBe('198.51.100.7');
  expect(await ask('', 1)).toBe('127.0.0.1');
  expect(await ask('nonsense', 1)).toBe('unknown');
});

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}): boolean => {
  const message = new IncomingMessage(new Socket());
  Object.defineProperty(message.socket, 'remoteAddress', { value: remoteAddress });
  Object.assign(message.headers, headers);
  return isLocalClient(message);
};

it.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['192.168.1.7', {}, false],
  [undefined, {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, false],
  ['127.0.0.1', { forwarded: 'for=192.0.2.1' }, false],
  ['127.0.0.1', { via: '1.1 nginx' }, false],
  ['127.0.0.1', { 'x-forwarded-proto': 'https' }, false],
  ['127.0.0.1', { 'cf-connecting-ip': '192.0.2.1' }, false],
  ['127.0.0.1', { 'x-client': 'tests' }, true],
])('a request from %p with %j was made on the machine itself: %p', (address, headers, isLocal) => {
  expect(from(address, headers)).toBe(isLocal);
});
