import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Db } from '../db/open';
import { securityHeaders } from '../http/securityHeaders';
import { isRecord } from '../isRecord';
import { servedPaths } from '../../settings/servedPaths.js';

import { issueCaptchaToken } from './tokens';

const script = readFileSync(join(import.meta.dirname, 'assets/api.js'), 'utf8');

/** Longest action name that is taken, in characters; the provider allows letters, digits, `/` and `_`. */
const actionPattern = /^[\w/]{1,100}$/;

const readAction = async (request: Request): Promise<string | null> => {
  const body: unknown = await request.json().catch(() => null);
  const action: unknown = isRecord(body) ? body.action : null;
  return typeof action === 'string' && actionPattern.test(action) ? action : null;
};

const respond = (status: number, body: string, type: string): Response =>
  new Response(body, { status, headers: { ...securityHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' } });

const json = (status: number, body: object): Response =>
  respond(status, JSON.stringify(body), 'application/json; charset=utf-8');

/**
 * Stands in for a bot-protection provider, so that the shop works without the internet: `GET /captcha/api.js` is its
 * script with the provider's interface, `POST /captcha/token` gives the script a token. It judges nobody.
 */
export const createCaptchaHandler =
  (db: Db, now: () => number) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `${servedPaths.captcha}api.js` && ['GET', 'HEAD'].includes(request.method)) {
      return respond(200, script, 'text/javascript; charset=utf-8');
    }
    if (pathname === `${servedPaths.captcha}token` && request.method === 'POST') {
      const action = await readAction(request);
      return action === null
        ? json(400, { message: 'Invalid action.' })
        : json(200, { token: issueCaptchaToken(db, action, now()) });
    }
    return json(404, { message: 'Not found' });
  };
