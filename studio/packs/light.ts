import type { Canvas, Stop } from '../drawing/canvas';
import { CAST_SHADE, SHADE } from '../drawing/colour';
import { d, ellipse, path } from '../drawing/svg';

/** The softbox stands upper left: highlight on the left third, shade towards the right edge. */
function edgeShade(strength: number): { left: Stop[]; right: Stop[] } {
  return {
    left: [
      [0, SHADE, 0.46 * strength],
      [0.035, SHADE, 0.3 * strength],
    ],
    right: [
      [0.7, SHADE, 0.07 * strength],
      [0.86, SHADE, 0.22 * strength],
      [0.945, SHADE, 0.37 * strength],
      [0.975, SHADE, 0.3 * strength],
      [1, SHADE, 0.5 * strength],
    ],
  };
}

/** Light over a round body. */
export function roundLight(canvas: Canvas, strength = 1): string {
  const { left, right } = edgeShade(strength);
  return canvas.linear([
    ...left,
    [0.11, SHADE, 0.1 * strength],
    [0.17, '#fff', 0.12],
    [0.24, '#fff', 0.4],
    [0.31, '#fff', 0.34],
    [0.4, '#fff', 0.08],
    [0.52, SHADE, 0],
    ...right,
  ]);
}

/** The same light over print: highlights stay low so that type keeps its contrast. */
export function printLight(canvas: Canvas, strength = 1): string {
  const { left, right } = edgeShade(strength);
  return canvas.linear([
    ...left,
    [0.1, SHADE, 0.11 * strength],
    [0.17, SHADE, 0.02],
    [0.24, '#fff', 0.13],
    [0.31, '#fff', 0.1],
    [0.4, '#fff', 0],
    [0.52, SHADE, 0],
    ...right,
  ]);
}

/** Draws the shadow of a pack of this width on the ground at `y`: a far, a slanted and a contact shadow. */
export function groundShadow(canvas: Canvas, x: number, width: number, y: number, strength = 1): string {
  const middle = x + width / 2;
  const slanted =
    d`M${x + width * 0.1} ${y}L${x + width * 0.98} ${y - 14}` +
    d`L${x + width * 1.62} ${y + 30}L${x + width * 0.74} ${y + 56}Z`;
  return (
    ellipse(middle + width * 0.22, y + 12, width * 0.78, width * 0.075, CAST_SHADE, {
      opacity: 0.2 * strength,
      filter: canvas.blur(34),
    }) +
    path(slanted, CAST_SHADE, { opacity: 0.17 * strength, filter: canvas.blur(24) }) +
    ellipse(middle, y + 1, width * 0.5, Math.max(9, width * 0.024), '#1b1207', {
      opacity: 0.55 * strength,
      filter: canvas.blur(7),
    })
  );
}
