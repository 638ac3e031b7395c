import { DOWN, type Canvas, type Vector } from '../drawing/canvas';
import { drawBranch } from '../drawing/foliage';
import { seededRandom } from '../drawing/random';
import { d, ellipse, group, path, rect, short } from '../drawing/svg';
import { scatterPieces } from '../packs/contents/pieces';
import { PALETTES } from '../packs/palettes';
import { DEFAULT_PACKS } from './defaultPacks';
import { drawGrain, groupSize, placePack, type Frame, type Scene } from './scene';

interface Layout extends Frame {
  /** Middle and size of the group, and the line it stands on. */
  centre: number;
  size: number;
  ground: number;
}

const HALF_DOWN: Vector = [0, 0, 1, 0.5];

function drawWallLight(canvas: Canvas, { centre, size, height }: Layout): string {
  const [paneWidth, paneHeight, gap] = [size * 0.56, size * 0.5, size * 0.05];
  let panes = '';
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 3; column++) {
      const x = centre - size * 0.86 + column * (paneWidth + gap) + row * size * 0.1;
      const y = -height * 0.06 + row * (paneHeight + gap) + column * size * 0.05;
      panes += path(
        d`M${x} ${y}l${paneWidth} ${size * 0.05}l${size * 0.1} ${paneHeight}l${-paneWidth} ${-size * 0.05}Z`,
        '#FFF6DF',
      );
    }
  }
  const shadow = { plant: 'olive', fill: '#7a5a34', flat: true } as const;
  return (
    group({ opacity: 0.78, filter: canvas.blur(7) }, panes) +
    group(
      { opacity: 0.3, filter: canvas.blur(7) },
      drawBranch({
        ...shadow,
        x: centre + size * 0.95,
        y: -height * 0.08,
        length: height * 0.95,
        angle: 208,
        random: seededRandom(5),
        weight: 1.6,
        curve: -0.35,
      }),
      drawBranch({
        ...shadow,
        x: centre - size * 0.2,
        y: -height * 0.12,
        length: height * 0.62,
        angle: 196,
        random: seededRandom(8),
        weight: 1.4,
        curve: 0.3,
      }),
    )
  );
}

function drawLedge(canvas: Canvas, { width, height, centre, size, ground }: Layout): string {
  const top = canvas.linear([
    [0, '#F0E1C8'],
    [0.4, '#FBF1DE'],
    [1, '#EAD7B8'],
  ]);
  const front = canvas.linear(
    [
      [0, '#D5BC98'],
      [1, '#BFA27A'],
    ],
    DOWN,
  );
  const patches = [
    d`M${centre - size * 0.7} ${ground - height * 0.06}h${size * 0.6}l${size * 0.2} ${height * 0.12}h${-size * 0.66}Z`,
    d`M${centre} ${ground - height * 0.06}h${size * 0.6}l${size * 0.24} ${height * 0.12}h${-size * 0.66}Z`,
  ];
  return (
    rect(0, ground - height * 0.07, width, height * 0.2, top) +
    rect(0, ground - height * 0.07 - 8, width, 12, '#6d4f2b', {
      opacity: 0.2,
      filter: canvas.blur(6),
    }) +
    group({ opacity: 0.7, filter: canvas.blur(8) }, ...patches.map((patch) => path(patch, '#FFFAEC'))) +
    rect(0, ground + height * 0.055, width, height * 0.1, front) +
    rect(0, ground + height * 0.052, width, 3, '#FFF8E6', { opacity: 0.8 })
  );
}

