import createDOMPurify from 'dompurify';
import { ownPolicy } from './ownPolicy';
import { drawingOf, setInlineStyle } from './vectorNotes';

/** What is drawn in a text, as a picture that runs nothing and loads nothing; without a source what it is called. */
export interface VectorPicture {
  src?: string;
  alt: string;
  width?: number;
  height?: number;
}

// Of its own: the other one may be at work.
const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', setInlineStyle);

const policy = {
  RETURN_DOM_FRAGMENT: true as const,
  TRUSTED_TYPES_POLICY: ownPolicy,
  USE_PROFILES: { svg: true, svgFilters: true },
  // Links lead nowhere from a picture, and pictures within it are never loaded.
  FORBID_TAGS: ['a', 'image', 'style'],
  ADD_TAGS: ['use'],
};

const shapes = 'path, rect, circle, ellipse, line, polyline, polygon, text';

const numbers = (value: string | null): number[] =>
  (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);

/** Sizes in pixels: as said, else those of the box that it is drawn in. */
const sizeOf = (svg: Element): { width?: number; height?: number } => {
  const [, , boxWidth = 0, boxHeight = 0] = numbers(svg.getAttribute('viewBox'));
  const said = (name: string): number | undefined => {
    const value = svg.getAttribute(name) ?? '';
    return /^[\d.]+(?:px)?$/.test(value) ? Number.parseFloat(value) : undefined;
  };
  const [width, height] = [said('width'), said('height')];
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : undefined;
  return {
    width: width ?? (height && ratio ? height * ratio : boxWidth || undefined),
    height: height ?? (width && ratio ? width / ratio : boxHeight || undefined),
  };
};

const nameOf = (svg: Element): string => {
  if (svg.getAttribute('aria-hidden') === 'true') return '';
  return (svg.getAttribute('aria-label') ?? svg.querySelector('title')?.textContent ?? '').trim();
};

/** Takes the rules of style elements out of a drawing, which stand there as notes that hold what follows. */
const takeRules = (tree: ParentNode): string => {
  const notes = [...tree.querySelectorAll('[data-content-style]')];
  for (const note of notes) note.replaceWith(...note.childNodes);
  return notes.map((note) => decodeURIComponent(note.getAttribute('data-content-style') ?? '')).join('\n');
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Rules have a say within the picture alone: they go into its text, never into a document. */
const withRules = (markup: string, rules: string): string =>
  rules.trim() === '' ? markup : markup.replace('>', () => `><style>${escaped(rules)}</style>`);

/** What a `use` repeats: another part of its drawing, undefined where it points out of it. */
const partOf = (svg: Element, use: Element): Element | undefined => {
  const references = ['href', 'xlink:href'].flatMap((name) => use.getAttribute(name)?.trim() ?? []);
  const [reference = ''] = references;
  if (references.some((other) => !other.startsWith('#'))) return undefined;
  return [...svg.querySelectorAll('[id]')].find(({ id }) => `#${id}` === reference);
};

/** Keeps a `use` of the drawing's own parts. One of a part that holds others could multiply without end. */
const dropForeignParts = (svg: Element): void => {
  const uses = [...svg.querySelectorAll('use')];
  const isOwn = (use: Element): boolean => {
    const part = partOf(svg, use);
    return part !== undefined && !uses.some((other) => part.contains(other));
  };
  for (const use of uses.filter((each) => !isOwn(each))) use.remove();
};

/** The picture that an `img` stands for, of what an editor drew. */
export const vectorPicture = (img: Element): VectorPicture => {
  const drawing = drawingOf(img)?.cloneNode(true);
  if (!(drawing instanceof Element)) return { alt: '' };
  const rules = takeRules(drawing);
  const alt = nameOf(drawing);
  const svg = purify.sanitize(drawing, policy).firstElementChild;
  if (svg) dropForeignParts(svg);
  const size = svg ? sizeOf(svg) : {};
  if (!svg?.querySelector(shapes) || size.width === 0 || size.height === 0) {
    return { alt };
  }
  for (const [name, value] of Object.entries(size)) if (value) svg.setAttribute(name, String(value));
  const markup = withRules(new XMLSerializer().serializeToString(svg), rules);
  return { src: `data:image/svg+xml,${encodeURIComponent(markup.toWellFormed())}`, alt, ...size };
};
