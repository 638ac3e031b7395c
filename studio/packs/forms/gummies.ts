import type { Canvas } from '../../drawing/canvas';
import { seededRandom } from '../../drawing/random';
import { mix } from '../../drawing/colour';
import { ellipse, group, path, rect, roundedRect, short } from '../../drawing/svg';
import { GROUND, type PackDesign } from '../design';
import { roundLight } from '../light';
import type { Form } from './form';
import { drawNeck, finishJar, JAR, JAR_OUTLINE } from './jarShell';

const ROWS = 10;

/** Whether a gummy at this height would show: the neck is empty and the label covers the middle. */
function shows(y: number): boolean {
  if (y < JAR.y + 30) return false;
  return y <= JAR.y + 190 || y >= JAR.y + JAR.height - 160;
}

function drawGummies({ seed, colours }: PackDesign): string {
  const random = seededRandom(seed + 7);
  const tones = [
    colours.block,
    mix(colours.block, colours.dark, 0.35),
    mix(colours.block, colours.light, 0.4),
    mix(colours.block, '#F2A71B', 0.25),
  ];
  let out = '';
  for (let row = 0; row < ROWS; row++) {
    for (let column = -1; column < 9; column++) {
      const x = JAR.x + (column + (row % 2 === 1 ? 0.5 : 0) + 0.3) * 74 + (random() - 0.5) * 16;
      const y = GROUND - 44 - row * 62 + (random() - 0.5) * 14;
      const turn = random() * 360;
      const size = 40 + random() * 5;
      if (!shows(y)) continue;
      const tone = tones[Math.floor(random() * 4)] ?? colours.block;
      const edge = roundedRect(-size, -size * 0.92, size * 2, size * 1.84, size * 0.62);
      const face = roundedRect(-size * 0.86, -size * 0.82, size * 1.72, size * 1.6, size * 0.55);
      out += group(
        { transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)})` },
        path(edge, mix(tone, colours.dark, 0.25)),
        path(face, tone),
      );
      out += ellipse(x - 12, y - 16, 13, 7, '#fff', {
        opacity: 0.5,
        transform: `rotate(-25 ${short(x - 12)} ${short(y - 16)})`,
      });
    }
  }
  return out;
}

function drawClearGlass(canvas: Canvas, design: PackDesign): string {
  const neck = canvas.linear([
    [0, '#9aa39a'],
    [0.2, '#f3f4ee'],
    [0.8, '#c8cdc4'],
    [1, '#7b847b'],
  ]);
  const wall = canvas.linear([
    [0, '#b9bdb3'],
    [0.06, '#eef0ea'],
    [0.5, '#f7f7f2'],
    [0.92, '#dfe2db'],
    [1, '#a4a99f'],
  ]);
  return (
    drawNeck(neck) +
    path(JAR_OUTLINE, wall) +
    group(
      { 'clip-path': canvas.clip(JAR_OUTLINE) },
      drawGummies(design),
      rect(JAR.x, GROUND - 24, JAR.width, 30, '#fff', { opacity: 0.4, filter: canvas.blur(5) }),
    ) +
    path(JAR_OUTLINE, roundLight(canvas, 0.75))
  );
}

/** A clear jar full of gummies. */
export const gummies: Form = (canvas, design) => finishJar(canvas, design, drawClearGlass(canvas, design), 0.75);
