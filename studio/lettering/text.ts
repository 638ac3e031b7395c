import { INK } from '../drawing/colour';
import { element, group, short } from '../drawing/svg';
import type { Face } from './fonts';
import { kerningBetween, letterFor } from './glyphs';

/** How a line is set. Sizes in user units; `track` is extra space between letters in em. */
export interface TextStyle {
  face?: Face;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  track?: number;
  opacity?: number;
}

/** Width of a line in user units. */
export function measureText(text: string, face: Face, size: number, track = 0): number {
  const chars = [...text];
  let width = 0;
  chars.forEach((char, index) => {
    const next = chars[index + 1];
    width += letterFor(face, char).advance;
    if (next !== undefined) width += kerningBetween(face, char, next) + track * 1000;
  });
  return (width * size) / 1000;
}

/** The size at which a line is at most `width` wide, no larger than `largest`. */
export function fitText(text: string, face: Face, width: number, largest: number): number {
  const unit = measureText(text, face, 1);
  return unit === 0 ? largest : Math.min(largest, width / unit);
}

/** A line of text as outlines: safe in `<img>` and in every rasteriser, whatever fonts it has. */
export function drawText(
  text: string,
  x: number,
  baseline: number,
  size: number,
  { face = 'display', fill = INK, anchor = 'start', track = 0, opacity }: TextStyle = {},
): string {
  const width = measureText(text, face, size, track);
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const chars = [...text];
  let pen = 0;
  let outlines = '';
  chars.forEach((char, index) => {
    const { advance, outline } = letterFor(face, char);
    if (outline !== '') outlines += element('path', { transform: `translate(${Math.round(pen)})`, d: outline });
    const next = chars[index + 1];
    pen += advance + track * 1000;
    if (next !== undefined) pen += kerningBetween(face, char, next);
  });
  const place = `translate(${short(start)} ${short(baseline)}) scale(${(size / 1000).toFixed(4)})`;
  return group({ fill, opacity, transform: place }, outlines);
}
