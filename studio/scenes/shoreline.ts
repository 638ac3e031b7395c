import { DOWN, type Canvas } from '../drawing/canvas';
import { CAST_SHADE } from '../drawing/colour';
import { seededRandom, type Random } from '../drawing/random';
import { circle, d, ellipse, group, path, rect, stroke } from '../drawing/svg';
import { DEFAULT_PACKS } from './defaultPacks';
import { drawGrain, groupSize, placePack, type Frame, type Scene } from './scene';

interface Layout extends Frame {
  centre: number;
  size: number;
  ground: number;
  horizon: number;
  sun: number;
}

function ridge({ width, height }: Frame, y: number, rise: number, fill: string, peaks: number, seed: number): string {
  const random = seededRandom(seed);
  const step = width / peaks;
  let outline = d`M-20 ${height}V${y}`;
  for (let index = 0; index <= peaks; index++) {
    const x = width * (index / peaks);
    const peak = y - rise * (random() - 0.2);
    outline += d`Q${x - step / 2} ${peak} ${x} ${y - rise * 0.3 * random()}`;
  }
  return path(outline + d`L${width + 20} ${height}Z`, fill);
}

function drawSky(canvas: Canvas, layout: Layout): string {
  const { width, height, horizon, sun } = layout;
  const sky = canvas.linear(
    [
      [0, '#BFD7DD'],
      [0.3, '#DCE7E4'],
      [0.5, '#F7E6D2'],
      [1, '#F1D9BE'],
    ],
    DOWN,
  );
  const halo = canvas.radial([
    [0, '#FFF3CF', 0.95],
    [0.4, '#FFE9BE', 0.4],
    [1, '#FFE9BE', 0],
  ]);
  const sunY = horizon - height * 0.16;
  return (
    rect(0, 0, width, height, sky) +
    circle(sun, sunY, height * 0.46, halo) +
    circle(sun, sunY, height * 0.17, '#FFF8E2') +
    ridge(layout, horizon - 4, height * 0.12, '#C4D3D3', 6, 3) +
    ridge(layout, horizon, height * 0.07, '#AFC5C8', 5, 8)
  );
}

/** A line of surf: everything below it takes the colour. `phase` is 1 or -1. */
function band({ width, height }: Frame, y: number, fill: string, rise: number, phase: number): string {
  const step = (width + 40) / 6;
  let outline = d`M-20 ${height}V${y}`;
  for (let index = 0; index < 6; index++) {
    const crest = -rise * (index % 2 === 1 ? 1 : -1) * phase;
    outline += d`q${step / 4} ${crest} ${step / 2} 0t${step / 2} 0`;
  }
  return path(outline + d`V${height}Z`, fill);
}

function drawSea(canvas: Canvas, random: Random, layout: Layout): string {
  const { width, height, horizon, sun } = layout;
  const water = canvas.linear(
    [
      [0, '#A9C8CE'],
      [1, '#6FA0AF'],
    ],
    DOWN,
  );
  const beach = canvas.linear(
    [
      [0, '#E6CFAE', 0],
      [1, '#D2B48B', 0.9],
    ],
    DOWN,
  );
  let glitter = '';
  for (let index = 0; index < 16; index++) {
    const x = sun + (random() - 0.5) * 30 * (1 + index * 0.2);
    const reach = 20 + index * 9 + random() * 30;
    glitter += ellipse(x, horizon + 6 + index * index * 0.72, reach, 1.4 + index * 0.22, '#FFF6DB', {
      opacity: 0.75 - index * 0.03,
    });
  }
  return (
    rect(0, horizon, width, height * 0.3, water) +
    group({ filter: canvas.blur(3) }, glitter) +
    band(layout, height * 0.63, '#7FB0BC', height * 0.02, 1) +
    band(layout, height * 0.665, '#CFE3E2', height * 0.02, 1) +
    band(layout, height * 0.672, '#8EBAC3', height * 0.02, 1) +
    band(layout, height * 0.725, '#F6F4EA', height * 0.026, -1) +
    band(layout, height * 0.735, '#E2CDAE', height * 0.026, -1) +
    band(layout, height * 0.77, '#EBD9BD', height * 0.02, -1) +
    rect(0, height * 0.74, width, height * 0.3, beach)
  );
}

function drawPebble(canvas: Canvas, x: number, y: number, rx: number, ry: number, fill: string): string {
  const round = canvas.radial(
    [
      [0, '#fff', 0.6],
      [0.5, '#fff', 0.05],
      [1, CAST_SHADE, 0.42],
    ],
    0.36,
    0.22,
    0.8,
  );
  return (
    ellipse(x + rx * 0.3, y + ry * 0.86, rx * 1.15, ry * 0.22, '#4a3211', {
      opacity: 0.32,
      filter: canvas.blur(9),
    }) +
    ellipse(x, y, rx, ry, fill) +
    ellipse(x, y, rx, ry, round)
  );
}

const GRASSES = ['#7C8F68', '#9BA77E', '#BDB588', '#66795A'] as const;

function drawGrass(random: Random, x: number, y: number, blades: number, height: number): string {
  let out = '';
  for (let index = 0; index < blades; index++) {
    const lean = (random() - 0.5) * 60;
    const length = height * (0.5 + random() * 0.5);
    const foot = x + (random() - 0.5) * height * 0.3;
    const outline =
      d`M${foot} ${y}Q${foot + lean * 0.2} ${y - length * 0.6}` + d` ${foot + (lean * length) / 90} ${y - length}`;
    out += stroke(outline, GRASSES[index % 4] ?? GRASSES[0], 2.4 + random() * 2, {
      'stroke-linecap': 'round',
    });
  }
  return out;
}

/** Packs on a flat stone by the sea in the morning. */
export const shoreline: Scene = (canvas, frame, options) => {
  const { width, height } = frame;
  const random = seededRandom(9);
  const centre = width * (options.anchor ?? 0.66);
  const size = groupSize(frame, 0.66, options.fit);
  const layout: Layout = {
    ...frame,
    centre,
    size,
    ground: height * 0.88,
    horizon: height * 0.5,
    sun: centre + size * 0.1,
  };
  const { ground } = layout;
  const [first, second] = options.packs ?? [DEFAULT_PACKS.omega, DEFAULT_PACKS.dropper];
  let out = drawSky(canvas, layout) + drawSea(canvas, random, layout);
  const stoneX = centre + size * 0.08;
  out += drawPebble(canvas, stoneX, ground + height * 0.045, size * 0.74, height * 0.075, '#C9C4B6');
  out += ellipse(stoneX, ground + height * 0.008, size * 0.64, height * 0.03, '#DEDACD');
  if (second !== undefined) out += placePack(canvas, second, centre + size * 0.4, ground - height * 0.002, size * 0.84);
  if (first !== undefined)
    out += placePack(canvas, first, centre - size * 0.1, ground + height * 0.012, size * 0.96, 1.1);
  out += drawPebble(canvas, centre - size * 0.86, ground + height * 0.06, size * 0.16, height * 0.045, '#9FA8A2');
  out += drawPebble(canvas, centre + size * 0.98, ground + height * 0.05, size * 0.2, height * 0.05, '#B8A990');
  out += drawGrass(random, width * 0.97, height + 10, 46, height * 0.5);
  out += drawGrass(random, centre - size * 1.15, height + 10, 22, height * 0.26);
  return out + drawGrain(canvas, frame, 0.14);
};
