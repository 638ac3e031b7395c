import { Canvas } from '../drawing/canvas';
import { INK, isDark, mix, PAPER } from '../drawing/colour';
import { seededRandom } from '../drawing/random';
import { group, rect, transform } from '../drawing/svg';
import { drawText, fitText } from '../lettering/text';
import type { PackDesign } from './design';
import { packPlateOf, type PackPlate } from './forms';
import { drawLabel } from './label';
import { drawMotif } from './motifs/drawMotif';

/** A label that goes round: its length and height in millimetres, and how much of its length faces the camera. */
interface Band {
  length: number;
  height: number;
  front: number;
  motifHeight?: number;
}

const jarBand: Band = { length: 119.7, height: 51, front: 0.46 };
const smallBand: Band = { length: 81.2, height: 41.5, front: 0.46 };

const bands: Partial<Record<PackPlate, Band>> = {
  'jar-capsules': jarBand,
  'jar-tablets': jarBand,
  'jar-softgels': jarBand,
  dropper: smallBand,
  spray: smallBand,
  bottle: { length: 115.9, height: 72, front: 0.46 },
  tub: { length: 188.7, height: 96, front: 0.47 },
  gummies: { length: 131.1, height: 57.5, front: 0.46 },
};

/** Units of a sheet across the part that faces the camera. */
const frontUnits = 1000;

const document = (canvas: Canvas, design: PackDesign, width: number, height: number, body: string): string =>
  canvas.document(Math.round(width), Math.round(height), design.name, body);

const drawBand = (design: PackDesign, { length, height, front, motifHeight }: Band): string => {
  const canvas = new Canvas();
  const width = frontUnits / front;
  const tall = (width * height) / length;
  const sides = (width - frontUnits) / 2;
  const box = { x: sides, y: 0, width: frontUnits, height: tall };
  return document(
    canvas,
    design,
    width,
    tall,
    drawLabel(canvas, design, box, { sides, margin: 0.035, motifHeight: motifHeight ?? 0.27 }),
  );
};

/** A pouch is printed all over; the label begins below its zip. */
const drawPouch = (design: PackDesign): string => {
  const canvas = new Canvas();
  const [width, height, head] = [frontUnits, (frontUnits * 236) / 172, 195];
  const box = { x: 0, y: head, width, height: height - head };
  const body =
    rect(0, 0, width, height, design.colours.block) +
    drawLabel(canvas, { ...design, layout: 'full' }, box, { margin: 0.13, motifHeight: 0.38 });
  return document(canvas, design, width, height, body);
};

const stick = { width: 210, height: 780 } as const;

const drawStick = (canvas: Canvas, design: PackDesign): string => {
  const { colours, name, motif, seed } = design;
  const { width, height } = stick;
  const foil = mix(colours.block, colours.light, 0.2);
  const box = { x: 0, y: height * 0.55, width, height: height * 0.45 };
  const size = fitText(name, 'display', height * 0.42, 62);
  const title = drawText(name, 0, 0, size, { fill: isDark(foil) ? PAPER : INK });
  return (
    rect(0, 0, width, height, foil) +
    drawMotif(canvas, motif, box, { ...colours, block: mix(foil, colours.dark, 0.1) }, seededRandom(seed)) +
    group({ transform: transform({ x: width / 2 + size * 0.34, y: height * 0.52, turn: -90 }) }, title)
  );
};

/** The front of the carton, and beside it the front of a stick, stretched to the columns that show it. */
const drawCarton = (design: PackDesign): string => {
  const canvas = new Canvas();
  const front = { x: 0, y: 0, width: frontUnits, height: (frontUnits * 114) / 78 };
  const width = frontUnits / 0.8;
  const place = `translate(${width * 0.85} 0) scale(${(width * 0.15) / stick.width} ${front.height / stick.height})`;
  const body =
    rect(0, 0, width, front.height, design.colours.block) +
    drawLabel(canvas, { ...design, layout: 'base' }, front, {
      margin: 0.1,
      motifHeight: 0.36,
      covered: design.form === 'sachets' ? 0.2 : 0.06,
      stacked: true,
    }) +
    group({ transform: place }, design.form === 'sachets' ? drawStick(canvas, design) : '');
  return document(canvas, design, width, front.height, body);
};

/** Everything that is printed on a pack, as its plate's coordinates read it. */
export const drawSheet = (design: PackDesign): string => {
  const band = bands[packPlateOf(design)];
  if (band) return drawBand(design, band);
  return design.form === 'pouch' ? drawPouch(design) : drawCarton(design);
};
