import { DOWN, type Canvas } from '../../drawing/canvas';
import { CAST_SHADE, mix, SHADE } from '../../drawing/colour';
import type { Random } from '../../drawing/random';
import { circle, d, ellipse, group, path, rect, roundedRect, stroke, transform } from '../../drawing/svg';
import type { Box } from '../motifs/drawMotif';
import type { Palette } from '../palettes';

/**
 * One piece, drawn round the origin, about 152 wide. Its shine is kept apart: one blur over the
 * shines of all pieces costs as much as the blur of one.
 */
interface DrawnPiece {
  body: string;
  shine: string;
}
type Piece = (canvas: Canvas, colours: Palette) => DrawnPiece;
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
  return {
    body:
      rect(...box, block, { rx: radius }) +
      path(half, mix(light, '#ffffff', 0.35)) +
      rect(...box, gloss(canvas), { rx: radius }),
    shine: rect(-width / 2 + 24, -radius + 9, width - 56, 9, '#fff', { rx: 4.5, opacity: 0.75 }),
  };
};

const softgel: Piece = (canvas, { light }) => {
  const [width, height] = [140, 70];
  const box = [-width / 2, -height / 2, width, height] as const;
  const oil = mix('#D98A1E', light, 0.25);
  const core = canvas.radial([
    [0, '#FFD98A', 0.85],
    [1, '#FFD98A', 0],
  ]);
  return {
    body:
      rect(...box, oil, { rx: height / 2 }) +
      ellipse(14, 8, 54, 26, core) +
      rect(...box, gloss(canvas), { rx: height / 2 }),
    shine: rect(-42, -24, 66, 10, '#fff', { rx: 5, opacity: 0.8 }),
  };
};

const tablet: Piece = (canvas, { light, dark }) => {
  const face = mix(light, '#ffffff', 0.78);
  const side = mix(face, dark, 0.28);
  return {
    body:
      ellipse(0, 10, 58, 36, side) +
      ellipse(0, -4, 58, 36, face) +
      stroke('M-50 6Q0 -22 50 -14', side, 4) +
      ellipse(0, -4, 58, 36, gloss(canvas), { opacity: 0.4 }),
    shine: ellipse(-18, -22, 20, 5, '#fff', { opacity: 0.6 }),
  };
};

const gummy: Piece = (canvas, { block, light, dark }) => {
  const edge = roundedRect(-58, -44, 116, 92, 34);
  const face = roundedRect(-48, -40, 96, 70, 28);
  return {
    body:
      path(edge, mix(block, dark, 0.25)) +
      path(face, mix(block, light, 0.25)) +
      path(edge, gloss(canvas), { opacity: 0.6 }),
    shine: circle(-22, -20, 9, '#fff', { opacity: 0.7 }),
  };
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

interface Place {
  x: number;
  y: number;
}

/** Places in the box with room round each, the farthest first so that the nearest are drawn last. */
function scatter(count: number, box: Box, random: Random): Place[] {
  const places: Place[] = [];
  for (let tries = 0; places.length < count && tries < MOST_TRIES; tries++) {
    const x = box.x + random() * box.width;
    const y = box.y + random() * box.height;
    if (places.every((other) => Math.hypot(other.x - x, (other.y - y) * 1.5) > GAP)) places.push({ x, y });
  }
  return places.sort((a, b) => a.y - b.y);
}

function drawPieces(
  canvas: Canvas,
  kind: PieceKind,
  colours: Palette,
  places: readonly Place[],
  random: Random,
): string {
  let [shadows, bodies, shines] = ['', '', ''];
  for (const { x, y } of places) {
    const turn = (random() * 180 - 90) * 0.4;
    const { body, shine } = PIECES[kind](canvas, colours);
    const at = { transform: transform({ x, y, turn }) };
    shadows += ellipse(x + 12, y + 30, 78, 22, CAST_SHADE);
    bodies += group(at, body);
    shines += group(at, shine);
  }
  return (
    group({ opacity: 0.32, filter: canvas.blur(10) }, shadows) + bodies + group({ filter: canvas.blur(1.5) }, shines)
  );
}

/** Throws pieces into the box so that none covers another. */
export function scatterPieces(
  canvas: Canvas,
  kind: PieceKind,
  colours: Palette,
  count: number,
  box: Box,
  random: Random,
): string {
  return drawPieces(canvas, kind, colours, scatter(count, box, random), random);
}

const ROW_LENGTH = 4;

/** Lays a counted number of pieces in rows round the middle of the box, larger the fewer they are. */
export function layPieces(
  canvas: Canvas,
  kind: PieceKind,
  colours: Palette,
  count: number,
  box: Box,
  random: Random,
): string {
  const rows = Math.ceil(count / ROW_LENGTH);
  let size = count > 2 ? 1.7 : 2.4;
  if (rows > 3) size = 1.2;
  const places = Array.from({ length: count }, (_, index): Place => {
    const row = Math.floor(index / ROW_LENGTH);
    const inRow = Math.min(ROW_LENGTH, count - row * ROW_LENGTH);
    return {
      x: ((index % ROW_LENGTH) - (inRow - 1) / 2) * 165 + (random() - 0.5) * 24,
      y: (row - (rows - 1) / 2) * 130 + (random() - 0.5) * 40,
    };
  });
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, scale: size };
  return group({ transform: transform(middle) }, drawPieces(canvas, kind, colours, places, random));
}
