import { DOWN, type Canvas, type Vector } from '../../drawing/canvas';
import { mix, SHADE } from '../../drawing/colour';
import { d, group, path, rect, roundedRect } from '../../drawing/svg';
import type { Palette } from '../palettes';
import { drawCarton } from './carton';
import type { Form } from './form';

const WIDTH = 318;
const HEIGHT = 430;
const ROWS = 5;
const CAPSULE = { width: 110, height: 54 } as const;
const SLANT: Vector = [0, 0, 1, 0.8];

function drawCapsule(canvas: Canvas, x: number, y: number, { block, light }: Palette): string {
  const { width, height } = CAPSULE;
  const radius = height / 2;
  const half =
    d`M${x + width / 2} ${y}H${x + width - radius}` + d`a${radius} ${radius} 0 0 1 0 ${height}H${x + width / 2}Z`;
  const gloss = canvas.linear(
    [
      [0, '#fff', 0.5],
      [0.35, '#fff', 0.06],
      [0.7, SHADE, 0.08],
      [1, SHADE, 0.34],
    ],
    DOWN,
  );
  const bubble = { rx: radius + 7 };
  return (
    rect(x - 8, y - 7, width + 16, height + 14, '#fff', { ...bubble, opacity: 0.55 }) +
    rect(x - 8, y - 7, width + 16, height + 14, 'none', {
      ...bubble,
      stroke: '#8b9089',
      'stroke-opacity': 0.45,
      'stroke-width': 1.5,
    }) +
    rect(x, y, width, height, block, { rx: radius }) +
    path(half, mix(block, light, 0.75)) +
    rect(x, y, width, height, gloss, { rx: radius }) +
    rect(x + 16, y + 8, width - 40, 9, '#fff', { rx: 4.5, opacity: 0.7 })
  );
}

/** A box with a blister of two by five capsules leaning on it. */
export const blister: Form = (canvas, design) => {
  const { body, base } = drawCarton(canvas, design);
  const foil = canvas.linear(
    [
      [0, '#F4F4EF'],
      [0.3, '#DADCD6'],
      [0.5, '#F7F7F3'],
      [0.75, '#C9CCC5'],
      [1, '#E7E8E2'],
    ],
    SLANT,
  );
  let capsules = '';
  for (let row = 0; row < ROWS; row++)
    for (const x of [38, 170]) capsules += drawCapsule(canvas, x, 30 + row * 76, design.colours);
  const strip = group(
    { transform: 'translate(664 846) rotate(7)' },
    rect(10, 20, WIDTH, HEIGHT, SHADE, { rx: 18, opacity: 0.38, filter: canvas.blur(16) }),
    path(roundedRect(0, 0, WIDTH, HEIGHT, 20), foil),
    capsules,
  );
  return { body: body + strip, base: { ...base, width: base.width + 50 } };
};
