import type { CSSProperties } from 'react';
import { safeValue } from './safeStyle';

/** Marks of lists, by the `type` that older HTML gives to a list or an entry. */
const listTypes: Partial<Record<string, string>> = {
  1: 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
  disc: 'disc',
  circle: 'circle',
  square: 'square',
};

const textAligns = ['left', 'right', 'center', 'justify'] as const;
const verticalAligns = /^(?:top|middle|bottom|baseline)$/;
/** Elements whose width an attribute may say; a picture's has its own reader. */
const sized = /^(?:table|td|th|col|colgroup|hr)$/;

/** A length as attributes say it, in which a number is pixels; undefined for anything else. */
export const lengthOf = (value: string): string | undefined =>
  /^\s*\d+(?:\.\d+)?(?:px|%)?\s*$/.exec(value)?.[0].trim().replace(/\d$/, '$&px');

/** Older HTML aligns words; but tables and rules as a whole, and pictures beside their words. */
const alignStyle = (tag: string, align: string): CSSProperties => {
  if (tag === 'img' && (align === 'left' || align === 'right')) return { float: align };
  if (tag === 'img')
    return { verticalAlign: /mid|center/.test(align) ? 'middle' : /^(?:top|bottom)$/.exec(align)?.[0] };
  if (tag !== 'table' && tag !== 'hr') return { textAlign: textAligns.find((each) => each === align) };
  if (align === 'center') return { marginLeft: 'auto', marginRight: 'auto' };
  return align === 'right' ? { marginLeft: 'auto' } : {};
};

/** Whatever the browser reads as a colour; undefined for anything else. */
const colourOf = (element: HTMLElement, value: string | null): string | undefined => {
  const { style } = element.ownerDocument.createElement('i');
  style.color = value ?? '';
  return style.color || undefined;
};

/**
 * The style that attributes of older HTML stand for: alignment, widths, colours and marks of lists. Editors' tools wrote
 * them for twenty years; React and the shop's own rules for lists would not let them have an effect.
 */
export const attributeStyle = (element: HTMLElement): CSSProperties => {
  const { localName: tag } = element;
  const of = (name: string): string => element.getAttribute(name)?.trim() ?? '';
  const align = tag === 'center' ? 'center' : of('align').toLowerCase();
  const valign = of('valign').toLowerCase();
  const width = sized.test(tag) ? lengthOf(of('width')) : undefined;
  const isList = tag === 'ol' || tag === 'ul' || tag === 'li';
  return {
    ...alignStyle(tag, align),
    ...(verticalAligns.test(valign) && { verticalAlign: valign }),
    ...(width && { width: safeValue('width', width) }),
    ...(tag === 'img' && { marginInline: lengthOf(of('hspace')), marginBlock: lengthOf(of('vspace')) }),
    ...(element.hasAttribute('bgcolor') && { backgroundColor: colourOf(element, of('bgcolor')) }),
    ...(tag === 'font' && { color: colourOf(element, of('color')) }),
    ...(isList && { listStyleType: listTypes[of('type')] ?? listTypes[of('type').toLowerCase()] }),
  };
};
