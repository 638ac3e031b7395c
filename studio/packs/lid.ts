import type { LidColour } from '../../backend/seed/packSpec';
import type { Canvas } from '../drawing/canvas';
import { isDark, mix, SHADE } from '../drawing/colour';
import { bowedRect, d, group, path, rect } from '../drawing/svg';
import { roundLight } from './light';
import type { Palette } from './palettes';

export interface LidShape {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  bow: readonly [top: number, bottom: number];
  ridges: number;
}

/** Plastic of a screw lid. */
export function lidColour(lid: LidColour, colours: Palette): string {
  return { white: '#F6F3EC', ink: '#183029', tone: colours.dark }[lid];
}

/** The lit upper face, a sliver because the camera stands only a touch above. */
function topFace({ x, y, width, colour, bow: [bow] }: LidShape): string {
  const middle = x + width / 2;
  const outline = d`M${x} ${y}Q${middle} ${y + bow * 2} ${x + width} ${y}` + d`Q${middle} ${y - bow * 1.7} ${x} ${y}Z`;
  return path(outline, mix(colour, '#ffffff', isDark(colour) ? 0.18 : 0.35));
}

/** A ridged screw lid; the ridges crowd towards the edges as on a cylinder. */
export function drawLid(canvas: Canvas, shape: LidShape): string {
  const { x, y, width, height, colour, ridges } = shape;
  const [topBow, bottomBow] = shape.bow;
  const outline = bowedRect(x, y, width, height, topBow, bottomBow);
  const clip = canvas.clip(outline);
  const dark = isDark(colour);
  let grip = '';
  for (let index = 0; index <= ridges; index++) {
    const angle = (index / ridges) * Math.PI;
    const thickness = Math.max(0.8, ((Math.sin(angle) * width) / ridges) * 0.62);
    const ridgeX = x + width / 2 - (Math.cos(angle) * width) / 2;
    grip += rect(ridgeX, y + height * 0.16, thickness, height, dark ? '#fff' : SHADE, {
      opacity: dark ? 0.09 : '0.085',
    });
  }
  return (
    path(outline, colour) +
    group({ 'clip-path': clip }, grip) +
    path(outline, roundLight(canvas, dark ? 0.7 : 0.62)) +
    path(bowedRect(x, y, width, height * 0.14, topBow, topBow), '#fff', { opacity: 0.16 }) +
    group(
      { 'clip-path': clip },
      rect(x, y + height - 12, width, 40, SHADE, { opacity: 0.18, filter: canvas.blur(6) }),
    ) +
    topFace(shape)
  );
}
