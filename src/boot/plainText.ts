import { text } from './values';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the usual entities of HTML; others stay as they are. */
export const decode = (html: string): string =>
  html.replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name = '') =>
    code === undefined ? (entities[String(name)] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** Text of HTML without its tags. It is text: it may only be shown as such. */
export const textOf = (html: string): string =>
  decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** The paragraphs of a short description, as the page shows them until its reader of HTML is there; none of blocks. */
export const paragraphsOf = (value: unknown): string[] => {
  const html = text(value);
  if (!html || html.includes('data-content-type=')) return [];
  if (!/^(?:\s*<p>[^<]*<\/p>)+\s*$/.test(html)) return [textOf(html)];
  return [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, inside = '']) => textOf(inside));
};
