import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Db } from '../../db/open';

import { isRecord } from '../../isRecord';
import { providers } from '../providers/providers';
import { findCardByHash } from '../vault/vaultQueries';
import { findCardFault, findSecurityCodeFault, type CardDetails, type CardFault } from './cards';
import { endStep, isStepOpen, type AuthenticationStep } from './nonceQueries';
import { createToken, keepCard, knowCard, type KnownCard, type Purchase } from './nonces';
import { cardPage, stepPage } from './pages';
import { scriptFile, type StandInFile, styleSheet } from './standInFiles';

/** Services of the provider's origin. */
export interface TestProviderOptions {
  db: Db;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Origins of the shop that may frame the provider's pages and talk with them. */
  shopOrigins: readonly string[];
}

const assetPath = (name: string): string => join(import.meta.dirname, 'assets', name);

const assets: Readonly<Record<string, StandInFile>> = {
  '/frame.js': scriptFile(assetPath('frame.js')),
  '/frame.css': styleSheet(assetPath('frame.css')),
  '/step.js': scriptFile(assetPath('step.js')),
  ...Object.fromEntries(Object.values(providers).flatMap(({ standIns }) => Object.entries(standIns))),
};

/** Pages and calls that the providers bring besides. */
const pages = new Map(Object.values(providers).flatMap(({ pages = {} }) => Object.entries(pages)));
const visits = new Map(Object.values(providers).flatMap((provider) => Object.entries(provider.visits ?? {})));
const calls = new Map(Object.values(providers).flatMap((provider) => Object.entries(provider.calls ?? {})));

/** The provider's own copy of the font; frames of another origin cannot use the shop's. */
const fontFile = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const fontPath = '/instrument-sans.woff2';
const font = readFileSync(createRequire(import.meta.url).resolve(fontFile));

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // Card details and nonces stay out of every cache.
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** What pages of the shop may load from here: the frame, and the scripts of the drop-ins. */
const forShops = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const contentPolicy = (shopOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${shopOrigins.join(' ') || "'none'"}`,
  ].join('; ');

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...commonHeaders, 'Content-Type': 'application/json' } });

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
  RedirectShopper: 'redirect',
  Authorised: null,
  Refused: null,
  Cancelled: null,
  Error: null,
  Pending: null,
  NeverHeardOf: null,
} as const;

/** The card that a call names: typed into the frame, or kept by a customer, of which only the security code is typed. */
const findCard = (db: Db, body: Record<string, unknown>, now: number): KnownCard | CardFault => {
  const typed = readCard(body);
  const savedCard = readString(body.savedCard);
  if (savedCard === '') return findCardFault(typed, now) ?? knowCard(typed);
  const fault = findSecurityCodeFault(typed.securityCode.trim());
  if (fault) return fault;
  const kept = findCardByHash(db, savedCard);
  if (!kept) return { field: 'securityCode', reason: 'unknown' };
  const { outcome, card_brand: brand, card_last4: last4, card_expiry: expiry } = kept;
  return { outcome, brand, last4, expiry, savedCard };
};

/** Which step a call ends. */
const closedBy: Readonly<Record<string, AuthenticationStep>> = {
  '/fingerprint': 'fingerprint',
  '/redirect': 'redirect',
};

/**
 * The handler of the test provider's own origin: card frame, tokenising, simulated 3-D Secure (messages: protocol.ts).
 * A card number passes through `POST /tokenise` and is neither kept nor logged.
 */
export const createTestProviderHandler = ({ db, now, shopOrigins }: TestProviderOptions) => {
  const showPage = (html: string): Response =>
    new Response(html, {
      headers: {
        ...commonHeaders,
        ...forShops,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': contentPolicy(shopOrigins),
      },
    });

  const findPurchase = (body: Record<string, unknown>): Purchase | null =>
    shopOrigins.includes(readString(body.shopOrigin)) ? readPurchase(body) : null;

  const tokenise = (body: Record<string, unknown>, providerOrigin: string): Response => {
    const purchase = findPurchase(body);
    const shopOrigin = readString(body.shopOrigin);
    if (!purchase) return json(400, { message: 'The purchase is not known.' });
    const card = findCard(db, body, now());
    if ('field' in card) return json(422, card);
    if (body.isEncrypting === true) {
      return json(200, { nonce: keepCard(db, card, purchase, now()), brand: card.brand, last4: card.last4 });
    }
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
    const back = url.searchParams.get('return') ?? '';
    const isBackToShop = URL.canParse(back) && shopOrigins.includes(new URL(back).origin);
    if (step === 'redirect' && !isBackToShop) return json(400, { message: 'The way back is not known.' });
    return showPage(stepPage(step, nonce, shop, isBackToShop ? back : ''));
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
    if (pathname === '/frame') return showPage(cardPage(shopOrigins));
    if (pathname === '/challenge') return showStep('challenge', url);
    if (pathname === '/fingerprint') return showStep('fingerprint', url);
    if (pathname === '/redirect') return showStep('redirect', url);
    if (pathname === fontPath) {
      const headers = { ...commonHeaders, 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' };
      return new Response(new Uint8Array(font), { headers });
    }
    const provided = pages.get(pathname);
    if (provided) return showPage(provided(shopOrigins));
    const visit = visits.get(pathname);
    if (visit) {
      const html = visit.show(db, url.searchParams, shopOrigins, now());
      return html === null ? json(404, { message: 'There is no such payment.' }) : showPage(html);
    }
    const asset = Object.hasOwn(assets, pathname) ? assets[pathname] : undefined;
    if (!asset) return null;
    const { text, type } = asset;
    return new Response(text, {
      // The drop-ins' scripts run in the shop's page, where their integrity may be checked.
      headers: { ...commonHeaders, ...forShops, 'Content-Type': type, 'Access-Control-Allow-Origin': '*' },
    });
  };

  const answerPost = async (request: Request, url: URL): Promise<Response | null> => {
    const call = calls.get(url.pathname);
    const visit = visits.get(url.pathname);
    if (!call && !visit && !['/tokenise', '/authenticate', '/fingerprint', '/redirect'].includes(url.pathname))
      return null;
    const body = await readBody(request);
    if (!body) return json(400, { message: 'The request has no JSON body.' });
    if (visit) {
      const answer = visit.answer(db, body, now());
      return answer ? json(200, answer) : json(404, { message: 'There is no such payment.' });
    }
    if (call) {
      const purchase = findPurchase(body);
      const answer = purchase && call(db, body, purchase, now());
      return answer ? json(200, answer) : json(400, { message: 'The purchase is not known.' });
    }
    if (url.pathname === '/tokenise') return tokenise(body, url.origin);
    return closeStep(closedBy[url.pathname] ?? 'challenge', body);
  };

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const answer = request.method === 'POST' ? await answerPost(request, url) : answerGet(url);
    return answer ?? json(404, { message: 'There is nothing here.' });
  };
};
