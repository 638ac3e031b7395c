import type { TablewarePiece } from '../../backend/seed/stockCatalogue/stockCatalogue';
import { ACROSS, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { circle, ellipse, group, path, rect, stroke } from '../drawing/svg';

const clay = '#c9a98a';
const centre = 400;

const lit = (colour: string): string => mix(colour, '#ffffff', 0.35);
const shaded = (colour: string): string => mix(colour, '#1b120a', 0.4);

/** Round wares are lightest a third from the left. */
const round = (canvas: Canvas, glaze: string): string =>
  canvas.linear(
    [
      [0, shaded(glaze)],
      [0.3, lit(glaze)],
      [0.6, glaze],
      [1, shaded(glaze)],
    ],
    ACROSS,
  );

/** Places and sizes of the dots follow from their number, so that a recipe always gives the same picture. */
const speckles = (cx: number, cy: number, rx: number, ry: number): string =>
  Array.from({ length: 46 }, (_, index) => {
    const turn = index * 2.399963;
    const reach = Math.sqrt((index + 0.5) / 46) * 0.92;
    return circle(cx + Math.cos(turn) * rx * reach, cy + Math.sin(turn) * ry * reach, 2 + (index % 3), '#5b4a3a', {
      opacity: 0.7,
    });
  }).join('');

type Draw = (canvas: Canvas, glaze: string, isSpeckled: boolean) => string;

/** A plate seen from above and before: rim, well, and the clay of the foot. */
const dish = (canvas: Canvas, glaze: string, rx: number, ry: number, cy: number): string =>
  [
    ellipse(centre, cy + 16, rx * 0.99, ry, shaded(clay)),
    ellipse(centre, cy, rx, ry, round(canvas, glaze)),
    ellipse(centre, cy + 4, rx * 0.72, ry * 0.7, mix(glaze, '#1b120a', 0.16)),
    ellipse(centre, cy + 10, rx * 0.7, ry * 0.66, glaze),
  ].join('');

/** A round body given by its left outline, from the rim to the foot. */
const body = (canvas: Canvas, glaze: string, outline: string, mirrored: string): string =>
  path(`${outline}${mirrored}Z`, round(canvas, glaze));

const opening = (glaze: string, rx: number, y: number): string =>
  [ellipse(centre, y, rx, rx * 0.2, lit(glaze)), ellipse(centre, y + 4, rx * 0.92, rx * 0.16, shaded(glaze))].join('');

const bowl: Draw = (canvas, glaze) =>
  [
    rect(centre - 90, 770, 180, 34, clay),
    body(canvas, glaze, 'M150 520C160 690 260 780 340 784', 'H460C540 780 640 690 650 520'),
    opening(glaze, 250, 520),
  ].join('');

const mug: Draw = (canvas, glaze, isSpeckled) =>
  [
    stroke('M560 560C680 540 690 720 556 712', shaded(glaze), 34),
    rect(centre - 150, 780, 300, 20, clay),
    body(canvas, glaze, 'M230 480L244 790', 'H556L570 480'),
    isSpeckled ? speckles(centre, 650, 140, 120) : '',
    opening(glaze, 170, 480),
  ].join('');

const tumbler: Draw = (canvas, glaze) =>
  [
    rect(centre - 110, 780, 220, 20, clay),
    body(canvas, glaze, 'M260 470C270 600 292 640 284 790', 'H516C508 640 530 600 540 470'),
    opening(glaze, 140, 470),
  ].join('');

const vase: Draw = (canvas, glaze) =>
  [
    stroke('M404 330C390 240 430 190 410 120', '#5f6f45', 8),
    ellipse(398, 118, 34, 46, '#e2b94f'),
    body(
      canvas,
      glaze,
      'M350 330C360 440 230 500 240 640C246 730 300 780 330 800',
      'H470C500 780 554 730 560 640C570 500 440 440 450 330',
    ),
    opening(glaze, 50, 330),
  ].join('');

const jug: Draw = (canvas, glaze) =>
  [
    stroke('M520 430C660 420 640 640 540 660', shaded(glaze), 32),
    body(
      canvas,
      glaze,
      'M250 380C330 470 220 560 250 680C262 750 310 790 330 800',
      'H490C530 780 570 730 570 670C570 560 500 500 520 390',
    ),
    path('M250 380C300 350 470 350 520 390C450 430 330 420 250 380Z', shaded(glaze)),
  ].join('');

const stand: Draw = (canvas, glaze) =>
  [
    body(canvas, glaze, 'M370 600C380 700 330 770 290 800', 'H510C470 770 420 700 430 600'),
    dish(canvas, glaze, 280, 64, 570),
  ].join('');

const stack: Draw = (canvas, glaze) =>
  [
    dish(canvas, mix(glaze, '#ffffff', 0.2), 290, 70, 770),
    dish(canvas, glaze, 270, 64, 720),
    dish(canvas, mix(glaze, '#ffffff', 0.35), 230, 56, 672),
    group({ transform: 'translate(160 260) scale(0.6)' }, bowl(canvas, glaze, false)),
  ].join('');

const wheel: Draw = (canvas, glaze) =>
  [
    rect(330, 760, 140, 140, '#6a5a4a'),
    ellipse(centre, 770, 300, 62, '#8a7a6a'),
    ellipse(centre, 756, 300, 62, '#b8aa98'),
    group(
      { transform: 'translate(60 90) scale(0.85)' },
      body(canvas, mix(clay, glaze, 0.25), 'M250 560C240 690 300 770 330 790', 'H470C500 770 560 690 550 560'),
    ),
    group({ transform: 'translate(60 90) scale(0.85)' }, opening(mix(clay, glaze, 0.25), 150, 560)),
  ].join('');

const page: Draw = (_canvas, glaze) =>
  [
    rect(230, 330, 340, 470, '#fbf8f2', { transform: 'rotate(-4 400 560)' }),
    rect(240, 330, 340, 470, '#ffffff'),
    rect(240, 330, 340, 150, glaze),
    ...[540, 580, 620, 660, 700].map((y, index) => rect(280, y, index % 2 ? 220 : 260, 12, '#cfc6b8')),
  ].join('');

/** How each piece is drawn. */
export const pieces: Readonly<Record<TablewarePiece, Draw>> = {
  plate: (canvas, glaze) => dish(canvas, glaze, 310, 130, 690),
  platter: (canvas, glaze) => dish(canvas, glaze, 350, 100, 720),
  stand,
  bowl,
  mug,
  tumbler,
  vase,
  jug,
  stack,
  wheel,
  page,
};
