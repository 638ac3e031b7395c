import type { Canvas } from '../../drawing/canvas';
import { CAST_SHADE } from '../../drawing/colour';
import { d, ellipse, group, path, rect } from '../../drawing/svg';

/** A drinking glass two thirds full of water, standing on `ground` round the middle `x`. */
export function drawTumbler(canvas: Canvas, x: number, ground: number, height: number): string {
  const [rim, foot] = [height * 0.34, height * 0.285];
  const top = ground - height;
  const lip = rim * 0.1;
  const outline =
    d`M${x - rim} ${top}L${x - foot} ${ground - 12}Q${x - foot} ${ground} ${x - foot + 14} ${ground + 2}` +
    d`Q${x} ${ground + 12} ${x + foot - 14} ${ground + 2}Q${x + foot} ${ground} ${x + foot} ${ground - 12}` +
    d`L${x + rim} ${top}Q${x} ${top + lip * 2} ${x - rim} ${top}Z`;
  const level = top + height * 0.3;
  const levelWidth = rim - (rim - foot) * 0.3 - 8;
  const water =
    d`M${x - levelWidth} ${level}L${x - foot + 9} ${ground - 30}Q${x} ${ground - 14} ${x + foot - 9} ${ground - 30}` +
    d`L${x + levelWidth} ${level}Q${x} ${level + lip * 1.6} ${x - levelWidth} ${level}Z`;
  const wall = canvas.linear([
    [0, '#6f8a90', 0.5],
    [0.05, '#ffffff', 0.75],
    [0.12, '#ffffff', 0.14],
    [0.5, '#ffffff', 0.05],
    [0.86, '#6f8a90', 0.12],
    [0.95, '#ffffff', 0.6],
    [1, '#5d767c', 0.5],
  ]);
  const depth = canvas.linear([
    [0, '#7fa6b2', 0.42],
    [0.3, '#cfe3e8', 0.3],
    [0.7, '#a9c8d1', 0.34],
    [1, '#6b95a3', 0.5],
  ]);
  return (
    ellipse(x + rim * 0.7, ground + 10, rim * 1.7, rim * 0.16, CAST_SHADE, {
      opacity: 0.16,
      filter: canvas.blur(24),
    }) +
    ellipse(x, ground + 2, foot, 10, CAST_SHADE, { opacity: 0.4, filter: canvas.blur(7) }) +
    ellipse(x + rim * 0.9, ground + 8, foot * 0.7, 10, '#fff', {
      opacity: 0.4,
      filter: canvas.blur(9),
    }) +
    path(water, depth) +
    ellipse(x, level, levelWidth, lip * 0.8, '#e9f4f6', { opacity: 0.75 }) +
    path(outline, wall) +
    group(
      { 'clip-path': canvas.clip(outline) },
      rect(x - foot, ground - 26, foot * 2, 30, '#fff', { opacity: 0.4, filter: canvas.blur(6) }),
      rect(x - rim * 0.72, top + height * 0.08, 14, height * 0.76, '#fff', {
        opacity: 0.5,
        filter: canvas.blur(5),
      }),
    ) +
    ellipse(x, top, rim, lip, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.85 }) +
    ellipse(x, top, rim + 2, lip + 2, 'none', {
      stroke: '#5d767c',
      'stroke-width': 1.5,
      opacity: 0.5,
    })
  );
}
