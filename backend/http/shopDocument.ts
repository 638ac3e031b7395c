import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { chooseEncoding, type ContentEncoding } from './contentEncoding';
import type { PolicyPage } from '../../settings/table.js';
import { contentSecurityPolicy, hashInlineCode } from './contentSecurityPolicy';
import { documentHeaders } from './securityHeaders';
import type { ShopSettings } from './shopSettings';

const settingsElement = /(<script\b[^>]*\bid="?shop-settings"?[^>]*>)([\s\S]*?)(<\/script>)/i;

const parseSettings = (text: string): ShopSettings => {
  try {
    return JSON.parse(text) as ShopSettings;
  } catch {
    return {};
  }
};

/** What the build put into the page. */
const builtSettings = (html: string): ShopSettings => parseSettings(settingsElement.exec(html)?.[2] ?? '');

/**
 * Writes the settings into the page's `#shop-settings` element, over those that the build put there. A page without the
 * element stays as it is: the shop has defaults.
 */
export const injectSettings = (html: string, settings: ShopSettings): string =>
  html.replace(settingsElement, (_whole, open: string, built: string, close: string) => {
    // '<' would let a value end the element.
    const text = JSON.stringify({ ...parseSettings(built), ...settings }).replaceAll('<', '\\u003c');
    return `${open}${text}${close}`;
  });

const pageAssetsElement = /<script\b[^>]*\bid="?page-assets"?[^>]*>([\s\S]*?)<\/script>/i;

/**
 * Which paths are the checkout's, where cards are typed: the build took them from the shop's table of paths.
 * @throws when the page does not say, because without it a payment page would have the policy of the shop.
 */
const readCheckoutPaths = (html: string): RegExp => {
  const assets: unknown = JSON.parse(pageAssetsElement.exec(html)?.[1] ?? '{}');
  const isKnown = typeof assets === 'object' && assets !== null && 'ownDocuments' in assets;
  if (!isKnown || typeof assets.ownDocuments !== 'string') {
    throw new Error('The page does not say which paths are the checkout’s: build the shop again.');
  }
  return new RegExp(assets.ownDocuments);
};

/** Which policy a page of the built shop needs. */
export interface PagePolicies {
  /** Paths of the checkout, whose policy is the stricter one. */
  checkoutPaths: RegExp;
  policies: Record<PolicyPage, string>;
}

/**
 * The Content-Security-Policies of a built document, with the hashes of what stands inline in it: they allow what its own
 * settings name, and those of the server, which go before them.
 * @throws when the document was built without the list of paths.
 */
export const readPagePolicies = (html: string, given: ShopSettings): PagePolicies => {
  const settings = { ...builtSettings(html), ...given };
  const hashes = hashInlineCode(html);
  return {
    checkoutPaths: readCheckoutPaths(html),
    policies: {
      shop: contentSecurityPolicy('shop', hashes, settings),
      checkout: contentSecurityPolicy('checkout', hashes, settings),
    },
  };
};

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** The page as a language has it from its first byte: `lang`, and the direction where it is not the usual one. */
const inLanguage = (html: string, locale: string): string => {
  const tag = locale.replace('_', '-');
  const direction = rightToLeft.has(tag.slice(0, 2)) ? ' dir="rtl"' : '';
  return html.replace(/(<html\b[^>]*?)\s+lang="?[\w-]+"?/i, `$1 lang="${tag}"${direction}`);
};

/** The built page for store views of a language: in it from the first byte, and with its locale among the settings. */
export const pageInLanguage = (html: string, settings: ShopSettings, locale: string): string =>
  inLanguage(injectSettings(html, { ...settings, locale }), locale);

type Bodies = Record<ContentEncoding | 'identity', Uint8Array<ArrayBuffer>>;

const compressed = (page: Buffer): Bodies => ({
  identity: new Uint8Array(page),
  gzip: new Uint8Array(gzipSync(page, { level: 9 })),
  br: new Uint8Array(
    brotliCompressSync(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  ),
});

/** The first segment of a path, which may be the code of a store view. */
const firstSegment = (pathname: string): string => pathname.split('/', 2)[1] ?? '';

/**
 * Makes the function that answers a page request: one document for all, compressed once, at start.
 * @param locales of the store views whose code a path may begin with; their pages are in their language at once.
 */
export const createShopDocument = (
  html: string,
  settings: ShopSettings,
  locales: Readonly<Record<string, string>> = {},
) => {
  const page = injectSettings(html, settings);
  const { checkoutPaths, policies } = readPagePolicies(page, settings);
  const usual = compressed(Buffer.from(typeof settings.locale === 'string' ? inLanguage(page, settings.locale) : page));
  const byCode = new Map(
    Object.entries(locales).map(([code, locale]) => {
      const own = pageInLanguage(html, settings, locale);
      return [code, compressed(Buffer.from(own))];
    }),
  );
  // The policy is part of what is validated: a 304 would keep the old one.
  const digest = createHash('sha256').update(page).update(Object.values(policies).join()).digest('base64url');

  return (request: Request): Response => {
    const { pathname } = new URL(request.url);
    const kind: PolicyPage = checkoutPaths.test(pathname) ? 'checkout' : 'shop';
    const code = firstSegment(pathname);
    const own = byCode.get(code);
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), ['br', 'gzip']);
    const etag = `"${own ? `${code}-` : ''}${kind}-${encoding ?? 'identity'}-${digest.slice(0, 22)}"`;
    const headers: Record<string, string> = {
      ...documentHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policies[kind],
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: etag,
    };
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    if (encoding) headers['Content-Encoding'] = encoding;
    return new Response((own ?? usual)[encoding ?? 'identity'], { headers });
  };
};
