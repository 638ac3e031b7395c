import type { Canvas } from '../../drawing/canvas';
import { bowedRect, d, group, path, rect } from '../../drawing/svg';
import { GROUND, type PackDesign } from '../design';
import { drawAmberBody } from '../glass';
import { drawLabel } from '../label';
import { drawLid } from '../lid';
import { printLight, roundLight } from '../light';
import type { Form } from './form';

const X = 378;
const Y = 566;
const WIDTH = 444;
const HEIGHT = GROUND - Y;
const RIGHT = X + WIDTH;
const MIDDLE = X + WIDTH / 2;
const OUTLINE =
  d`M${X + 150} ${Y - 54}H${RIGHT - 150}V${Y - 30}Q${RIGHT - 140} ${Y} ${RIGHT - 70} ${Y + 26}` +
  d`Q${RIGHT} ${Y + 54} ${RIGHT} ${Y + 128}V${GROUND - 40}` +
  d`Q${RIGHT} ${GROUND - 6} ${RIGHT - 36} ${GROUND - 2}` +
  d`Q${MIDDLE} ${GROUND + 9} ${X + 36} ${GROUND - 2}Q${X} ${GROUND - 6} ${X} ${GROUND - 40}` +
  d`V${Y + 128}Q${X} ${Y + 54} ${X + 70} ${Y + 26}Q${X + 140} ${Y} ${X + 150} ${Y - 30}Z`;
const BULB =
  d`M${MIDDLE - 52} 436V300Q${MIDDLE - 56} 214 ${MIDDLE} 208` + d`Q${MIDDLE + 56} 214 ${MIDDLE + 52} 300V436Z`;

/** Rubber and collar are darker than the lid of a jar: the bulb is small and takes more light. */
function capColour({ lid, colours }: PackDesign): string {
  return { white: '#F3F0E8', ink: '#1b211d', tone: colours.dark }[lid];
}

function drawReflections(canvas: Canvas, labelFoot: number): string {
  const gloss =
    d`M${X + WIDTH * 0.12} ${Y + 132}Q${X + WIDTH * 0.12} ${Y + 76} ${X + WIDTH * 0.32} ${Y + 48}` +
    d`L${X + WIDTH * 0.4} ${Y + 62}Q${X + WIDTH * 0.2} ${Y + 92} ${X + WIDTH * 0.21} ${Y + 140}Z`;
  return group(
    { 'clip-path': canvas.clip(OUTLINE) },
    path(gloss, '#fff', { opacity: 0.55, filter: canvas.blur(5) }),
    rect(X + WIDTH * 0.93, Y + 120, 8, HEIGHT - 150, '#fff', {
      opacity: 0.34,
      filter: canvas.blur(3),
    }),
    rect(X + WIDTH * 0.13, labelFoot + 18, WIDTH * 0.09, 30, '#fff', {
      opacity: 0.4,
      filter: canvas.blur(4),
    }),
  );
}

/** An amber bottle with a pipette. */
export const dropper: Form = (canvas, design) => {
  const label = { x: X + 0.5, y: Y + 150, width: WIDTH - 1, height: HEIGHT - 212 };
  const wrap = bowedRect(label.x, label.y, label.width, label.height, 5, 7);
  const colour = capColour(design);
  const glassBox = { x: X, y: Y - 54, width: WIDTH, height: HEIGHT + 54 };
  const body =
    drawAmberBody(canvas, OUTLINE, glassBox) +
    group({ 'clip-path': canvas.clip(OUTLINE) }, rect(MIDDLE - 11, Y - 40, 22, 220, '#2a1004', { opacity: 0.5 })) +
    drawLabel(canvas, design, label, { bow: [5, 7], margin: 0.1 }) +
    path(wrap, printLight(canvas, 0.78)) +
    drawReflections(canvas, label.y + label.height) +
    path(BULB, colour) +
    path(BULB, roundLight(canvas, 0.8)) +
    rect(MIDDLE - 30, 246, 13, 150, '#fff', { opacity: 0.35, filter: canvas.blur(5) }) +
    drawLid(canvas, {
      x: MIDDLE - 92,
      y: 424,
      width: 184,
      height: 104,
      colour,
      bow: [4, 5],
      ridges: 30,
    });
  return { body, base: { x: X, width: WIDTH, y: GROUND } };
};
