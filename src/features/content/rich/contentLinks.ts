/** Where a link of the backend's content leads. */
export type ContentTarget =
  | { kind: 'internal'; to: string }
  | { kind: 'external'; href: string }
  /** A scheme that could run something, or nothing at all. */
  | { kind: 'none' };

const harmlessSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/**
 * Tells links on the site's own host, which navigate in the app with query and fragment, from others.
 * @param origin origin of the shop.
 * @param page address of the page that it stands on: a link within the page stays on it.
 */
export const contentTarget = (href: string | undefined, origin: string, page = origin): ContentTarget => {
  if (!href) return { kind: 'none' };
  let url: URL;
  try {
    url = new URL(href.trim(), /^\s*#/.test(href) ? page : `${origin}/`);
  } catch {
    return { kind: 'none' };
  }
  if (!harmlessSchemes.has(url.protocol)) return { kind: 'none' };
  // By host: what was written before the shop had a certificate still begins with `http:`.
  const isOwn = url.host === new URL(origin).host;
  return isOwn ? { kind: 'internal', to: url.pathname + url.search + url.hash } : { kind: 'external', href: url.href };
};
