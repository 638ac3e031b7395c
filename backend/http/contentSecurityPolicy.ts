import { createHash } from 'node:crypto';

import { mapSources, noMapSources } from './mapSources';
import { noPaymentSources, paymentSources } from './paymentSources';
import { addressOf, originOf, type ShopSettings, sourcesOf } from './shopSettings';
import { noVideoSources, videoSources } from './videoSources';

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

const present = (values: (string | null)[]): string[] => values.filter((value) => value !== null);

/**
 * Trusted Types policies that may be created: `dompurify` by the sanitiser of CMS content, `webpack` by the loader of
 * chunks (output.trustedTypes), `halewell` by the shop itself where a platform call takes only a trusted value,
 * `captcha` and `maps` by the loaders of these providers' scripts, which vouch for the configured address only.
 * Those of films stand with their sources.
 */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types dompurify halewell webpack";

/** Which policy a page gets: the checkout is a payment page and has a stricter one (architecture 7). */
export type PolicyKind = 'shop' | 'checkout';

/**
 * The Content-Security-Policy of a page.
 * @param shop where requests, pictures and the payment frame lead, when not to the shop's own origin.
 */
export const contentSecurityPolicy = (
  kind: PolicyKind,
  { scripts, styles }: InlineHashes,
  shop: ShopSettings,
): string => {
  const media = originOf(shop.mediaUrl);
  const apis = present([originOf(shop.graphqlUrl), originOf(shop.restUrl), media]);
  const isCheckout = kind === 'checkout';
  const provider = isCheckout ? paymentSources(shop) : noPaymentSources;
  const payment = [...present([originOf(shop.paymentUrl)]), ...provider.others];
  // On the payment page, too: a coupon, the sign-in or the order may be protected, and is refused without its token.
  const captcha = [...present([addressOf(shop.captchaUrl)]), ...sourcesOf(shop.captchaSources)];
  const video = isCheckout ? noVideoSources : videoSources(shop);
  const frames = [...payment, ...captcha, ...video.frames];
  const maps = isCheckout ? noMapSources : mapSources(shop);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...captcha, ...video.scripts, ...maps.sources, ...provider.scripts],
    'style-src': [
      "'self'",
      ...(maps.hasOwnStyles || provider.hasOwnMarkup ? ["'unsafe-inline'"] : styles),
      ...maps.sources,
      ...provider.styles,
    ],
    'img-src': ["'self'", 'data:', ...present([media]), ...video.pictures, ...maps.sources, ...provider.others],
    'font-src': ["'self'", ...maps.sources],
    'connect-src': ["'self'", ...new Set(apis), ...captcha, ...video.apis, ...maps.sources, ...provider.others],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'media-src': isCheckout ? ["'none'"] : ["'self'", ...present([media])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Some banks are reached by a form that a provider's script sends.
    'form-action': ["'self'", ...provider.others],
    // A content preview may frame the shop from its own origin; nothing may frame a payment page.
    'frame-ancestors': [isCheckout ? "'none'" : "'self'"],
  };
  const list = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  const policies = isCheckout ? provider.trustedTypes : [...video.trustedTypes, ...maps.trustedTypes];
  return [...list, [trustedTypes, 'captcha', ...policies].join(' ')].join('; ');
};
