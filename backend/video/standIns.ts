import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

import { hashInlineCode } from '../http/contentSecurityPolicy';
import type { RequestHandler } from '../http/nodeAdapter';
import { inertPolicy, securityHeaders } from '../http/securityHeaders';
import { servedPaths } from '../../settings/servedPaths.js';

const asset = (name: string): string => readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');

const frame = asset('frame.html');
const connection = asset('connection.js');
/** A script of a service in a scope of its own: a page may hold films of both. */
const scriptOf = (name: string): string => `(() => {\n${connection}${asset(name)}})();\n`;
const scripts: Record<string, string> = {
  'youtube/iframe_api': scriptOf('youtube.js'),
  'vimeo/player.js': scriptOf('vimeo.js'),
};

const { scripts: scriptHashes, styles } = hashInlineCode(frame);
const framePolicy = [
  "default-src 'none'",
  `script-src ${scriptHashes.join(' ')}`,
  `style-src ${styles.join(' ')}`,
  "media-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const respond = (
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  policy = inertPolicy,
): Response =>
  new Response(body, {
    status,
    headers: {
      ...securityHeaders,
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
    },
  });

const notFound = (): Response => respond(404, 'Not found', 'text/plain; charset=utf-8');

/** Every id plays one of the shop's own films, but this one, which the service has taken away. */
const missingId = 'unavailable';
const filmOf = (service: string): string => `/media/wysiwyg/films/${service === 'vimeo' ? 'shoreline' : 'still-life'}`;

const answerFrame = (service: string, id: string): Response =>
  respond(
    200,
    frame.replace('%FILM%', id === missingId ? '' : `${filmOf(service)}.mp4`),
    'text/html; charset=utf-8',
    framePolicy,
  );

/** Widths of the service's sizes in pixels. */
const pictureWidths: Record<string, number> = { maxresdefault: 1280, sddefault: 640, hqdefault: 640, 0: 640 };

/** Films whose id begins with `-` or `_` have no large pictures here, as many films of the real service do not. */
const isWithoutLarge = (id: string, size: string): boolean => /^[-_]/.test(id) && /^(?:maxres|sd)/.test(size);

/** Answers in the place of a picture that the service lacks: 120 pixels wide, grey. */
const answerPlaceholder = async (): Promise<Response> => {
  const grey = sharp({ create: { width: 120, height: 90, channels: 3, background: '#cccccc' } });
  return respond(404, new Uint8Array(await grey.jpeg().toBuffer()), 'image/jpeg');
};

const answerDescription = (id: string): Response =>
  respond(
    200,
    JSON.stringify([{ id: Number(id), title: 'Film', thumbnail_large: `${filmOf('vimeo')}.jpg?width=640` }]),
    'application/json; charset=utf-8',
  );

/**
 * Stands in for YouTube and Vimeo, so that films play without the internet: the scripts of their players, the frames that
 * these speak to, pictures and descriptions, with the interfaces of the services.
 * @param media the image service, which draws the pictures.
 */
export const createVideoStandIns =
  (media: RequestHandler): RequestHandler =>
  async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.slice(servedPaths.video.length);
    if (!['GET', 'HEAD'].includes(request.method)) return notFound();
    const script = Object.hasOwn(scripts, path) ? scripts[path] : undefined;
    if (script !== undefined) return respond(200, script, 'text/javascript; charset=utf-8');
    const [, youtubeId] = /^youtube\/embed\/([\w-]{11})$/.exec(path) ?? [];
    if (youtubeId) return answerFrame('youtube', youtubeId);
    const [, vimeoId] = /^vimeo\/video\/(\d{1,12})$/.exec(path) ?? [];
    if (vimeoId) return answerFrame('vimeo', vimeoId);
    const [, describedId] = /^vimeo\/api\/v2\/video\/(\d{1,12})\.json$/.exec(path) ?? [];
    if (describedId) return answerDescription(describedId);
    const [, id = '', size = ''] = /^youtube\/vi\/([\w-]{11})\/(\w+)\.jpg$/.exec(path) ?? [];
    const width = Object.hasOwn(pictureWidths, size) ? pictureWidths[size] : undefined;
    if (!width) return notFound();
    if (id === missingId || isWithoutLarge(id, size)) return answerPlaceholder();
    return media(new Request(new URL(`${filmOf('youtube')}.jpg?format=jpg&width=${width}`, url)));
  };
