import { DOWN, type Canvas } from '../../drawing/canvas';
import { CAST_SHADE, mix, SHADE } from '../../drawing/colour';
import type { Random } from '../../drawing/random';
import { circle, d, ellipse, group, path } from '../../drawing/svg';
import type { Box } from '../motifs/drawMotif';
import type { Palette } from '../palettes';
import { powderTexture } from './bowl';

/** Powder is paler than its pack. */
export function powderColour({ light }: Palette): string {
  return mix(light, '#ffffff', 0.4);
}

/** A heap of powder on the ground, with some grains round it. */
export function drawHeap(canvas: Canvas, colours: Palette, box: Box, random: Random): string {
  const { x, y, width, height } = box;
  const foot = y + height;
  const powder = powderColour(colours);
  const outline =
    d`M${x} ${foot}C${x + width * 0.2} ${foot - height * 0.1} ${x + width * 0.3} ${y} ${x + width * 0.48} ${y}` +
    d`C${x + width * 0.66} ${y} ${x + width * 0.8} ${foot - height * 0.16} ${x + width} ${foot}` +
    d`Q${x + width / 2} ${foot + height * 0.24} ${x} ${foot}Z`;
  const shade = canvas.linear(
    [
      [0, '#fff', 0.3],
      [0.5, '#fff', 0],
      [1, SHADE, 0.3],
    ],
    [0, 0, 1, 0.4],
  );
  let grains = '';
  for (let index = 0; index < 60; index++) {
    const grainX = x - width * 0.12 + random() * width * 1.24;
    const grainY = foot + (random() - 0.35) * height * 0.5;
    grains += circle(grainX, grainY, 1.5 + random() * 3.5, mix(powder, colours.dark, 0.15));
  }
  return (
    ellipse(x + width * 0.56, foot + 4, width * 0.6, height * 0.24, CAST_SHADE, {
      opacity: 0.34,
      filter: canvas.blur(14),
    }) +
    grains +
    path(outline, powder, { filter: powderTexture(canvas, powder, 5, 'fine') }) +
    path(outline, shade)
  );
}

interface Drop {
  x: number;
  y: number;
  radius: number;
}

function drawDrops(canvas: Canvas, drops: readonly Drop[]): string {
  const oil = canvas.linear(
    [
      [0, '#C77A17'],
      [1, '#F6C667'],
    ],
    DOWN,
  );
  const core = canvas.radial([
    [0, '#FFE9B8', 0.9],
    [1, '#FFE9B8', 0],
  ]);
  let [shadows, bodies, shines] = ['', '', ''];
  for (const { x, y, radius } of drops) {
    shadows += ellipse(x + 8, y + radius * 0.34, radius * 1.04, radius * 0.56, CAST_SHADE);
    bodies += ellipse(x, y, radius, radius * 0.58, oil, { opacity: 0.92 });
    bodies += ellipse(x + radius * 0.16, y + radius * 0.2, radius * 0.7, radius * 0.3, core);
    shines += ellipse(x - radius * 0.36, y - radius * 0.26, radius * 0.26, radius * 0.1, '#fff', { opacity: 0.9 });
  }
  return (
    group({ opacity: 0.34, filter: canvas.blur(8) }, shadows) + bodies + group({ filter: canvas.blur(1.5) }, shines)
  );
}

/** Drops of oil on the ground, none covering another. */
export function scatterDrops(canvas: Canvas, count: number, box: Box, random: Random): string {
  const drops: Drop[] = [];
  for (let tries = 0; drops.length < count && tries < 2000; tries++) {
    const drop = {
      x: box.x + random() * box.width,
      y: box.y + random() * box.height,
      radius: 22 + random() * 40,
    };
    const clear = drops.every(
      (other) => Math.hypot(other.x - drop.x, (other.y - drop.y) * 1.5) > (other.radius + drop.radius) * 1.2,
    );
    if (clear) drops.push(drop);
  }
  drops.sort((a, b) => a.y - b.y);
  return drawDrops(canvas, drops);
}
