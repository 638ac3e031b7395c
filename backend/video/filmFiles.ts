import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { readByteRange } from './byteRange';

/** Films of the shop's own pages; each is at `/media/wysiwyg/films/<file name>`. */
const filmsFolder = join(import.meta.dirname, '../seed/data/films');
const filmsPath = '/media/wysiwyg/films/';

const contentTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

const safetyHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Whether a path names a film rather than a picture. */
export const isFilmPath = (pathname: string): boolean => Object.hasOwn(contentTypes, extname(pathname).toLowerCase());

interface Film {
  content: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

const openFilm = (name: string): Film => {
  const content = new Uint8Array(readFileSync(join(filmsFolder, name)));
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return {
    content,
    headers: {
      ...safetyHeaders,
      'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Accept-Ranges': 'bytes',
      ETag: `"${tag}"`,
    },
  };
};

const say = (status: number, sentence: string, headers: Record<string, string> = {}): Response =>
  new Response(sentence, {
    status,
    headers: { ...safetyHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

const send = ({ content, headers }: Film, request: Request): Response => {
  const etag = headers.ETag ?? '';
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const isSameFilm = [null, etag].includes(request.headers.get('If-Range'));
  const range = readByteRange(isSameFilm ? request.headers.get('Range') : null, content.length);
  if (range === 'unsatisfiable') {
    return say(416, 'The film has no such part.', { 'Content-Range': `bytes */${content.length}` });
  }
  const part = range ? content.subarray(range.first, range.last + 1) : content;
  return new Response(request.method === 'HEAD' ? null : part, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(part.length),
      ...(range ? { 'Content-Range': `bytes ${range.first}-${range.last}/${content.length}` } : {}),
    },
  });
};

/** Serves the films, whole or in parts: Safari plays nothing from a server that has no ranges. */
export const createFilmHandler = () => {
  const names = new Set(readdirSync(filmsFolder).filter(isFilmPath));
  const opened = new Map<string, Film>();
  return (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!['GET', 'HEAD'].includes(request.method)) {
      return Promise.resolve(say(405, 'Films can only be read.', { Allow: 'GET, HEAD' }));
    }
    const name = pathname.startsWith(filmsPath) ? pathname.slice(filmsPath.length) : '';
    if (!names.has(name)) return Promise.resolve(say(404, 'There is no such film.'));
    const film = opened.get(name) ?? openFilm(name);
    opened.set(name, film);
    return Promise.resolve(send(film, request));
  };
};
