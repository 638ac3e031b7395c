import { DOWN, type Canvas, type Vector } from '../drawing/canvas';
import { drawBranch } from '../drawing/foliage';
import { seededRandom } from '../drawing/random';
import { d, ellipse, group, path, rect } from '../drawing/svg';
import { DEFAULT_PACKS } from './defaultPacks';
import { drawGrain, groupSize, placePack, type Frame, type Scene } from './scene';

/** The box: `left` to `right` at its mouth, which is at `rim`; it stands on `foot`. */
interface Box {
  left: number;
  right: number;
  rim: number;
  foot: number;
  /** Depth of the mouth as seen from a little above. */
  depth: number;
}

const HALF_DOWN: Vector = [0, 0, 1, 0.5];

function drawRoom(canvas: Canvas, { width, height }: Frame, table: number): string {
  const wall = canvas.linear(
    [
      [0, '#EFE6D6'],
      [0.55, '#F7F0E3'],
      [1, '#E9DCC6'],
    ],
    HALF_DOWN,
  );
  const top = canvas.linear(
    [
      [0, '#D9C3A0'],
      [1, '#C4A77C'],
    ],
    DOWN,
  );
  const light = d`M${width * 0.08} -20h${width * 0.26}l${width * 0.2} ${height * 0.62}h${-width * 0.3}Z`;
  return (
    rect(0, 0, width, height, wall) +
    group({ opacity: 0.7, filter: canvas.blur(9) }, path(light, '#FFFBEF')) +
    group(
      { opacity: 0.2, filter: canvas.blur(8) },
      drawBranch({
        plant: 'olive',
        flat: true,
        fill: '#7a5a34',
        x: width * 0.02,
        y: height * 0.02,
        length: height * 0.6,
        angle: 150,
        random: seededRandom(6),
        weight: 1.5,
        curve: 0.3,
      }),
    ) +
    rect(0, table, width, height - table, top) +
    rect(0, table, width, 3, '#F6E8CC', { opacity: 0.8 })
  );
}

function drawInside(canvas: Canvas, { left, right, rim, depth }: Box): string {
  const slant = depth * 0.7;
  const mouth = d`M${left} ${rim}L${left + slant} ${rim - depth}H${right - slant}L${right} ${rim}Z`;
  const dark = canvas.linear(
    [
      [0, '#8A6A40'],
      [1, '#6B4F2C'],
    ],
    DOWN,
  );
  const back = d`M${left + slant} ${rim - depth}l${-depth * 0.5} ${-depth * 1.5}H${right - slant + depth * 0.5}l${-depth * 0.5} ${depth * 1.5}Z`;
  return path(back, '#C79F6B') + path(back, '#fff', { opacity: 0.1 }) + path(mouth, dark);
}

/** Tissue that stands out of the mouth in front of the packs. */
function drawTissue({ left, right, rim, depth }: Box): string {
  const steps = 11;
  const wide = (right - left) / steps;
  let edge = '';
  let shade = '';
  for (let step = 0; step < steps; step++) {
    const [x, peak] = [left + step * wide, rim - depth * (step % 2 === 0 ? 1.05 : 0.7)];
    edge += d`L${x + wide * 0.5} ${peak}L${x + wide} ${rim - depth * 0.2}`;
    shade += path(d`M${x + wide * 0.5} ${peak}L${x + wide} ${rim - depth * 0.2}V${rim}H${x + wide * 0.4}Z`, '#B9C9B4', {
      opacity: 0.5,
    });
  }
  return path(d`M${left} ${rim}${edge}L${right} ${rim}Z`, '#DFE9DA') + shade;
}

function drawFront(canvas: Canvas, { left, right, rim, foot, depth }: Box): string {
  const wide = right - left;
  const tall = foot - rim;
  const kraft = canvas.linear([
    [0, '#D8B27E'],
    [0.35, '#E2C090'],
    [1, '#C79C66'],
  ]);
  const flap = (x: number, side: number): string =>
    path(
      d`M${x} ${rim}l${side * depth * 0.7} ${-depth}l${side * wide * 0.16} ${depth * 0.35}l${-side * depth * 0.5} ${depth * 1.05}Z`,
      '#D3AB76',
    );
  const label = { x: left + wide * 0.62, y: rim + tall * 0.34, width: wide * 0.26, height: tall * 0.36 };
  const rule = (share: number, length: number): string =>
    rect(label.x + label.width * 0.1, label.y + label.height * share, label.width * length, tall * 0.022, '#53665e');
  return (
    flap(left, -1) +
    flap(right, 1) +
    path(d`M${left} ${rim}H${right}L${right - wide * 0.012} ${foot}H${left + wide * 0.012}Z`, kraft) +
    rect(left, rim, wide, 4, '#F3DDB8', { opacity: 0.9 }) +
    rect(left + wide * 0.46, rim, wide * 0.075, tall, '#12322a', { opacity: 0.86 }) +
    rect(label.x, label.y, label.width, label.height, '#FBF8F1') +
    rule(0.2, 0.5) +
    rule(0.42, 0.72) +
    rule(0.62, 0.6)
  );
}

/** An open box on a table in the morning: two packs stand in tissue, addressed and nearly closed. */
export const parcel: Scene = (canvas, frame, options) => {
  const { width, height } = frame;
  const size = groupSize(frame, 0.86, options.fit ?? 0.74);
  const centre = width * (options.anchor ?? 0.52);
  const foot = height * 0.86;
  const box: Box = {
    left: centre - size * 0.46,
    right: centre + size * 0.46,
    rim: foot - size * 0.4,
    foot,
    depth: size * 0.1,
  };
  const [first = DEFAULT_PACKS.jar, second = DEFAULT_PACKS.dropper] = options.packs ?? [];
  const stand = box.rim + size * 0.2;
  return (
    drawRoom(canvas, frame, height * 0.68) +
    ellipse(centre + size * 0.12, foot, size * 0.58, size * 0.035, '#3a2509', {
      opacity: 0.34,
      filter: canvas.blur(14),
    }) +
    drawInside(canvas, box) +
    placePack(canvas, second, centre + size * 0.2, stand, size * 0.6, 0) +
    placePack(canvas, first, centre - size * 0.16, stand + size * 0.02, size * 0.64, 0) +
    drawTissue(box) +
    drawFront(canvas, box) +
    drawGrain(canvas, frame, 0.16)
  );
};
