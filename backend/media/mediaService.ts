import { createHash } from 'node:crypto';
import { withoutCacheFolder } from '../catalog/media';
import type { Master, PictureId } from './service/master';
import { assetPathOf } from './service/assetPath';
import { DiskCache } from './service/diskCache';
import { BadParameter, readImageParameters, type ImageParameters } from './service/imageParameters';
import { cutToRatio, outputSize } from './service/imageSize';
import { negotiateFormat } from './service/negotiateFormat';
import { pictureKey, Pictures, variantName } from './service/pictures';
import type { Derivation } from './service/raster';
import { QueueFull } from './service/renderQueue';
import { warmPictures } from './service/warmPictures';

export interface MediaServiceOptions {
  /** The picture at a path below `/media/`. */
  findMaster: (path: string) => Master | undefined;
  /** Folder for what is made of the masters; made when missing, may be deleted at any time. */
  cacheDir: string;
}

/** Answers `GET|HEAD /media/…`; the whole interface to a server. */
export interface MediaService {
  (request: Request): Promise<Response>;
  /** Makes sizes before they are requested, one at a time. Never throws for a single picture. */
  warm: (paths: readonly string[], widths?: readonly number[]) => Promise<void>;
  /** Deletes every size of pictures that are gone: `findMaster` must not find them any more. */
  forget: (pictures: readonly PictureId[]) => Promise<void>;
}

const SAFETY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=60';

function say(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(sentence, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...SAFETY_HEADERS,
      ...headers,
    },
  });
}

function derivationFor(
  { natural, size: largest }: Master,
  path: string,
  parameters: ImageParameters,
  accept: string | null,
): Derivation {
  const { ratio, quality, progressive } = parameters;
  const size = outputSize(cutToRatio(natural, ratio), cutToRatio(largest, ratio), parameters);
  return { size, ratio, quality, progressive, format: negotiateFormat(parameters, path, accept, size) };
}

/** Whether an If-None-Match header names the tag (RFC 9110, weak comparison). */
function isKnown(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')));
}

async function answer(request: Request, pictures: Pictures, master: Master, path: string): Promise<Response> {
  const parameters = readImageParameters(new URL(request.url).searchParams);
  const derivation = derivationFor(master, path, parameters, request.headers.get('Accept'));
  const name = `${pictureKey(master)}/${variantName(derivation)}`;
  const tag = `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': FOREVER, Vary: 'Accept', ETag: tag, ...SAFETY_HEADERS };
  if (isKnown(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });

  const bytes = await pictures.variant(master, derivation);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Type': `image/${derivation.format}`,
      'Content-Length': String(bytes.length),
    },
  });
}

function explain(error: unknown): Response {
  if (error instanceof BadParameter) return say(400, error.message);
  if (error instanceof QueueFull)
    return say(503, 'Too many pictures are being made; try again in a moment.', { 'Retry-After': '2' });
  return say(500, 'The picture could not be made.');
}

/**
 * The image service: finished pictures are cut to size and kept on disk.
 * Sizes are rounded up to the listed widths, so the cache is bounded by what the shop shows.
 */
export function createMediaService({ findMaster, cacheDir }: MediaServiceOptions): MediaService {
  const pictures = new Pictures(new DiskCache(cacheDir));

  const handle = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(405, 'Pictures can only be read.', { Allow: 'GET, HEAD' });
    try {
      const path = assetPathOf(new URL(request.url).pathname);
      const master = path === undefined ? undefined : findMaster(path);
      if (path === undefined || master === undefined)
        return say(404, 'There is no such picture.', { 'Cache-Control': SHORTLY });
      return await answer(request, pictures, master, path);
    } catch (error) {
      return explain(error);
    }
  };

  const warm = (paths: readonly string[], widths?: readonly number[]): Promise<void> =>
    warmPictures({
      paths,
      widths,
      make: async (path, query, accept) => {
        const master = findMaster(path);
        if (master === undefined) return;
        const derivation = derivationFor(master, path, readImageParameters(new URLSearchParams(query)), accept);
        if (!(await pictures.has(master, derivation))) await pictures.variant(master, derivation);
      },
    });

  const forget = async (ids: readonly PictureId[]): Promise<void> => {
    for (const id of ids) await pictures.forget(id);
  };

  return Object.assign(handle, { warm, forget });
}

/**
 * Answers the original whatever size, format or made file an address asks for: a shop without an image service makes its
 * files in the size of the original.
 */
export const originalsOf =
  (handle: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    url.search = '';
    url.pathname = withoutCacheFolder(url.pathname);
    return handle(new Request(url, request));
  };
