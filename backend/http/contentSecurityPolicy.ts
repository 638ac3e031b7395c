import { createHash } from 'node:crypto';

import type { PolicyPage } from '../../settings/table.js';
import { policySources } from './policySources';
import type { ShopSettings } from './shopSettings';

/** Script types that the browser never executes: data, to which `script-src` does not apply. */
const dataBlockTypes = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of what stands inline in a page, for its policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Hashes of the inline scripts and styles of a page that we built ourselves; data blocks need none. */
export const hashInlineCode = (html: string): InlineHashes => {
  const scripts: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/i.test(attributes) || dataBlockTypes.test(attributes)) continue;
    scripts.push(hashOf(text));
  }
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => hashOf(text));
  return { scripts, styles };
};

/**
 * Trusted Types policies that the shop always needs: `content` for the first view of content pages, `webpack` for the loader of chunks (output.trustedTypes), `shop` for
 * the sanitiser of CMS content and where a platform call takes only a trusted value. Each is made before any foreign
 * script can be there: a name that stands here and is still free would let such a script vouch for everything. Those of
 * the loaders of providers' scripts, which vouch for the configured address only, stand in the table of settings.
 */
const trustedTypes = ['content', 'shop', 'webpack'];

/**
 * Where browsers report what they refused. `report-uri` is the older way, and the one that all of them know; where a
 * policy names `report-to` as well, it alone counts, and waits for minutes.
 */
const reportTo = ({ policyReportsUrl: url }: ShopSettings): string[] =>
  typeof url === 'string' && /^(?:\/|https:\/\/)[\w./:-]+$/.test(url) ? [`report-uri ${url}`] : [];

/**
 * The Content-Security-Policy of a page.
 * @param page the checkout is a payment page and has a stricter policy than the rest of the shop.
 * @param shop where requests, pictures and the payment frame lead, when not to the shop's own origin.
 */
export const contentSecurityPolicy = (
  page: PolicyPage,
  { scripts, styles }: InlineHashes,
  shop: ShopSettings,
): string => {
  const configured = policySources(page, shop);
  const from = (directive: string): string[] => [...(configured.directives.get(directive) ?? [])];
  const isCheckout = page === 'checkout';
  const frames = from('frame-src');
  const ancestors = from('frame-ancestors');
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...from('script-src')],
    'style-src': ["'self'", ...(configured.hasInlineStyles ? ["'unsafe-inline'"] : styles), ...from('style-src')],
    'img-src': ["'self'", 'data:', ...from('img-src')],
    'font-src': ["'self'", ...from('font-src')],
    'connect-src': ["'self'", ...from('connect-src')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'media-src': isCheckout ? ["'none'"] : ["'self'", ...from('media-src')],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...from('form-action')],
    // A back office that previews content may frame the shop; nothing may frame a payment page.
    'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
  };
  const list = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  const policies = [...trustedTypes, ...configured.trustedTypes].join(' ');
  return [...list, `require-trusted-types-for 'script'; trusted-types ${policies}`, ...reportTo(shop)].join('; ');
};
