import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { chooseEncoding } from './contentEncoding';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this many bytes compressing costs more than it saves. */
const minimumBytes = 1024;

/** Quality 5 takes about a millisecond for a category's answer and is nearly as small as the best. */
const brotliQuality = 5;

const isText = (type: string | null): boolean => /^(application\/json|text\/)/.test(type ?? '');

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
  const compressed =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await deflate(body);
  headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(compressed), { status: response.status, headers });
};
