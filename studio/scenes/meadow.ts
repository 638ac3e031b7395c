import { DOWN, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { drawBranch } from '../drawing/foliage';
import { seededRandom, type Random } from '../drawing/random';
import { circle, d, ellipse, group, path, rect, short, stroke } from '../drawing/svg';
import { drawGrain, type Frame, type Scene } from './scene';

const HILLS = [
  { fill: '#D5DDBF', y: 0.46 },
  { fill: '#BFCFAF', y: 0.53 },
  { fill: '#A2BA98', y: 0.61 },
  { fill: '#7FA080', y: 0.7 },
  { fill: '#5B8468', y: 0.79 },
] as const;
const DOTS = ['#F2A71B', '#F9C455', '#FBF0CF', '#E39A82'] as const;
const FLOWERS = [0.05, 0.14, 0.21, 0.3, 0.42, 0.55, 0.63, 0.72, 0.78, 0.86, 0.93] as const;
const CROWNS = [
  { size: 1, fill: '#E7930F', turn: 0 },
  { size: 0.82, fill: '#F2A71B', turn: 14 },
  { size: 0.56, fill: '#F9C455', turn: 6 },
] as const;
const PETALS = 13;

function drawSky(canvas: Canvas, { width, height }: Frame, sun: number): string {
  const sky = canvas.linear(
    [
      [0, '#F7EED8'],
      [0.45, '#F9E9C8'],
      [1, '#DCE6D0'],
    ],
    DOWN,
  );
  const halo = canvas.radial([
    [0, '#FFE3A1', 0.9],
    [0.5, '#FFE9BE', 0.35],
    [1, '#FFE9BE', 0],
  ]);
  return (
    rect(0, 0, width, height, sky) +
    circle(sun, height * 0.34, height * 0.6, halo) +
    circle(sun, height * 0.34, height * 0.13, '#FFF6DA')
  );
}

function drawHill({ width, height }: Frame, y: number, fill: string, phase: number): string {
  const rise = height * 0.09;
  const step = (width + 40) / 3;
  let outline = d`M-20 ${height + 20}V${y}`;
  for (let index = 0; index < 3; index++) {
    const swing = Math.sin(phase + index * 2.1);
    outline +=
      d`C${-20 + step * (index + 0.35)} ${y - rise * (1 + swing)}` +
      d` ${-20 + step * (index + 0.65)} ${y + rise * (0.4 - swing)}` +
      d` ${-20 + step * (index + 1)} ${y + rise * 0.2 * swing}`;
  }
  return path(outline + d`V${height + 20}Z`, fill);
}

/** A calendula; `bloom` is the size of its head. */
function drawFlower(
  random: Random,
  { x, y, height, bloom, far }: { x: number; y: number; height: number; bloom: number; far: boolean },
): string {
  const headX = x + (random() - 0.5) * height * 0.24;
  const headY = y - height;
  const stalk = d`M${x} ${y}Q${x} ${y - height * 0.5} ${headX} ${headY}`;
  let out = stroke(stalk, far ? '#2F5B45' : '#3E6B50', bloom * 0.09);
  for (const { size, fill, turn } of CROWNS) {
    const [near, wide, long] = [bloom * size * 0.14, bloom * size * 0.13, bloom * size * 0.56];
    const petal =
      d`M0 0C${near} ${-bloom * 0.2 * size} ${wide} ${-bloom * 0.5 * size} 0 ${-long}` +
      d`C${-wide} ${-bloom * 0.5 * size} ${-near} ${-bloom * 0.2 * size} 0 0Z`;
    for (let index = 0; index < PETALS; index++) {
      const angle = short((index * 360) / PETALS + turn);
      out += path(petal, fill, {
        transform: `translate(${short(headX)} ${short(headY)}) scale(1 .72) rotate(${angle})`,
      });
    }
  }
  return out + ellipse(headX, headY, bloom * 0.15, bloom * 0.11, '#8A4B12');
}

function drawDots(canvas: Canvas, random: Random, { width, height }: Frame): string {
  let out = '';
  for (let index = 0; index < 46; index++) {
    const x = random() * width;
    const head = height * (0.84 + random() * 0.12) - height * 0.04;
    out += stroke(d`M${x} ${height}V${head}`, '#4C7A5C', 2);
    const fill = DOTS[index % 4] ?? DOTS[0];
    out += ellipse(x, head, 4 + random() * 5, 3 + random() * 3, fill);
  }
  return group({ filter: canvas.blur(2), opacity: 0.9 }, out);
}

function drawGrasses(random: Random, { width, height }: Frame, clear: boolean): string {
  let out = '';
  for (let index = 0; index < 26; index++) {
    const x = clear ? width * (0.46 + random() * 0.56) : random() * width;
    const length = height * (0.2 + random() * 0.16);
    const angle = (random() - 0.5) * 50;
    const curve = (random() - 0.5) * 0.6;
    out += drawBranch({
      plant: index % 2 === 0 ? 'fern' : 'willow',
      x,
      y: height * 1.04,
      length,
      angle,
      fill: '#3E6B50',
      otherFill: '#57866A',
      random,
      weight: 0.8,
      curve,
    });
  }
  return out;
}

/** A field of calendula at sunrise; `clear` keeps the left half free for text. */
export const meadow: Scene = (canvas, frame, options) => {
  const { width, height } = frame;
  const { seed = 0, clear = false } = options;
  const random = seededRandom(seed === 0 ? 17 : seed);
  let out = drawSky(canvas, frame, width * (options.anchor ?? 0.7));
  HILLS.forEach(({ fill, y }, index) => {
    const slope = canvas.linear(
      [
        [0, fill],
        [1, mix(fill, '#F7EED8', 0.45)],
      ],
      DOWN,
    );
    out += drawHill(frame, height * y, slope, index * 1.7 + seed);
  });
  out += drawDots(canvas, random, frame) + drawGrasses(random, frame, clear);
  FLOWERS.filter((share) => !clear || share > 0.5).forEach((share, index) => {
    out += drawFlower(random, {
      x: width * share,
      y: height * 1.02,
      height: height * (0.2 + ((index * 37) % 23) / 90),
      bloom: height * (0.1 + ((index * 29) % 13) / 200),
      far: index % 2 === 1,
    });
  });
  const near = [{ x: width * 0.985, y: height * 1.08, height: height * 0.5, bloom: height * 0.26 }];
  if (!clear) near.push({ x: width * 0.02, y: height * 1.1, height: height * 0.36, bloom: height * 0.22 });
  out += group(
    { filter: canvas.blur(8), opacity: 0.96 },
    ...near.map((flower) => drawFlower(random, { ...flower, far: true })),
  );
  return out + drawGrain(canvas, frame, 0.14);
};
