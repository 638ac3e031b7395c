import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { compressResponse } from './compressResponse';

describe('compressResponse', () => {
  const text = JSON.stringify({ items: Array.from({ length: 200 }, (_, index) => ({ name: `Product ${index}` })) });
  const answer = (body: string, headers: Record<string, string> = {}) =>
    new Response(body, { status: 201, headers: { 'Content-Type': 'application/json', ...headers } });
  const compress = (accepted: string, response: Response) =>
    compressResponse(new Request('http://localhost/graphql', { headers: { 'Accept-Encoding': accepted } }), response);
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('serves %s with %s and keeps status and headers', async (accepted, encoding, decompress) => {
    const response = await compress(accepted, answer(text, { Vary: 'Store' }));
    expect(response.status).toBe(201);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Store, Accept-Encoding');
    const body = await bytes(response);
    expect(body.length).toBeLessThan(text.length / 4);
    expect(decompress(body).toString()).toBe(text);
  });

  it.each<[string, string, () => Response]>([
    ['a client that takes none', 'identity', () => answer(text)],
    ['a short answer', 'br', () => answer('{}')],
    ['a picture', 'br', () => answer(text, { 'Content-Type': 'image/avif' })],
    ['what is compressed already', 'br', () => answer(text, { 'Content-Encoding': 'gzip' })],
  ])('leaves %s as it is', async (_name, accepted, make) => {
    const response = await compress(accepted, make());
    expect((await bytes(response)).toString()).toBe(await make().text());
  });

  it('leaves an answer without a body alone', async () => {
    expect((await compress('br', new Response(null, { status: 304 }))).status).toBe(304);
  });
});
