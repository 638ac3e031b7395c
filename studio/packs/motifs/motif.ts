import type { Canvas } from '../../drawing/canvas';
import { mix } from '../../drawing/colour';
import type { Random } from '../../drawing/random';
import type { Palette } from '../palettes';

/** The rectangle a motif fills, its five tones from one palette, and its chance. */
export interface MotifArea {
  canvas: Canvas;
  x: number;
  y: number;
  width: number;
  height: number;
  block: string;
  light: string;
  dark: string;
  /** Between block and dark. */
  middle: string;
  /** Between block and light. */
  pale: string;
  random: Random;
}

/** Draws over a ground of `area.block`; what leaves the rectangle is cut off by the caller. */
export type Motif = (area: MotifArea) => string;

export type MotifColours = Pick<Palette, 'block' | 'light' | 'dark'>;

/** The five tones of a motif: three of its palette, and two between them. */
export function motifTones({
  block,
  light,
  dark,
}: MotifColours): Pick<MotifArea, 'block' | 'light' | 'dark' | 'middle' | 'pale'> {
  return { block, light, dark, middle: mix(block, dark, 0.45), pale: mix(block, light, 0.55) };
}
