import { backgroundSources } from '@/features/content/backgroundSources';
import { decode, textOf } from '@/features/content/plainText';
import type { Slots } from './fillSlots';

const marker = /<[^>]*data-content-type="([a-z-]+)"[^>]*>/g;

interface Slide {
  /** The slide's HTML up to the next block. */
  html: string;
  isHero: boolean;
}

/** The slides at the very start of a page: nothing but a row and a slider may stand before them. */
const firstSlides = (html: string): Slide[] => {
  const blocks = [...html.matchAll(marker)];
  const start = blocks.findIndex(([, type = '']) => !['row', 'slider'].includes(type));
  const isBleeding = blocks[0]?.[1] === 'row' && blocks[0][0].includes('"full-bleed"');
  if (start < 1 || !isBleeding) return [];
  const rest = blocks.slice(start);
  const end = rest.findIndex(([, type = '']) => !['slide', 'banner'].includes(type));
  const own = rest.slice(0, rest[0]?.[1] === 'banner' ? 1 : end < 0 ? rest.length : end);
  return own.map(({ 0: tag, index }, position) => ({
    html: html.slice(index, rest[position + 1]?.index ?? html.length),
    isHero: /class="(?:[^"]* )?hero[ "]/.test(tag),
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

const wordsOf = (html: string, pattern: RegExp): string => textOf(pattern.exec(html)?.[2] ?? '');

/** A slide. Only the first has a picture; the others are there for their height, which all share. */
const slideSlots = ({ html }: Slide, index: number): Slots => {
  const heading = wordsOf(html, /<(h[1-6])[^>]*>([\s\S]*?)<\/\1>/);
  const button = wordsOf(html, /<(button)[^>]*>([\s\S]*?)<\/button>/);
  return {
    picture: index === 0 ? (background(html) ?? null) : '',
    heading: index === 0 ? heading : null,
    subheading: index === 0 ? null : heading,
    words: wordsOf(html, /<(p)(?: [^>]*)?>([\s\S]*?)<\/p>/),
    action: button ? undefined : null,
    button,
  };
};

/**
 * The hero slides that a page begins with; undefined for one that begins otherwise. They are read from the text of the
 * HTML: the page's reader and its sanitiser are too large to wait for.
 */
export const heroSlots = (html: string): Slots | undefined => {
  const slides = firstSlides(html);
  return slides.length > 0 && slides.every(({ isHero }) => isHero) ? { slides: slides.map(slideSlots) } : undefined;
};
