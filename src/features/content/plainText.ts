const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Text of HTML without its tags. It is text: it may only be shown as such. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name = '') =>
      code === undefined ? (entities[String(name)] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/**
 * The paragraphs of HTML that is nothing but paragraphs of text, which most short descriptions are; undefined when there
 * is more to it.
 */
export const plainParagraphs = (html: string): string[] | undefined => {
  if (!html.includes('<')) return [textOf(html)];
  if (!/^(?:\s*<p>[^<]*<\/p>)+\s*$/.test(html)) return undefined;
  return [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, inside = '']) => textOf(inside));
};
