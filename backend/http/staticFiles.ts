import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

import { chooseEncoding, type ContentEncoding } from './contentEncoding';
import { securityHeaders } from './securityHeaders';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const suffixes: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };

/** A file of the build with a content hash in its name: what it names never changes. */
const hashedName = /^\/static\/.*[.-][0-9a-f]{6,}\.[a-z0-9]+$/i;

/** A service worker's fetches obey the policy of its script. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

interface StaticFile {
  path: string;
  encodings: ContentEncoding[];
  contentType: string;
  isImmutable: boolean;
}

const listFiles = (folder: string): Map<string, StaticFile> => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const contentType = contentTypes[extname(path)];
    // Compressed copies are no files of their own; what has no known type is not meant to be served.
    if (!contentType) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, {
      path,
      encodings: (['br', 'gzip'] as const).filter((encoding) => known.has(path + suffixes[encoding])),
      contentType,
      isImmutable: hashedName.test(address),
    });
  }
  return files;
};

const headersOf = (urlPath: string, { contentType, encodings, isImmutable }: StaticFile): Record<string, string> => ({
  ...securityHeaders,
  'Content-Type': contentType,
  'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(encodings.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
  ...(urlPath === '/sw.js' ? { 'Content-Security-Policy': workerPolicy } : {}),
});

/**
 * Makes the function that answers with a file of the built shop, in the best precompressed form that the client takes;
 * null when there is no such file, or no longer. Only files that were there at the start are known, so no path leads outside, and each
 * is read once.
 */
export const createStaticFiles = (folder: string) => {
  const files = listFiles(folder);
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = (path: string): Uint8Array<ArrayBuffer> | undefined => {
    const known = contents.get(path);
    if (known) return known;
    try {
      const content = new Uint8Array(readFileSync(path));
      contents.set(path, content);
      return content;
    } catch {
      // A newer build has taken its place: it is not there, which is no failure of the server.
      return undefined;
    }
  };

  return (request: Request): Response | null => {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (!file) return null;
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), file.encodings);
    const content = read(encoding ? file.path + suffixes[encoding] : file.path);
    if (!content) return null;
    const headers = headersOf(pathname, file);
    if (encoding) headers['Content-Encoding'] = encoding;
    if (!file.isImmutable) {
      const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
      headers.ETag = etag;
      if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    }
    return new Response(content, { headers });
  };
};
