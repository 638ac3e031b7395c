/** Where a link of the backend's content leads. */
export type ContentTarget =
  | { kind: 'internal'; to: string }
  /** A file, or what the backend answers itself: no page of the app. */
  | { kind: 'document'; href: string }
  | { kind: 'external'; href: string }
  /** A scheme that could run something, or nothing at all. */
  | { kind: 'none' };

const harmlessSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** What the backend or the web server answers, and files of the shop; any other path may be a page, whatever its suffix. */
const otherDocument = new RegExp(LINKED_DOCUMENTS);

/**
 * Tells links on the site's own host, which navigate in the app with query and fragment, from others and from those to files.
 * @param origin origin of the shop.
 * @param page address of the page that it stands on: a link to a part or another state of the page stays on it.
 */
export const contentTarget = (href: string | undefined, origin: string, page = origin): ContentTarget => {
  if (!href) return { kind: 'none' };
  const isWithin = /^\s*[#?]/.test(href);
  let url: URL;
  try {
    url = new URL(href.trim(), isWithin ? page : `${origin}/`);
  } catch {
    return { kind: 'none' };
  }
  if (!harmlessSchemes.has(url.protocol)) return { kind: 'none' };
  // By host: what was written before the shop had a certificate still begins with `http:`.
  const isOwn = url.host === new URL(origin).host;
  if (!isOwn) return { kind: 'external', href: url.href };
  const to = url.pathname + url.search + url.hash;
  return !isWithin && otherDocument.test(url.pathname) ? { kind: 'document', href: to } : { kind: 'internal', to };
};
