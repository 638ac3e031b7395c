import type { Canvas } from '../../drawing/canvas';
import { INK, isDark, mix, PAPER, SHADE } from '../../drawing/colour';
import { seededRandom } from '../../drawing/random';
import { group, rect, roundedRect, transform } from '../../drawing/svg';
import { drawText, fitText } from '../../lettering/text';
import type { PackDesign } from '../design';
import { drawMotif } from '../motifs/drawMotif';
import { drawCarton } from './carton';
import type { Form } from './form';

const WIDTH = 120;
const HEIGHT = 486;

function foilLight(canvas: Canvas): string {
  return canvas.linear([
    [0, SHADE, 0.32],
    [0.1, SHADE, 0.06],
    [0.24, '#fff', 0.42],
    [0.36, '#fff', 0.06],
    [0.7, SHADE, 0.04],
    [0.9, SHADE, 0.22],
    [1, SHADE, 0.38],
  ]);
}

function drawSeals(): string {
  let out = '';
  for (let line = 0; line < 5; line++)
    out +=
      rect(0, 5 + line * 6, WIDTH, 2, '#fff', { opacity: 0.4 }) +
      rect(0, HEIGHT - 34 + line * 6, WIDTH, 2, SHADE, { opacity: 0.2 });
  return out;
}

function drawStick(
  canvas: Canvas,
  design: PackDesign,
  place: { x: number; y: number; turn: number },
  foil: string,
): string {
  const { colours, name } = design;
  const motif = drawMotif(
    canvas,
    design.motif,
    { x: 0, y: HEIGHT * 0.55, width: WIDTH, height: HEIGHT * 0.45 },
    { ...colours, block: mix(foil, colours.dark, 0.1) },
    seededRandom(design.seed),
  );
  const title = drawText(name, 0, 0, fitText(name, 'display', 216, 44), {
    fill: isDark(foil) ? PAPER : INK,
  });
  return group(
    { transform: transform(place) },
    rect(6, 18, WIDTH, HEIGHT, SHADE, { opacity: 0.34, filter: canvas.blur(14) }),
    group(
      { 'clip-path': canvas.clip(roundedRect(0, 0, WIDTH, HEIGHT, 3)) },
      rect(0, 0, WIDTH, HEIGHT, foil),
      motif,
      rect(0, 0, WIDTH, HEIGHT, foilLight(canvas)),
      drawSeals(),
    ),
    group({ transform: transform({ x: WIDTH / 2 + 17, y: HEIGHT * 0.5, turn: -90 }) }, title),
  );
}

/** A box with two stick sachets leaning on it. */
export const sachets: Form = (canvas, design) => {
  const { body, base } = drawCarton(canvas, design);
  const { block, light } = design.colours;
  const sticks =
    drawStick(canvas, design, { x: 800, y: 818, turn: 9 }, mix(block, light, 0.45)) +
    drawStick(canvas, design, { x: 688, y: 798, turn: -5 }, block);
  return { body: body + sticks, base: { ...base, width: base.width + 40 } };
};
