import type { Canvas } from '../../drawing/canvas';
import type { PackDesign } from '../design';

/** A drawn pack on the 1200 x 1500 stage and the strip of ground it covers. */
export interface DrawnForm {
  body: string;
  base: { x: number; width: number; y: number };
}

export type Form = (canvas: Canvas, design: PackDesign) => DrawnForm;
