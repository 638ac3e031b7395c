import { SHADE } from '../../drawing/colour';
import { bowedRect, d, group, path, rect } from '../../drawing/svg';
import { GROUND } from '../design';
import { drawLabel } from '../label';
import { drawLid, lidColour } from '../lid';
import { printLight, roundLight } from '../light';
import type { Form } from './form';

const X = 265;
const Y = 500;
const WIDTH = 670;
const RIGHT = X + WIDTH;
const LID_Y = 336;
const OUTLINE =
  d`M${X + 16} ${Y}H${RIGHT - 16}Q${RIGHT} ${Y + 2} ${RIGHT} ${Y + 30}V${GROUND - 40}` +
  d`Q${RIGHT} ${GROUND - 8} ${RIGHT - 34} ${GROUND - 4}` +
  d`Q${X + WIDTH / 2} ${GROUND + 14} ${X + 34} ${GROUND - 4}` +
  d`Q${X} ${GROUND - 8} ${X} ${GROUND - 40}V${Y + 30}Q${X} ${Y + 2} ${X + 16} ${Y}Z`;

/** A white plastic tub with a wide screw lid. */
export const tub: Form = (canvas, design) => {
  const label = { x: X + 0.5, y: Y + 66, width: WIDTH - 1, height: GROUND - Y - 142 };
  const wrap = bowedRect(label.x, label.y, label.width, label.height, 7, 11);
  const body =
    path(OUTLINE, '#F8F6F1') +
    path(OUTLINE, roundLight(canvas, 0.62)) +
    drawLabel(canvas, design, label, { bow: [7, 11] }) +
    path(wrap, printLight(canvas, 0.62)) +
    group(
      { 'clip-path': canvas.clip(OUTLINE) },
      rect(X, Y - 6, WIDTH, 30, SHADE, { opacity: 0.34, filter: canvas.blur(9) }),
      rect(X, GROUND - 26, WIDTH, 40, SHADE, { opacity: 0.22, filter: canvas.blur(9) }),
    ) +
    drawLid(canvas, {
      x: X - 12,
      y: LID_Y,
      width: WIDTH + 24,
      height: 162,
      colour: lidColour(design.lid, design.colours),
      bow: [8, 9],
      ridges: 64,
    });
  return { body, base: { x: X, width: WIDTH, y: GROUND } };
};