function drawVase(canvas: Canvas, { centre, size, ground, height }: Layout): string {
  const random = seededRandom(11);
  const x = centre - size * 0.9;
  const foot = ground - height * 0.012;
  const [tall, wide] = [size * 0.46, size * 0.25];
  const twig = { plant: 'olive', x, y: foot - tall * 0.94, random } as const;
  const outline =
    d`M${x - wide * 0.2} ${foot - tall}H${x + wide * 0.2}` +
    d`Q${x + wide * 0.2} ${foot - tall * 0.78} ${x + wide * 0.42} ${foot - tall * 0.58}` +
    d`Q${x + wide * 0.62} ${foot - tall * 0.3} ${x + wide * 0.38} ${foot}H${x - wide * 0.38}` +
    d`Q${x - wide * 0.62} ${foot - tall * 0.3} ${x - wide * 0.42} ${foot - tall * 0.58}` +
    d`Q${x - wide * 0.2} ${foot - tall * 0.78} ${x - wide * 0.2} ${foot - tall}Z`;
  const glaze = canvas.linear([
    [0, '#3a2a12', 0.34],
    [0.2, '#fff', 0.2],
    [0.36, '#fff', 0.5],
    [0.6, '#3a2a12', 0.05],
    [1, '#3a2a12', 0.46],
  ]);
  return (
    ellipse(x + wide * 0.8, foot, wide * 1.1, wide * 0.1, '#3a2509', {
      opacity: 0.3,
      filter: canvas.blur(10),
    }) +
    drawBranch({
      ...twig,
      length: size * 0.6,
      angle: -8,
      fill: '#6F8A5E',
      otherFill: '#93A880',
      vein: '#4B6440',
      weight: 1.1,
      curve: -0.25,
    }) +
    drawBranch({
      ...twig,
      length: size * 0.52,
      angle: 20,
      fill: '#5D7A50',
      otherFill: '#86A074',
      vein: '#44603B',
      weight: 1.1,
      curve: 0.3,
    }) +
    drawBranch({
      ...twig,
      length: size * 0.34,
      angle: -34,
      fill: '#7B9569',
      otherFill: '#A1B48D',
      vein: '#56704A',
      curve: -0.2,
    }) +
    path(outline, '#F3EEE4') +
    path(outline, glaze)
  );
}

function drawLooseCapsules(canvas: Canvas, { centre, size, ground, height }: Layout): string {
  const place = `translate(${short(centre - size * 0.86)} ${short(ground + height * 0.01)})`;
  const box = { x: 0, y: 0, width: 420, height: 50 };
  return group(
    { transform: `${place} scale(${(size / 2300).toFixed(4)})` },
    scatterPieces(canvas, 'capsules', PALETTES.sky, 3, box, seededRandom(3)),
  );
}

/** A sunlit ledge: three packs, a vase with olive twigs, the window's light on the wall. */
export const windowsill: Scene = (canvas, frame, options) => {
  const { width, height } = frame;
  const layout: Layout = {
    ...frame,
    centre: width * (options.anchor ?? 0.68),
    size: groupSize(frame, 0.66, options.fit),
    ground: height * 0.87,
  };
  const { centre, size, ground } = layout;
  const decorated = options.vase !== false;
  const packs = options.packs ?? [DEFAULT_PACKS.tub, DEFAULT_PACKS.jar, DEFAULT_PACKS.dropper];
  const [first, second, third] = packs;
  const main = second ?? first;
  const wall = canvas.linear(
    [
      [0, '#E9D8BE'],
      [0.5, '#F3E5CF'],
      [1, '#E6D1B3'],
    ],
    HALF_DOWN,
  );
  let out = rect(0, 0, width, height, wall);
  out += drawWallLight(canvas, layout) + drawLedge(canvas, layout);
  if (decorated) out += drawVase(canvas, layout);
  if (third !== undefined)
    out += placePack(canvas, third, centre + size * 0.74, ground - height * 0.014, size * 0.93, 0.9);
  if (first !== undefined && second !== undefined)
    out += placePack(canvas, first, centre - size * 0.38, ground - height * 0.012, size * 0.84, 0.9);
  if (main !== undefined) out += placePack(canvas, main, centre + size * 0.2, ground + height * 0.008, size * 0.98);
  if (decorated) out += drawLooseCapsules(canvas, layout);
  return out + drawGrain(canvas, frame, 0.16);
};
