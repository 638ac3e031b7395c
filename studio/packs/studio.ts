import { DOWN, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { rect } from '../drawing/svg';
import { STAGE } from './design';
import type { Palette } from './palettes';

/** The backdrop of a pack: wall and ground without an edge, lit from the upper left. */
export function drawStudio(canvas: Canvas, { ground: [wall, floor], dark }: Palette): string {
  const { width, height } = STAGE;
  const sweep = canvas.linear(
    [
      [0, wall],
      [0.55, mix(wall, floor, 0.3)],
      [0.78, mix(wall, floor, 0.75)],
      [1, floor],
    ],
    DOWN,
  );
  const softbox = canvas.radial(
    [
      [0, '#fff', 0.75],
      [0.6, '#fff', 0.12],
      [1, '#fff', 0],
    ],
    0.3,
    0.3,
    0.62,
  );
  const vignette = canvas.radial(
    [
      [0, dark, 0],
      [0.7, dark, 0],
      [1, dark, 0.1],
    ],
    0.46,
    0.5,
    0.8,
  );
  return [sweep, softbox, vignette].map((fill) => rect(0, 0, width, height, fill)).join('');
}
