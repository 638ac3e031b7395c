import { DIAGONAL, type Canvas } from '../drawing/canvas';
import { CAST_SHADE } from '../drawing/colour';
import { drawBranch, type Branch } from '../drawing/foliage';
import { seededRandom } from '../drawing/random';
import { group, rect, transform } from '../drawing/svg';
import { drawBowl } from '../packs/contents/bowl';
import { scatterPieces, type PieceKind } from '../packs/contents/pieces';
import { PALETTES } from '../packs/palettes';
import { drawGrain, type Frame, type Scene, type SceneOptions } from './scene';

const TONES = ['#D98A1E', '#8FAE7C', '#F3E3D5', '#B4566A'] as const;
/** Bowls: place and radius in units of the picture's size, from the middle. */
const BOWLS = [
  { x: -0.2, y: -0.07, radius: 0.165, body: '#F3EEE4', seed: 4 },
  { x: 0.15, y: 0.13, radius: 0.135, body: '#3C4A42', seed: 7 },
  { x: 0.2, y: -0.2, radius: 0.1, body: '#E9D9C6', seed: 12 },
  { x: -0.06, y: 0.26, radius: 0.072, body: '#F3EEE4', seed: 19 },
] as const;

type Sprig = Omit<Branch, 'random'>;

function drawSprig(canvas: Canvas, sprig: Sprig): string {
  const seed = Math.round(sprig.x);
  return (
    group(
      { opacity: 0.3, filter: canvas.blur(7), transform: 'translate(14 18)' },
      drawBranch({
        ...sprig,
        fill: CAST_SHADE,
        flat: true,
        vein: undefined,
        weight: 1.4,
        random: seededRandom(seed),
      }),
    ) + drawBranch({ ...sprig, weight: 1.2, random: seededRandom(seed) })
  );
}

function drawTable(canvas: Canvas, { width, height }: Frame, size: number, seed: number): string {
  const cloth = canvas.linear(
    [
      [0, '#EDE6DA'],
      [0.5, '#E4DACA'],
      [1, '#D6C8B2'],
    ],
    DIAGONAL,
  );
  const window = canvas.radial(
    [
      [0, '#fff', 0.7],
      [1, '#fff', 0],
    ],
    0.2,
    0.1,
    0.8,
  );
  const shadow = drawBranch({
    plant: 'olive',
    x: -20,
    y: height * 0.1,
    length: size * 0.7,
    angle: 118,
    fill: '#3a2810',
    random: seededRandom(seed),
    flat: true,
    weight: 2,
  });
  return (
    rect(0, 0, width, height, cloth) +
    rect(0, 0, width, height, window) +
    group({ opacity: 0.17, filter: canvas.blur(12) }, shadow)
  );
}

/** `pieces` are what lies beside the bowls; `none` leaves the cloth free. */
export interface FlatlayOptions extends SceneOptions {
  pieces?: PieceKind | 'none';
}

/** Bowls of powder on linen from above, without film grain. */
export function drawFlatlay(canvas: Canvas, frame: Frame, options: FlatlayOptions): string {
  const { width, height } = frame;
  const size = Math.min(width, height * 1.5);
  const [x, y] = [width * (options.anchor ?? 0.6), height * 0.5];
  const { tones = TONES, pieces = 'capsules' } = options;
  let out = drawTable(canvas, frame, size, options.seed ?? 33);
  out += drawSprig(canvas, {
    ...{ plant: 'eucalyptus', x: x - size * 0.36, y: y + size * 0.36, length: size * 0.44 },
    ...{ angle: 22, fill: '#8FAE96', otherFill: '#AFC6B1', vein: '#5E8069' },
  });
  out += drawSprig(canvas, {
    ...{ plant: 'olive', x: x + size * 0.5, y: y + size * 0.3, length: size * 0.42 },
    ...{ angle: -56, fill: '#6F8A5E', otherFill: '#93A880', vein: '#4B6440' },
  });
  BOWLS.forEach((bowl, index) => {
    out += drawBowl(canvas, {
      ...bowl,
      x: x + size * bowl.x,
      y: y + size * bowl.y,
      radius: size * bowl.radius,
      powder: tones[index] ?? TONES[0],
    });
  });
  if (pieces !== 'none') {
    const [left = 'butter', right = 'sage'] = options.capsules ?? [];
    const first = { x: 0, y: 0, width: 420, height: 260 };
    const second = { x: 0, y: 0, width: 360, height: 240 };
    out += group(
      { transform: transform({ x: x - size * 0.06, y: y - size * 0.27, scale: size / 2600 }) },
      scatterPieces(canvas, pieces, PALETTES[left], 6, first, seededRandom(5)),
    );
    out += group(
      { transform: transform({ x: x + size * 0.3, y: y + size * 0.22, scale: size / 2800 }) },
      scatterPieces(canvas, pieces, PALETTES[right], 5, second, seededRandom(15)),
    );
  }
  return out;
}

export const flatlay: Scene = (canvas, frame, options) =>
  drawFlatlay(canvas, frame, options) + drawGrain(canvas, frame, 0.2);
