import type { CSSProperties } from 'react';
import { camelCase } from '../readers/camelCase';

/**
 * Beginnings of the properties that editors may set: those of words and of an element's own box, never its place on the
 * page; any other could move or cover other parts of it.
 */
const held =
  /^(?:color|background(?:Color|Size|Position|Repeat)|text(?!Sh)|font|line|white|list|vertical|display|flex|justify|align|width|maxW|minH|margin|padding|border(?!I)|letter|word|float|clear|gap|rowGap|columnGap|gridTemplateC)/;

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

/** A word or two that an editor keeps together, such as `Omega-3`. Browsers list a shorthand by its parts. */
const isShortLine = (name: string, value: string, { textContent }: HTMLElement): boolean =>
  (name === 'whiteSpace' || name === 'textWrapMode') && value === 'nowrap' && textContent.length <= lineLength;

/** Lengths across the window, which must leave room on the narrowest one. */
const across = /^(?:margin|padding)(?:Left|Right)$|ndent$/;

/** A value as it fits into any window; undefined where it does not. */
const fitted = (name: string, value: string): string | undefined => {
  if (/^(?:margin|letter)/.test(name) && value.startsWith('-')) return undefined;
  const share = name === 'width' ? 100 : across.test(name) ? 30 : undefined;
  if (share !== undefined && /^[\d.]+[a-z%]+$/.test(value)) return `min(${value}, ${share}%)`;
  return !/olor|^font/.test(name) && /\d{4}|\d\d[\d.]*(?:r?em|v|ch|ex)/.test(value) ? undefined : value;
};

/**
 * A value of an editor's as it may be shown; undefined where it may not, as the property is none that editors may set, or
 * the value would load something.
 * @param name of the property, in camel case.
 */
export const safeValue = (name: string, value: string): string | undefined =>
  held.test(name) && !isUnsafe(name, value) ? fitted(name, value) : undefined;

/** The allowed part of an element's inline style; undefined when nothing of it is. Values that load something are dropped. */
export const safeStyle = (element: HTMLElement): CSSProperties | undefined => {
  const entries = Array.from(element.style).flatMap((property): [string, string][] => {
    const name = camelCase(property);
    const value = element.style.getPropertyValue(property);
    const shown = isShortLine(name, value, element) ? value : safeValue(name, value);
    return shown === undefined ? [] : [[name, shown]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The allowed part of what an editor set on a block for some windows. */
export const safeBlockStyle = (style: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(style).filter(([name, value]) => held.test(name) && !isUnsafe(name, value)));
