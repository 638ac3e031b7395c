import { backgroundSources } from '@/features/content/backgroundSources';
import { textOf } from '@/features/content/plainText';
import { decode } from '@/kernel/text/decode';
import type { Slots } from '../fillSlots';

const marker = /<[^>]*data-content-type="([a-z-]+)"[^>]*>/g;

interface Slide {
  /** The slide's HTML up to the next block. */
  html: string;
  isHero: boolean;
}

const hasClass = (tag: string, name: string): boolean => new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(tag);

/** The slides at the very start of a page: nothing but a row, the statement and a slider may stand before them. */
const firstSlides = (html: string): Slide[] => {
  const blocks = [...html.matchAll(marker)];
  const start = blocks.findIndex(
    ([tag, type = '']) => !['row', 'slider'].includes(type) && !hasClass(tag, 'statement'),
  );
  const isBleeding = blocks[0]?.[1] === 'row' && blocks[0][0].includes('"full-bleed"');
  if (start < 1 || !isBleeding) return [];
  const rest = blocks.slice(start);
  const end = rest.findIndex(([, type = '']) => !['slide', 'banner'].includes(type));
  const own = rest.slice(0, rest[0]?.[1] === 'banner' ? 1 : end < 0 ? undefined : end);
  return own.map(({ 0: tag, index }, position) => ({
    html: html.slice(index, rest[position + 1]?.index ?? html.length),
    isHero: hasClass(tag, 'hero'),
  }));
};

const imageNames = (html: string): Record<string, unknown> => {
  const [, json = ''] = /data-background-images="([^"]*)"/.exec(html) ?? [];
  try {
    const names: unknown = JSON.parse(decode(json).replace(/\\"/g, '"'));
    return typeof names === 'object' ? { ...names } : {};
  } catch {
    return {};
  }
};

const background = (html: string): Node | undefined => {
  const names = imageNames(html);
  const nameOf = (key: string): string | undefined => (typeof names[key] === 'string' ? names[key] : undefined);
  const desktopImage = nameOf('desktop_image') ?? '';
  const images = { desktopImage, mediumImage: nameOf('medium_image'), mobileImage: nameOf('mobile_image') };
  const found = backgroundSources(images, '100vw');
  if (!found?.image.src) return undefined;
  const elements = document.createDocumentFragment();
  for (const { media, srcSet, sizes } of found.sources) {
    elements.append(Object.assign(document.createElement('source'), { media, sizes, srcset: srcSet }));
  }
  const { src, srcSet, sizes } = found.image;
  elements.append(
    Object.assign(document.createElement('img'), {
      alt: '',
      fetchPriority: 'high',
      sizes,
      ...(srcSet === undefined ? { src } : { srcset: srcSet }),
    }),
  );
  return elements;
};

/** The text of the first element of that name, which may be an expression. */
const wordsOf = (html: string, name: string): string =>
  textOf(new RegExp(`<(${name})(?: [^>]*)?>([^]*?)</\\1>`).exec(html)?.[2] ?? '');

/** A slide. Only the first has a picture; the others are there for their height, which all share. */
const slideSlots = ({ html }: Slide, index: number): Slots => {
  const button = wordsOf(html, 'button');
  return {
    picture: index === 0 ? (background(html) ?? null) : '',
    heading: wordsOf(html, 'h1') || null,
    subheading: wordsOf(html, 'h[2-6]') || null,
    words: wordsOf(html, 'p'),
    action: button ? undefined : null,
    button,
  };
};

/** The heading of the page and the line beside it, where they stand above the slides. */
const statementSlots = (html: string): Slots => {
  const [before = ''] = html.split('"slide');
  const title = wordsOf(before, 'h1');
  return title ? { title, reason: wordsOf(before, 'p') } : { statement: null };
};

/**
 * The hero slides that a page begins with; undefined for one that begins otherwise. They are read from the text of the
 * HTML: the page's reader and its sanitiser are too large to wait for.
 */
export const heroSlots = (html: string): Slots | undefined => {
  const slides = firstSlides(html);
  return slides.length > 0 && slides.every(({ isHero }) => isHero)
    ? { ...statementSlots(html), slides: slides.map(slideSlots) }
    : undefined;
};
