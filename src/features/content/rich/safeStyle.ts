import type { CSSProperties } from 'react';

/** What editors may style in running text; anything else could move or cover other parts of the page. */
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

/** What they may style on a block besides: its own box, never its place on the page. */
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

/** Values that load something, or that look up what is not theirs; and lines that never break, which leave a phone's window. */
const isUnsafe = (value: string): boolean =>
  /(?:url|image-set|image|cross-fade|element|var|env|attr)\(|^(?:nowrap|pre)$/i.test(value);

/** The largest font that an editor may choose. */
const largestFont = '6rem';
/** Times the font. */
const tallestLine = 3;

/** A size of a font that covers nothing else, however large it was meant. */
const withinBounds = (name: string, value: string): string =>
  /^(?:fontSize|lineHeight)$/.test(name) && /^\d/.test(value)
    ? `min(${value}, ${/[a-z%]$/.test(value) ? largestFont : tallestLine})`
    : value;

/** Blocks may overlap a little; none may slide under the header or over its neighbours. */
const widestOverlap = '-4rem';

/** Margins as an editor set them, negative ones within bounds. */
export const heldMargins = (style: CSSProperties): CSSProperties => {
  const held = { ...style };
  for (const side of ['marginTop', 'marginRight', 'marginBottom', 'marginLeft'] as const) {
    const value = held[side];
    if (typeof value === 'string' && value.includes('-')) held[side] = `max(${value}, ${widestOverlap})`;
  }
  return held;
};

/** The allowed part of an element's inline style; undefined when nothing of it is. Values that load something are dropped. */
export const safeStyle = (style: CSSStyleDeclaration): CSSProperties | undefined => {
  const entries = textProperties
    .map((name) => [name, withinBounds(name, style[name])] as const)
    .filter(([, value]) => value !== '' && !isUnsafe(value));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The allowed part of what an editor set on a block for some windows. */
export const safeBlockStyle = (style: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(style).filter(([name, value]) => blockProperties.has(name) && !isUnsafe(value)));
