import type { CSSProperties } from 'react';

/** Properties that editors may set in running text; any other could move or cover other parts of the page. */
const textProperties = [
  'color',
  'backgroundColor',
  'textAlign',
  'textDecoration',
  'fontWeight',
  'fontStyle',
  'fontSize',
  'lineHeight',
  'whiteSpace',
  'listStyleType',
  'verticalAlign',
] as const;

const textNames: ReadonlySet<string> = new Set(textProperties);

/** Further properties that editors may set on a block: those of its own box, never its place on the page. */
const blockProperties: ReadonlySet<string> = new Set([
  ...textProperties,
  'display',
  'flexDirection',
  'justifyContent',
  'alignItems',
  'alignSelf',
  'width',
  'maxWidth',
  'minHeight',
  ...['Top', 'Right', 'Bottom', 'Left'].flatMap((side) => [
    `margin${side}`,
    `padding${side}`,
    `border${side}Style`,
    `border${side}Color`,
    `border${side}Width`,
  ]),
  'borderStyle',
  'borderColor',
  'borderWidth',
  'borderRadius',
  'borderTopLeftRadius',
  'borderTopRightRadius',
  'borderBottomLeftRadius',
  'borderBottomRightRadius',
  'backgroundSize',
  'backgroundPosition',
  'backgroundRepeat',
]);

/** What running text may set beside these: letters, indentation, and what the words flow around. */
const richProperties = [
  ...blockProperties,
  'fontFamily',
  'textTransform',
  'letterSpacing',
  'wordSpacing',
  'textIndent',
  'float',
  'clear',
  'gap',
  'flexWrap',
  'gridTemplateColumns',
];

/**
 * Values that load something or look up what is not theirs; lines that never break; and sizes that leave the window: fonts
 * of a hundred pixels and more, and blocks that slide as far under the header or over their neighbours.
 */
const isUnsafe = (name: string, value: string): boolean =>
  /(?:url|image-set|image|cross-fade|element|var|env|attr)\(|^(?:nowrap|pre)$/i.test(value) ||
  (name === 'fontSize' && isLarge(value)) ||
  (name.startsWith('margin') && value.includes('-') && isLarge(value));

/** Whether a length is of a hundred pixels or more, or of ten of any other unit but percents of a font. */
const isLarge = (value: string): boolean =>
  /\d{3,}(?:\.\d*)?(?:px|pt)|\d\d(?:\.\d*)?(?:r?em|v|ch|ex)|\d{4,}/.test(value);

/** Returns the styles that an editor set on a block, without the unsafe ones. */
export const heldBox = (style: CSSProperties): CSSProperties =>
  Object.fromEntries(Object.entries(style).filter(([name, value]) => !isUnsafe(name, String(value))));

/** So many characters fit in one line of a phone, also in a large heading. */
const lineLength = 16;

/** A word or two that an editor keeps together, such as `Omega-3`. */
const isShortLine = (name: string, value: string, { textContent }: HTMLElement): boolean =>
  name === 'whiteSpace' && value === 'nowrap' && textContent.length <= lineLength;

/** Lengths across the window, which must leave room on the narrowest one. */
const across = /^(?:margin|padding)(?:Left|Right)$|ndent$/;

/** A value as it fits into any window; undefined where it does not. */
const fitted = (name: string, value: string): string | undefined => {
  if (/^(?:margin|letter)/.test(name) && value.startsWith('-')) return undefined;
  const share = name === 'width' ? 100 : across.test(name) ? 30 : undefined;
  if (share !== undefined && /^[\d.]+[a-z%]+$/.test(value)) return `min(${value}, ${share}%)`;
  return !textNames.has(name) && /\d{4}|\d\d[\d.]*(?:r?em|v|ch|ex)/.test(value) ? undefined : value;
};

/** The allowed part of an element's inline style; undefined when nothing of it is. Values that load something are dropped. */
export const safeStyle = (element: HTMLElement): CSSProperties | undefined => {
  if (element.style.length === 0) return undefined;
  const entries = richProperties.flatMap((name): [string, string][] => {
    const value = element.style.getPropertyValue(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    const isHeld = value !== '' && (!isUnsafe(name, value) || isShortLine(name, value, element));
    const held = isHeld ? fitted(name, value) : undefined;
    return held === undefined ? [] : [[name, held]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The allowed part of what an editor set on a block for some windows. */
export const safeBlockStyle = (style: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(
    Object.entries(style).filter(([name, value]) => blockProperties.has(name) && !isUnsafe(name, value)),
  );
