import { d, group, path, short, stroke, transform } from './svg';
import type { Random } from './random';

export type Plant = 'olive' | 'fern' | 'eucalyptus' | 'willow';

interface Habit {
  pairs: number;
  /** Leaf length as a share of the branch, width as a share of the leaf. */
  length: number;
  width: number;
  /** Angle between leaf and twig at its foot, degrees. */
  spread: number;
}

const HABITS: Readonly<Record<Plant, Habit>> = {
  olive: { pairs: 9, length: 0.26, width: 0.2, spread: 46 },
  fern: { pairs: 18, length: 0.3, width: 0.12, spread: 62 },
  eucalyptus: { pairs: 8, length: 0.2, width: 0.52, spread: 58 },
  willow: { pairs: 12, length: 0.3, width: 0.1, spread: 32 },
};

export interface Branch {
  plant: Plant;
  /** Foot of the branch. */
  x: number;
  y: number;
  length: number;
  /** Degrees from upright. */
  angle: number;
  /** How strongly it bends; negative to the left. */
  curve?: number;
  fill: string;
  /** Some leaves take this one. */
  otherFill?: string;
  vein?: string;
  /** Thickness of twig and veins. */
  weight?: number;
  /** One colour and no veins: for shadows. */
  flat?: boolean;
  random: Random;
}

function leafOutline(length: number, width: number, bend: number): string {
  return (
    d`M0 0C${width} ${-length * 0.22} ${width + bend} ${-length * 0.72} ${bend} ${-length}` +
    d`C${-width * 0.8 + bend} ${-length * 0.7} ${-width} ${-length * 0.26} 0 0Z`
  );
}

function drawLeaf(branch: Branch, along: number, side: number, foot: Foot): string {
  const { plant, length, vein, flat = false, weight = 1, random } = branch;
  const habit = HABITS[plant];
  const taper = plant === 'fern' ? Math.sin(Math.PI * Math.min(0.98, 0.12 + along * 0.86)) : 1 - 0.35 * along;
  const leaf = length * habit.length * taper * (0.9 + random() * 0.2);
  const turn = foot.turn + side * habit.spread * (1 - 0.35 * along) + (random() - 0.5) * 14;
  let fill = branch.fill;
  if (!flat && random() <= 0.5) fill = branch.otherFill ?? branch.fill;
  const line =
    vein !== undefined && !flat
      ? stroke(d`M0 0L${side * leaf * 0.05} ${-leaf * 0.94}`, vein, 1.6 * weight, {
          'stroke-opacity': 0.55,
        })
      : '';
  return group(
    { transform: transform({ x: foot.x, y: foot.y, turn }) },
    path(leafOutline(leaf, leaf * habit.width, side * leaf * 0.06), fill),
    line,
  );
}

interface Foot {
  x: number;
  y: number;
  turn: number;
}

/** A branch with paired leaves and one at its tip. */
export function drawBranch(branch: Branch): string {
  const { plant, length, angle, fill, vein, curve = 0.18, weight = 1 } = branch;
  const at = (along: number): Foot => {
    const bearing = ((angle + curve * 60 * along) * Math.PI) / 180;
    return {
      x: Math.sin(bearing) * length * along,
      y: -Math.cos(bearing) * length * along,
      turn: angle + curve * 110 * along,
    };
  };
  const [bend, tip] = [at(0.5), at(1)];
  let out = stroke(d`M0 0Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`, vein ?? fill, 4 * weight, {
    'stroke-linecap': 'round',
  });
  const { pairs } = HABITS[plant];
  for (let pair = 1; pair <= pairs; pair++) {
    const along = 0.1 + (0.9 * pair) / pairs;
    for (const side of [-1, 1]) out += drawLeaf(branch, along, side, at(along));
  }
  const tipLength = length * 0.2 * (plant === 'fern' ? 0.4 : 1);
  out += group({ transform: transform(tip) }, path(leafOutline(tipLength, length * 0.04, 0), fill));
  return group({ transform: `translate(${short(branch.x)} ${short(branch.y)})` }, out);
}
