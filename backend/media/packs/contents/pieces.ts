import { DOWN, type Canvas } from '../../drawing/canvas';
import { CAST_SHADE, mix, SHADE } from '../../drawing/colour';
import type { Random } from '../../drawing/random';
import { circle, d, ellipse, group, path, rect, roundedRect, transform } from '../../drawing/svg';
import type { Box } from '../motifs/drawMotif';
import type { Palette } from '../palettes';

/** One piece, drawn round the origin, about 152 wide. */
type Piece = (canvas: Canvas, colours: Palette) => string;
export type PieceKind = 'capsules' | 'tablets' | 'softgels' | 'gummies';

function gloss(canvas: Canvas): string {
  return canvas.linear(
    [
      [0, '#fff', 0.6],
      [0.3, '#fff', 0.1],
      [0.65, SHADE, 0.06],
      [1, SHADE, 0.36],
    ],
    DOWN,
  );
}

const capsule: Piece = (canvas, { block, light }) => {
  const [width, height] = [152, 62];
  const radius = height / 2;
  const box = [-width / 2, -radius, width, height] as const;
  const half = d`M0 ${-radius}H${width / 2 - radius}a${radius} ${radius} 0 0 1 0 ${height}H0Z`;
  return (
    rect(...box, block, { rx: radius }) +
    path(half, mix(light, '#ffffff', 0.35)) +
    rect(...box, gloss(canvas), { rx: radius }) +
    rect(-width / 2 + 24, -radius + 9, width - 56, 9, '#fff', {
      rx: 4.5,
      opacity: 0.75,
      filter: canvas.blur(1.5),
    })
  );
};

const softgel: Piece = (canvas, { light }) => {
  const [width, height] = [140, 70];
  const box = [-width / 2, -height / 2, width, height] as const;
  const oil = mix('#D98A1E', light, 0.25);
  return (
    rect(...box, oil, { rx: height / 2 }) +
    ellipse(16, 10, 44, 18, '#FFD98A', { opacity: 0.75, filter: canvas.blur(8) }) +
    rect(...box, gloss(canvas), { rx: height / 2 }) +
    rect(-42, -24, 66, 10, '#fff', { rx: 5, opacity: 0.8, filter: canvas.blur(1.5) })
  );
};

const tablet: Piece = (canvas, { light, dark }) => {
  const face = mix(light, '#ffffff', 0.62);
  const side = mix(face, dark, 0.28);
  return (
    ellipse(0, 10, 58, 36, side) +
    ellipse(0, -4, 58, 36, face) +
    path(d`M-50 6Q0 -22 50 -14`, 'none', { stroke: side, 'stroke-width': 4 }) +
    ellipse(0, -4, 58, 36, gloss(canvas), { opacity: 0.55 })
  );
};

const gummy: Piece = (canvas, { block, light, dark }) => {
  const edge = roundedRect(-58, -44, 116, 92, 34);
  const face = roundedRect(-48, -40, 96, 70, 28);
  return (
    path(edge, mix(block, dark, 0.25)) +
    path(face, mix(block, light, 0.25)) +
    path(edge, gloss(canvas), { opacity: 0.6 }) +
    circle(-22, -20, 9, '#fff', { opacity: 0.7, filter: canvas.blur(2) })
  );
};

const PIECES: Readonly<Record<PieceKind, Piece>> = {
  capsules: capsule,
  tablets: tablet,
  softgels: softgel,
  gummies: gummy,
};

/** Room between two pieces; they may stand closer above each other than side by side. */
const GAP = 118;
const MOST_TRIES = 4000;

/** Throws pieces into the box so that none covers another; the nearest are drawn last. */
export function scatterPieces(
  canvas: Canvas,
  kind: PieceKind,
  colours: Palette,
  count: number,
  box: Box,
  random: Random,
): string {
  const places: { x: number; y: number }[] = [];
  for (let tries = 0; places.length < count && tries < MOST_TRIES; tries++) {
    const x = box.x + random() * box.width;
    const y = box.y + random() * box.height;
    if (places.every((other) => Math.hypot(other.x - x, (other.y - y) * 1.5) > GAP)) places.push({ x, y });
  }
  places.sort((a, b) => a.y - b.y);
  let out = '';
  for (const { x, y } of places) {
    const turn = (random() * 180 - 90) * 0.4;
    out += ellipse(x + 12, y + 30, 78, 22, CAST_SHADE, { opacity: 0.32, filter: canvas.blur(10) });
    out += group({ transform: transform({ x, y, turn }) }, PIECES[kind](canvas, colours));
  }
  return out;
}
