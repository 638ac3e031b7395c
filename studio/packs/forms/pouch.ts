import { DOWN, type Canvas } from '../../drawing/canvas';
import { SHADE } from '../../drawing/colour';
import { circle, d, group, path, rect } from '../../drawing/svg';
import { GROUND } from '../design';
import { drawLabel } from '../label';
import type { Form } from './form';

const X = 246;
const Y = 286;
const WIDTH = 708;
const RIGHT = X + WIDTH;
const MIDDLE = X + WIDTH / 2;
const OUTLINE =
  d`M${X + 34} ${Y}H${RIGHT - 34}L${RIGHT - 30} ${Y + 120}` +
  d`Q${RIGHT - 8} ${Y + 420} ${RIGHT} ${GROUND - 150}` +
  d`Q${RIGHT + 4} ${GROUND - 30} ${RIGHT - 26} ${GROUND - 10}` +
  d`Q${MIDDLE} ${GROUND + 16} ${X + 26} ${GROUND - 10}` +
  d`Q${X - 4} ${GROUND - 30} ${X} ${GROUND - 150}Q${X + 8} ${Y + 420} ${X + 30} ${Y + 120}Z`;

interface Fold {
  outline: string;
  fill: string;
  opacity: number;
  blur: number;
}

/** Side rolls, the gusset at the foot and the creases that run into it. */
const FOLDS: readonly Fold[] = [
  {
    outline: d`M${X + 40} ${Y + 120}Q${X + 120} ${Y + 300} ${X + 92} ${Y + 520}Q${X + 76} ${Y + 320} ${X + 30} ${Y + 150}Z`,
    fill: '#fff',
    opacity: 0.36,
    blur: 9,
  },
  {
    outline: d`M${RIGHT - 40} ${Y + 120}Q${RIGHT - 110} ${Y + 300} ${RIGHT - 70} ${Y + 560}Q${RIGHT - 66} ${Y + 320} ${RIGHT - 24} ${Y + 150}Z`,
    fill: SHADE,
    opacity: 0.26,
    blur: 10,
  },
  {
    outline: d`M${X} ${GROUND - 190}Q${MIDDLE} ${GROUND - 40} ${RIGHT} ${GROUND - 190}L${RIGHT} ${GROUND - 172}Q${MIDDLE} ${GROUND - 16} ${X} ${GROUND - 172}Z`,
    fill: SHADE,
    opacity: 0.3,
    blur: 9,
  },
  {
    outline: d`M${X} ${GROUND - 166}Q${MIDDLE} ${GROUND - 8} ${RIGHT} ${GROUND - 166}L${RIGHT} ${GROUND - 156}Q${MIDDLE} ${GROUND + 6} ${X} ${GROUND - 156}Z`,
    fill: '#fff',
    opacity: 0.34,
    blur: 6,
  },
  {
    outline: d`M${X + 60} ${GROUND}Q${X + 150} ${GROUND - 90} ${X + 30} ${GROUND - 240}L${X + 12} ${GROUND - 190}Q${X + 90} ${GROUND - 90} ${X + 40} ${GROUND}Z`,
    fill: SHADE,
    opacity: 0.2,
    blur: 10,
  },
  {
    outline: d`M${RIGHT - 60} ${GROUND}Q${RIGHT - 170} ${GROUND - 90} ${RIGHT - 30} ${GROUND - 260}L${RIGHT - 12} ${GROUND - 190}Q${RIGHT - 90} ${GROUND - 90} ${RIGHT - 40} ${GROUND}Z`,
    fill: SHADE,
    opacity: 0.26,
    blur: 10,
  },
];

function drawLight(canvas: Canvas): string {
  const across = canvas.linear([
    [0, SHADE, 0.5],
    [0.05, SHADE, 0.24],
    [0.07, '#fff', 0.1],
    [0.105, '#fff', 0.34],
    [0.15, '#fff', 0.12],
    [0.3, '#fff', 0.02],
    [0.62, SHADE, 0],
    [0.78, SHADE, 0.1],
    [0.87, SHADE, 0.03],
    [0.93, SHADE, 0.24],
    [1, SHADE, 0.5],
  ]);
  const crown = canvas.linear(
    [
      [0, '#fff', 0.2],
      [0.35, '#fff', 0],
      [1, SHADE, 0],
    ],
    DOWN,
  );
  return (
    rect(X - 10, Y, WIDTH + 20, GROUND - Y + 20, across) +
    rect(X, Y, WIDTH, 260, crown) +
    FOLDS.map(({ outline, fill, opacity, blur }) => path(outline, fill, { opacity, filter: canvas.blur(blur) })).join(
      '',
    )
  );
}

/** The crimped seal along the top and the zip below it. */
function drawSeal(): string {
  let out = '';
  for (let line = 0; line < 9; line++) {
    const lit = line % 2 === 1;
    out += rect(X, Y + 8 + line * 7, WIDTH, 2, lit ? '#fff' : SHADE, { opacity: lit ? 0.2 : 0.16 });
  }
  return (
    out +
    rect(X, Y + 112, WIDTH, 5, SHADE, { opacity: 0.28 }) +
    rect(X, Y + 118, WIDTH, 4, '#fff', { opacity: 0.4 }) +
    rect(X, Y + 128, WIDTH, 3, SHADE, { opacity: 0.2 }) +
    rect(X, Y + 132, WIDTH, 3, '#fff', { opacity: 0.3 })
  );
}

/** A stand-up pouch, printed all over. */
export const pouch: Form = (canvas, design) => {
  const { colours } = design;
  const label = { x: X - 4, y: Y + 150, width: WIDTH + 8, height: GROUND - Y - 120 };
  const print = drawLabel(canvas, { ...design, layout: 'full' }, label, {
    margin: 0.13,
    motifHeight: 0.4,
  });
  const notches = [X + 37, RIGHT - 37].map((x) => circle(x, Y + 88, 9, colours.ground[0])).join('');
  const body =
    path(OUTLINE, colours.block) +
    group({ 'clip-path': canvas.clip(OUTLINE) }, print, drawLight(canvas), drawSeal()) +
    notches;
  return { body, base: { x: X + 10, width: WIDTH - 20, y: GROUND - 2 } };
};
