import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { createBoundedStore } from '../boundedStore';

import { chooseEncoding, type ContentEncoding } from './contentEncoding';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this many bytes compressing costs more than it saves. */
const minimumBytes = 1024;

/** Quality 5 takes about a millisecond for a category's answer and is nearly as small as the best. */
const brotliQuality = 5;

const isText = (type: string | null): boolean => /^(application\/json|text\/)/.test(type ?? '');

/** Bytes of the answers with a validator that are kept compressed, because many visitors get the same ones: some 800. */
const mostKeptBytes = 8_000_000;
const keptAnswers = createBoundedStore<Buffer>(mostKeptBytes, (body) => body.length);

const compress = (body: Buffer, encoding: ContentEncoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }) : deflate(body);

/** @param etag names the content; null for an answer that nobody else gets. */
const compressOnce = async (body: Buffer, encoding: ContentEncoding, etag: string | null): Promise<Buffer> => {
  if (etag === null) return compress(body, encoding);
  const key = `${encoding} ${etag}`;
  const known = keptAnswers.get(key);
  if (known) return known;
  const made = await compress(body, encoding);
  keptAnswers.set(key, made);
  return made;
};

/** Compresses a JSON or text answer that is made for one request, when the client accepts it. */
export const compressResponse = async (request: Request, response: Response): Promise<Response> => {
  const headers = new Headers(response.headers);
  if (!response.body || headers.has('content-encoding') || !isText(headers.get('content-type'))) return response;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), ['br', 'gzip']);
  const body = Buffer.from(await response.arrayBuffer());
  if (!encoding || body.length < minimumBytes) {
    return new Response(new Uint8Array(body), { status: response.status, headers });
  }
  const compressed = await compressOnce(body, encoding, headers.get('etag'));
  headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(compressed), { status: response.status, headers });
};
