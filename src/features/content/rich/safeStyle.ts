import type { CSSProperties } from 'react';

/** What editors may style in running text; anything else could move or cover other parts of the page. */
const allowed = [
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

/** The allowed part of an element's inline style; undefined when nothing of it is. Values that load something are dropped. */
export const safeStyle = (style: CSSStyleDeclaration): CSSProperties | undefined => {
  const entries = allowed
    .map((name) => [name, style[name]] as const)
    .filter(([, value]) => value !== '' && !/url\(|var\(/i.test(value));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};
