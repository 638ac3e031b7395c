import type { ShopSettings } from './shopSettings';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The content of a tag of the preview that messengers show of a link. */
const contentOf = (property: string): RegExp => new RegExp(`(<meta property="og:${property}" content=")([^"]*)`, 'g');

/**
 * What a link to the shop looks like for those who run no scripts: the build wrote it with what it knew. The server knows
 * its own name for the shop, and where the shop's picture can be loaded from.
 * @param origin of the shop in public.
 */
export const withSharedHead = (html: string, { storeName }: ShopSettings, origin?: string): string => {
  const whole = html.replace(
    contentOf('image'),
    (_all, open: string, address: string) => open + (origin && address.startsWith('/') ? origin + address : address),
  );
  if (typeof storeName !== 'string' || storeName === '') return whole;
  return whole
    .replace(contentOf('(?:site_name|title)'), (_all, open: string) => open + escaped(storeName))
    .replace(/<title>[^<]*/, () => `<title>${escaped(storeName)}`);
};
