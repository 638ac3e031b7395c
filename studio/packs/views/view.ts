import type { PackSpec } from '../../../backend/seed/packSpec';
import type { Canvas } from '../../drawing/canvas';
import type { PackDesign } from '../design';

/** Everything between the backdrop and the frame of one gallery picture. */
export type View = (canvas: Canvas, spec: PackSpec, design: PackDesign) => string;
