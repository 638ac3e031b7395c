import type { Canvas } from '../../drawing/canvas';
import { SHADE } from '../../drawing/colour';
import { bowedRect, d, group, path, rect } from '../../drawing/svg';
import { GROUND, type PackDesign } from '../design';
import { drawLabel } from '../label';
import { drawLid, lidColour } from '../lid';
import { printLight } from '../light';
import type { DrawnForm } from './form';

/** The glass of the jar and of the gummies: what is inside differs, the rest is one shape. */
export const JAR = { x: 302, y: 488, width: 596, height: GROUND - 488 } as const;
const RIGHT = JAR.x + JAR.width;

export const JAR_OUTLINE =
  d`M${JAR.x + 66} ${JAR.y}H${RIGHT - 66}Q${RIGHT} ${JAR.y + 8} ${RIGHT} ${JAR.y + 92}` +
  d`V${GROUND - 48}Q${RIGHT} ${GROUND - 8} ${RIGHT - 44} ${GROUND - 3}` +
  d`Q${JAR.x + JAR.width / 2} ${GROUND + 12} ${JAR.x + 44} ${GROUND - 3}` +
  d`Q${JAR.x} ${GROUND - 8} ${JAR.x} ${GROUND - 48}V${JAR.y + 92}` +
  d`Q${JAR.x} ${JAR.y + 8} ${JAR.x + 66} ${JAR.y}Z`;

/** The neck between glass and lid. */
export function drawNeck(fill: string): string {
  return rect(JAR.x + 74, JAR.y - 26, JAR.width - 148, 40, fill);
}

function drawReflections(canvas: Canvas, labelFoot: number, shoulder: number): string {
  const { x, y, width, height } = JAR;
  const gloss =
    d`M${x + width * 0.13} ${y + 44}Q${x + width * 0.18} ${y + 22} ${x + width * 0.34} ${y + 22}` +
    d`L${x + width * 0.33} ${y + 60}Q${x + width * 0.2} ${y + 64} ${x + width * 0.17} ${y + 112}` +
    d`L${x + width * 0.12} ${y + 112}Z`;
  const soft = canvas.blur(5);
  return group(
    { 'clip-path': canvas.clip(JAR_OUTLINE) },
    path(gloss, '#fff', { opacity: shoulder, filter: soft }),
    rect(x + width * 0.13, labelFoot + 26, width * 0.09, 54, '#fff', {
      opacity: 0.34,
      filter: soft,
    }),
    rect(x + width * 0.935, y + 100, 9, height - 120, '#fff', {
      opacity: 0.3,
      filter: canvas.blur(3),
    }),
    rect(x, labelFoot + 10, width, 10, SHADE, { opacity: 0.35, filter: soft }),
  );
}

/** Label, reflections and lid over a filled glass; `shoulder` is the strength of its reflection. */
export function finishJar(canvas: Canvas, design: PackDesign, glass: string, shoulder: number): DrawnForm {
  const { x, y, width, height } = JAR;
  const label = { x: x + 0.5, y: y + 122, width: width - 1, height: height - 214 };
  const wrap = bowedRect(label.x, label.y, label.width, label.height, 6, 9);
  const body =
    glass +
    drawLabel(canvas, design, label, { bow: [6, 9] }) +
    path(wrap, printLight(canvas, 0.74)) +
    drawReflections(canvas, label.y + label.height, shoulder) +
    drawLid(canvas, {
      x: x + 46,
      y: 338,
      width: width - 92,
      height: 146,
      colour: lidColour(design.lid, design.colours),
      bow: [7, 8],
      ridges: 54,
    });
  return { body, base: { x, width, y: GROUND } };
}
