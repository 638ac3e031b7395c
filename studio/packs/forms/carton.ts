import { DOWN, type Canvas, type Vector } from '../../drawing/canvas';
import { mix, SHADE } from '../../drawing/colour';
import { d, path, rect } from '../../drawing/svg';
import { GROUND, type PackDesign } from '../design';
import { drawLabel } from '../label';
import type { DrawnForm } from './form';

const X = 262;
const Y = 380;
const WIDTH = 560;
const HEIGHT = GROUND - Y;
const SIDE_X = X + WIDTH;
const SIDE_WIDTH = 96;
const SIDE = d`M${SIDE_X} ${Y}L${SIDE_X + SIDE_WIDTH} ${Y + 22}V${GROUND - 34}L${SIDE_X} ${GROUND}Z`;
const SLANT: Vector = [0, 0, 1, 0.6];

/** A folding box. What it holds leans on its lower right, so the label is always `base`. */
export function drawCarton(canvas: Canvas, design: PackDesign): DrawnForm {
  const { colours } = design;
  const print = drawLabel(
    canvas,
    { ...design, layout: 'base' },
    { x: X, y: Y, width: WIDTH, height: HEIGHT },
    { margin: 0.1, motifHeight: 0.4, stacked: true },
  );
  const sideShade = canvas.linear([
    [0, SHADE, 0.1],
    [1, SHADE, 0.42],
  ]);
  const frontLight = canvas.linear(
    [
      [0, '#fff', 0.34],
      [0.4, '#fff', 0.04],
      [0.75, SHADE, 0.03],
      [1, SHADE, 0.13],
    ],
    SLANT,
  );
  const footShade = canvas.linear(
    [
      [0, SHADE, 0],
      [1, SHADE, 0.14],
    ],
    DOWN,
  );
  const body =
    path(SIDE, mix(colours.block, colours.dark, 0.35)) +
    path(SIDE, sideShade) +
    print +
    rect(X, Y, WIDTH, HEIGHT, frontLight) +
    rect(X, Y, WIDTH, 3, '#fff', { opacity: 0.7 }) +
    rect(SIDE_X - 3, Y, 3, HEIGHT, '#fff', { opacity: 0.45 }) +
    rect(X, GROUND - 70, WIDTH, 70, footShade);
  return { body, base: { x: X, width: WIDTH + SIDE_WIDTH, y: GROUND - 6 } };
}
