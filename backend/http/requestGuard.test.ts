import { hostname } from 'node:os';

import { createRequestGuard } from './requestGuard';

describe('the check of every request', () => {
  const statusOf = (
    url: string,
    init: RequestInit = {},
    settings: Partial<Parameters<typeof createRequestGuard>[0]> = {},
  ) => createRequestGuard({ host: 'localhost', ...settings })(new Request(url, init))?.status ?? 'goes on';

  it.each([
    ['http://localhost:8080/', 'goes on'],
    ['http://127.0.0.1/', 'goes on'],
    ['http://[::1]:8080/', 'goes on'],
    ['http://LOCALHOST/', 'goes on'],
    ['http://evil.example/', 421],
    ['http://localhost.evil.example/', 421],
    ['http://shop.example/', 421],
    ['http://192.0.2.1/', 421],
  ])('takes %s for what it is', (url, expected) => {
    expect(statusOf(url)).toBe(expected);
  });

  it('knows the public name, the address that it listens on, and those of the machine when it listens everywhere', () => {
    expect(statusOf('http://shop.example/x', {}, { publicOrigin: 'https://shop.example' })).toBe('goes on');
    expect(statusOf('http://10.1.2.3:8080/', {}, { host: '10.1.2.3' })).toBe('goes on');
    expect(statusOf('http://127.0.0.1/', {}, { host: '0.0.0.0' })).toBe('goes on');
    expect(statusOf(`http://${hostname()}.local/`, {}, { host: '0.0.0.0' })).toBe('goes on');
    expect(statusOf('http://evil.example/', {}, { host: '0.0.0.0' })).toBe(421);
  });

  it.each<[string, Record<string, string>, number | string]>([
    ['a program', {}, 'goes on'],
    ['a page of the shop', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' }, 'goes on'],
    [
      'a page that came through a proxy of the developer',
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
      'goes on',
    ],
    ['a browser without Fetch Metadata', { origin: 'http://localhost:8080' }, 'goes on'],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['another site of the same owner', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example' }, 403],
    ['another site in a browser without Fetch Metadata', { origin: 'https://evil.example' }, 403],
    ['another port of this machine', { origin: 'http://localhost:9999' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
  ])('A-11: lets %s change something or not', (_who, headers, expected) => {
    expect(statusOf('http://localhost:8080/graphql', { method: 'POST', headers })).toBe(expected);
    expect(statusOf('http://localhost:8080/graphql', { headers })).toBe('goes on');
  });

  it('knows its own pages behind a proxy that ends TLS', () => {
    const headers = { origin: 'https://shop.example' };
    const behind = { publicOrigin: 'https://shop.example' };
    expect(statusOf('http://shop.example/graphql', { method: 'POST', headers }, behind)).toBe('goes on');
  });
});
