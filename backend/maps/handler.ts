import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { securityHeaders } from '../http/securityHeaders';
import { servedPaths } from '../../settings/servedPaths.js';

const script = readFileSync(join(import.meta.dirname, 'assets/api.js'), 'utf8');

/**
 * Stands in for a map provider, so that a shop with a key can be tried without the internet: `GET /maps/api.js` is its
 * script with the part of the provider's interface that the shop uses.
 */
export const handleMaps = (request: Request): Promise<Response> => {
  const isScript =
    new URL(request.url).pathname === `${servedPaths.maps}api.js` && ['GET', 'HEAD'].includes(request.method);
  const headers = {
    ...securityHeaders,
    'Content-Type': isScript ? 'text/javascript; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  return Promise.resolve(new Response(isScript ? script : 'Not found', { status: isScript ? 200 : 404, headers }));
};
