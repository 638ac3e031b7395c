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

/** Values that load something, or that look up what is not theirs. */
const isUnsafe = (value: string): boolean => /url\(|image-set\(|var\(/i.test(value);

/** The allowed part of an element's inline style; undefined when nothing of it is. Values that load something are dropped. */
export const safeStyle = (style: CSSStyleDeclaration): CSSProperties | undefined => {
  const entries = textProperties
    .map((name) => [name, style[name]] as const)
    .filter(([, value]) => value !== '' && !isUnsafe(value));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The allowed part of what an editor set on a block for some windows. */
export const safeBlockStyle = (style: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(style).filter(([name, value]) => blockProperties.has(name) && !isUnsafe(value)));
