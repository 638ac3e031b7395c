import type { Canvas } from '../../drawing/canvas';
import { CAST_SHADE } from '../../drawing/colour';
import { drawBranch } from '../../drawing/foliage';
import { seededRandom, type Random } from '../../drawing/random';
import { group, transform } from '../../drawing/svg';
import { contentOf } from '../contents/content';
import { drawHeap, scatterDrops } from '../contents/loose';
import { scatterPieces } from '../contents/pieces';
import type { PackDesign } from '../design';
import { drawPack } from '../pack';
import { drawStudio } from '../studio';
import type { View } from './view';

const FOREGROUND = { x: 160, y: 1290, width: 860, height: 110 } as const;

function drawLeafShadow(canvas: Canvas, random: Random): string {
  const shadow = { plant: 'olive', fill: CAST_SHADE, flat: true, random } as const;
  return group(
    { opacity: 0.2, filter: canvas.blur(12) },
    drawBranch({ ...shadow, x: 1240, y: 640, length: 900, angle: -62 }),
    drawBranch({ ...shadow, x: 1000, y: -60, length: 620, angle: -152 }),
  );
}

function drawContent(canvas: Canvas, design: PackDesign, random: Random): string {
  const content = contentOf(design);
  if (content === 'powder')
    return drawHeap(canvas, design.colours, { x: 380, y: 1270, width: 440, height: 120 }, random);
  if (content === 'drops') return scatterDrops(canvas, 7, FOREGROUND, random);
  return scatterPieces(canvas, content, design.colours, 5, FOREGROUND, random);
}

/** The pack under leaf shadow with some of its content in front. */
export const still: View = (canvas, spec, design) => {
  const random = seededRandom(design.seed + 3);
  const pack = drawPack(canvas, spec);
  return (
    drawStudio(canvas, design.colours) +
    drawLeafShadow(canvas, random) +
    group({ transform: transform({ x: 36, y: -70, scale: 0.94 }) }, pack) +
    drawContent(canvas, design, random)
  );
};
