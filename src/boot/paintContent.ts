import { make } from './dom';
import { picture, srcSetOf } from './pictures';
import { decode, textOf } from './plainText';
import { type Fields, fields, text } from './values';

/** Where the page shows the phone's and the medium picture; the first that fits counts. */
const media = { mobile_image: '(max-width: 960px)', medium_image: '(max-width: 1279px)' } as const;

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

const imageNames = (html: string): Fields => {
  const [, json = ''] = /data-background-images="([^"]*)"/.exec(html) ?? [];
  try {
    return fields(JSON.parse(decode(json).replace(/\\"/g, '"')));
  } catch {
    return {};
  }
};

const background = (html: string, mediaUrl: string): HTMLElement[] => {
  const names = imageNames(html);
  const address = (key: string): string => {
    const name = text(names[key]);
    if (!name || name.startsWith('/media/') || name.startsWith(mediaUrl)) return name;
    // The page shows no picture of another host either.
    return /^(?:https?:)?\/\//.test(name) ? '' : mediaUrl + name.replace(/^\/+/, '');
  };
  const desktop = address('desktop_image');
  if (!desktop) return [];
  const frame = make('picture', '');
  for (const key of ['mobile_image', 'medium_image'] as const) {
    const other = address(key);
    if (!other) continue;
    const source = document.createElement('source');
    source.media = media[key];
    source.sizes = '100vw';
    source.srcset = srcSetOf(other, key === 'mobile_image' ? 'heroPhone' : 'hero');
    frame.append(source);
  }
  frame.append(picture(desktop, 'hero', true));
  return [frame];
};

const contentOf = (html: string, pattern: RegExp): string => textOf(pattern.exec(html)?.[2] ?? '');

/** A slide. Only the first has a picture; the others are there for their height, which all share. */
const slide = ({ html }: Slide, index: number, mediaUrl: string): HTMLElement => {
  const heading = contentOf(html, /<(h[1-6])[^>]*>([\s\S]*?)<\/\1>/);
  const paragraph = contentOf(html, /<(p)(?: [^>]*)?>([\s\S]*?)<\/p>/);
  const button = contentOf(html, /<(button)[^>]*>([\s\S]*?)<\/button>/);
  return make(
    'div',
    'bootSlide',
    ...(index === 0 ? background(html, mediaUrl) : [make('picture', '')]),
    make(
      'div',
      '',
      make(
        'div',
        '',
        make(index === 0 ? 'h1' : 'h2', '', heading),
        make('p', '', paragraph),
        ...(button ? [make('div', 'bootAction', make('span', 'bootButton', button))] : []),
      ),
    ),
  );
};

/** A content page: its heading, or the slides that it begins with; undefined for what begins otherwise. */
export const paintContent = (route: Fields, mediaUrl: string): HTMLElement | undefined => {
  const heading = text(route.content_heading);
  if (heading) return make('div', 'bootWrap bootPage', make('h1', 'bootD2', heading));
  const slides = firstSlides(text(route.content));
  if (slides.length === 0 || !slides.every(({ isHero }) => isHero)) return undefined;
  return make(
    'div',
    'bootSlider',
    make('div', 'bootSlides', ...slides.map((each, index) => slide(each, index, mediaUrl))),
  );
};
