import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Db } from '../../db/open';

import { findCardFault, type CardDetails } from './cards';
import { endStep, isStepOpen, type AuthenticationStep } from './nonceQueries';
import { createToken, type Purchase } from './nonces';
import { cardPage, stepPage } from './pages';

/** What the provider's origin needs. */
export interface TestProviderOptions {
  db: Db;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Origins of the shop that may frame the provider's pages and talk with them. */
  shopOrigins: readonly string[];
}

const assets = {
  '/frame.js': { file: 'frame.js', type: 'text/javascript; charset=utf-8' },
  '/frame.css': { file: 'frame.css', type: 'text/css; charset=utf-8' },
  '/step.js': { file: 'step.js', type: 'text/javascript; charset=utf-8' },
} as const;

const isAsset = (path: string): path is keyof typeof assets => Object.hasOwn(assets, path);

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // Card details and nonces stay out of every cache.
  'Cache-Control': 'no-store',
} as const;

const contentPolicy = (shopOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${shopOrigins.join(' ') || "'none'"}`,
  ].join('; ');

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...commonHeaders, 'Content-Type': 'application/json' } });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Body of a call from the provider's own pages; null when it is none. A page of another origin cannot send this type unasked. */
const readBody = async (request: Request): Promise<Record<string, unknown> | null> => {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return null;
  const body: unknown = await request.json().catch(() => null);
  return isRecord(body) ? body : null;
};

const readString = (value: unknown): string => (typeof value === 'string' ? value : '');

const readPurchase = ({ amountMinor, currency }: Record<string, unknown>): Purchase | null =>
  typeof amountMinor === 'number' &&
  Number.isSafeInteger(amountMinor) &&
  amountMinor >= 0 &&
  /^[A-Z]{3}$/.test(readString(currency))
    ? { amountMinor, currency: readString(currency) }
    : null;

const readCard = (body: Record<string, unknown>): CardDetails => ({
  number: readString(body.number),
  expiry: readString(body.expiry),
  securityCode: readString(body.securityCode),
  name: readString(body.name),
});

const stepOf = {
  IdentifyShopper: 'fingerprint',
  ChallengeShopper: 'challenge',
  Authorised: null,
  Refused: null,
} as const;

/**
 * The handler of the test provider's own origin: card frame, tokenising, simulated 3-D Secure (messages: protocol.ts).
 * A card number passes through `POST /tokenise` and is neither kept nor logged.
 */
export const createTestProviderHandler = ({ db, now, shopOrigins }: TestProviderOptions) => {
  const page = (html: string): Response =>
    new Response(html, {
      headers: {
        ...commonHeaders,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': contentPolicy(shopOrigins),
      },
    });

  const tokenise = (body: Record<string, unknown>, providerOrigin: string): Response => {
    const purchase = readPurchase(body);
    const shopOrigin = readString(body.shopOrigin);
    if (!purchase || !shopOrigins.includes(shopOrigin)) return json(400, { message: 'The purchase is not known.' });
    const card = readCard(body);
    const fault = findCardFault(card, now());
    if (fault) return json(422, fault);
    const { resultCode, nonce, brand, last4 } = createToken(db, card, purchase, now());
    const step = stepOf[resultCode];
    const action = new URL(`/${step ?? ''}`, providerOrigin);
    action.search = new URLSearchParams({ nonce: nonce ?? '', shop: shopOrigin }).toString();
    return json(200, {
      resultCode,
      brand,
      last4,
      ...(nonce ? { nonce } : {}),
      ...(step ? { actionUrl: action.href } : {}),
    });
  };

  const showStep = (step: AuthenticationStep, url: URL): Response => {
    const nonce = url.searchParams.get('nonce') ?? '';
    const shop = url.searchParams.get('shop') ?? '';
    if (!shopOrigins.includes(shop) || !isStepOpen(db, nonce, step, now()))
      return json(404, { message: 'There is no such payment.' });
    return page(stepPage(step, nonce, shop));
  };

  const closeStep = (step: AuthenticationStep, body: Record<string, unknown>): Response => {
    const nonce = readString(body.nonce);
    const isApproved = body.isApproved === true;
    return endStep(db, nonce, step, isApproved, now())
      ? json(200, { nonce, isApproved })
      : json(404, { message: 'There is no such payment.' });
  };

  const answerGet = (url: URL): Response | null => {
    const { pathname } = url;
    if (pathname === '/frame') return page(cardPage(shopOrigins));
    if (pathname === '/challenge') return showStep('challenge', url);
    if (pathname === '/fingerprint') return showStep('fingerprint', url);
    if (!isAsset(pathname)) return null;
    const { file, type } = assets[pathname];
    return new Response(readFileSync(join(import.meta.dirname, 'assets', file)), {
      headers: { ...commonHeaders, 'Content-Type': type },
    });
  };

  const answerPost = async (request: Request, url: URL): Promise<Response | null> => {
    if (!['/tokenise', '/authenticate', '/fingerprint'].includes(url.pathname)) return null;
    const body = await readBody(request);
    if (!body) return json(400, { message: 'The request has no JSON body.' });
    if (url.pathname === '/tokenise') return tokenise(body, url.origin);
    return closeStep(url.pathname === '/fingerprint' ? 'fingerprint' : 'challenge', body);
  };

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const answer = request.method === 'POST' ? await answerPost(request, url) : answerGet(url);
    return answer ?? json(404, { message: 'There is nothing here.' });
  };
};
