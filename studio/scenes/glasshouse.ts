import type { Canvas, Vector } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { drawBranch, type Plant } from '../drawing/foliage';
import { seededRandom, type Random } from '../drawing/random';
import { d, group, path, rect } from '../drawing/svg';
import { DEFAULT_PACKS } from './defaultPacks';
import { drawGrain, groupSize, placePack, type Frame, type Scene } from './scene';

interface Layout extends Frame {
  centre: number;
  size: number;
  ground: number;
}

const SLANT: Vector = [0, 0, 1, 0.3];

interface Frond {
  plant: Plant;
  x: number;
  y: number;
  length: number;
  angle: number;
  fill: string;
  otherFill: string;
  blur?: number;
  opacity?: number;
  weight?: number;
}

function drawFrond(canvas: Canvas, random: Random, frond: Frond): string {
  const { blur = 0, opacity = 1, weight = 1.4, ...branch } = frond;
  return group(
    { opacity, filter: blur > 0 ? canvas.blur(blur) : undefined },
    drawBranch({
      ...branch,
      vein: mix(frond.fill, '#000000', 0.25),
      random,
      weight,
      curve: (random() - 0.5) * 0.8,
    }),
  );
}

function pick(plants: readonly Plant[], index: number): Plant {
  return plants[index % plants.length] ?? 'fern';
}

function drawThicket(canvas: Canvas, random: Random, layout: Layout): string {
  const { centre, size, height } = layout;
  let far = '';
  for (let index = 0; index < 9; index++) {
    const length = height * (0.7 + random() * 0.3);
    const angle = -34 + index * 8 + random() * 10;
    far += drawFrond(canvas, random, {
      plant: pick(['fern', 'willow', 'eucalyptus'], index),
      x: centre - size * 1.2 + index * size * 0.3,
      y: height * 1.02,
      length,
      angle,
      fill: '#2A5D49',
      otherFill: '#3A7058',
      opacity: 0.75,
    });
  }
  const beams = [
    d`M${centre - size * 0.3} -40h${size * 0.3}l${-size * 0.8} ${height + 80}h${-size * 0.5}Z`,
    d`M${centre + size * 0.3} -40h${size * 0.22}l${-size * 0.6} ${height + 80}h${-size * 0.44}Z`,
    d`M${centre + size * 0.8} -40h${size * 0.14}l${-size * 0.5} ${height + 80}h${-size * 0.3}Z`,
  ];
  const light = group({ opacity: 0.13, filter: canvas.blur(26) }, ...beams.map((beam) => path(beam, '#EAF4D8')));
  let near = '';
  for (let index = 0; index < 7; index++)
    near += drawFrond(canvas, random, {
      plant: pick(['eucalyptus', 'fern', 'olive'], index),
      x: centre - size * 1.05 + index * size * 0.36,
      y: height,
      length: height * (0.42 + random() * 0.22),
      angle: -40 + index * 13,
      fill: '#4C7F5E',
      otherFill: '#6B9B73',
      blur: index % 2 === 1 ? 2.4 : 0,
      opacity: 0.95,
      weight: 1,
    });
  // One blur over all costs as much as a blur over one.
  return group({ filter: canvas.blur(8) }, far) + light + near;
}

function drawStone(canvas: Canvas, { centre, size, height, ground }: Layout): string {
  const [left, right] = [centre - size * 0.86, centre + size * 0.86];
  const edge = d`M${left} ${ground - 6}Q${centre} ${ground + 10} ${right} ${ground - 6}`;
  const side = canvas.linear([
    [0, '#556A5C'],
    [0.3, '#B9C3B2'],
    [0.6, '#94A392'],
    [1, '#43584B'],
  ]);
  return (
    path(edge + d`V${height + 20}H${left}Z`, side) +
    path(edge + d`Q${centre} ${ground - height * 0.085} ${left} ${ground - 6}Z`, '#CFD6C6')
  );
}

function drawForeground(canvas: Canvas, random: Random, layout: Layout): string {
  const { centre, size, width, height } = layout;
  const sprigs = [
    { plant: 'eucalyptus', x: centre - size * 0.98, angle: -22, length: 0.6 },
    { plant: 'olive', x: centre - size * 0.8, angle: -44, length: 0.42 },
    { plant: 'eucalyptus', x: centre + size * 0.98, angle: 16, length: 0.62 },
    { plant: 'fern', x: centre + size * 0.86, angle: 40, length: 0.4 },
  ] as const;
  let out = '';
  for (const { plant, x, angle, length } of sprigs)
    out += drawFrond(canvas, random, {
      plant,
      x,
      y: height * 1.05,
      length: height * length,
      angle,
      fill: '#7FAF84',
      otherFill: '#9CC39A',
      weight: 1.2,
    });
  if (width <= height * 1.4) return out;
  const frame: readonly Frond[] = [
    {
      ...{ plant: 'fern', x: width + 10, y: height + 60, length: height * 0.6, angle: -8 },
      ...{ fill: '#0B211A', otherFill: '#123227', blur: 10, opacity: 0.95, weight: 2 },
    },
    {
      ...{ plant: 'olive', x: width * 0.99, y: -60, length: height * 0.42, angle: 196 },
      ...{ fill: '#0C241C', otherFill: '#14372B', blur: 9, opacity: 0.9, weight: 2 },
    },
  ];
  for (const frond of frame) out += drawFrond(canvas, random, frond);
  return out;
}

/** Packs on a stone among ferns and eucalyptus under glass. */
export const glasshouse: Scene = (canvas, frame, options) => {
  const { width, height } = frame;
  const random = seededRandom(21);
  const layout: Layout = {
    ...frame,
    centre: width * (options.anchor ?? 0.7),
    size: groupSize(frame, 0.68, options.fit),
    ground: height * 0.86,
  };
  const { centre, size, ground } = layout;
  const dusk = canvas.linear(
    [
      [0, '#0E2820'],
      [0.55, '#1C4536'],
      [1, '#12322A'],
    ],
    SLANT,
  );
  const glow = canvas.radial(
    [
      [0, '#8FB58C', 0.62],
      [0.5, '#4F8064', 0.26],
      [1, '#1C4536', 0],
    ],
    centre / width,
    0.36,
    0.52,
  );
  const [first, second] = options.packs ?? [DEFAULT_PACKS.pouch, DEFAULT_PACKS.omega];
  let out = rect(0, 0, width, height, dusk) + rect(0, 0, width, height, glow);
  out += drawThicket(canvas, random, layout) + drawStone(canvas, layout);
  if (first !== undefined)
    out += placePack(canvas, first, centre - size * 0.3, ground - height * 0.012, size * 1.02, 1.2);
  if (second !== undefined)
    out += placePack(canvas, second, centre + size * 0.34, ground - height * 0.002, size * 0.82, 1.2);
  out += drawForeground(canvas, random, layout);
  return out + drawGrain(canvas, frame, 0.14);
};
