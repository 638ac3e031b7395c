const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decode = (html: string): string =>
  html.replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name = '') =>
    code === undefined ? (entities[String(name)] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** Text of HTML without its tags. It is text: it may only be shown as such. */
export const textOf = (html: string): string =>
  decode(html.replace(/<[^>]*>/g, ' '))
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

/** Words, or a link within the shop. */
export interface PlainPart {
  text: string;
  to?: string;
}

export interface PlainLines {
  isList: boolean;
  lines: readonly (readonly PlainPart[])[];
}

const link = '<a href="(\\/(?!\\/)[\\w./?=#-]*)">([^<]*)<\\/a>';
const inside = `[^<]*(?:${link}[^<]*)*`;
const paragraphs = new RegExp(`^(?:\\s*<p>${inside}</p>)+\\s*$`);
const list = new RegExp(`^\\s*<ul>(?:\\s*<li>${inside}</li>)+\\s*</ul>\\s*$`);

const partsOf = (line: string): PlainPart[] =>
  [...line.matchAll(new RegExp(`${link}|[^<]+`, 'g'))].map(([whole, to, words = '']) =>
    to === undefined ? { text: decode(whole) } : { text: decode(words), to },
  );

/**
 * Paragraphs, or one list, of words and of links within the shop, which most lines of links are; undefined when there is
 * more to it.
 */
export const plainLines = (html: string): PlainLines | undefined => {
  const isList = list.test(html);
  if (!isList && !paragraphs.test(html)) return undefined;
  const lines = [...html.matchAll(/<(p|li)>(.*?)<\/\1>/gs)];
  return { isList, lines: lines.map(([, , line = '']) => partsOf(line)) };
};
