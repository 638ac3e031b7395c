import { decode } from '@/kernel/text/decode';

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

/**
 * The paragraphs that stand for a description until its reader of HTML is there. The words of a list stay apart, as they
 * will when the list is there; of Page Builder's blocks nothing stands.
 */
export const standInParagraphs = (html: string): string[] => {
  if (html.includes('data-content-type=')) return [];
  return (
    plainParagraphs(html) ??
    html
      .split('</li>')
      .map(textOf)
      .filter((words) => words !== '')
  );
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

// Pages only: a link to a file is left to the reader of HTML, which knows them.
const link = '<a href="(\\/(?!\\/|media\\/|[^"?#]*\\.(?!html))[\\w./?=#-]*)">([^<]*)<\\/a>';
const inside = `[^<]*(?:${link}[^<]*)*`;
// Said to be pure, so that the boot script, which needs them not, has none of them.
const paragraphs = /* @__PURE__ */ new RegExp(`^(?:\\s*<p>${inside}</p>)+\\s*$`);
const list = /* @__PURE__ */ new RegExp(`^\\s*<ul>(?:\\s*<li>${inside}</li>)+\\s*</ul>\\s*$`);

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
