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

/** The allowed part of an element's inline style; undefined when nothing of it is. Values that load something are dropped. */
export const safeStyle = (element: HTMLElement): CSSProperties | undefined => {
  const entries = textProperties
    .map((name) => [name, element.style[name]] as const)
    .filter(([name, value]) => value !== '' && (!isUnsafe(name, value) || isShortLine(name, value, element)));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The allowed part of what an editor set on a block for some windows. */
export const safeBlockStyle = (style: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(
    Object.entries(style).filter(([name, value]) => blockProperties.has(name) && !isUnsafe(name, value)),
  );
