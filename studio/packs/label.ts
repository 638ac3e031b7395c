import type { Canvas } from '../drawing/canvas';
import { INK, isDark, mix, PAPER } from '../drawing/colour';
import { seededRandom } from '../drawing/random';
import { d, group, rect } from '../drawing/svg';
import { drawText, fitText, measureText } from '../lettering/text';
import type { PackDesign } from './design';
import { NAME_LEADING, NAME_TRACK, setName } from './labelName';
import { drawMotif, type Box } from './motifs/drawMotif';

/** How the label sits on its pack. */
export interface LabelStyle {
  /** How far paper and motif run on beside the front, round the pack. */
  sides?: number;
  /** Inner margin as a share of the width. */
  margin?: number;
  /** Height of the motif as a share of the height. */
  motifHeight?: number;
  /** Share of the width at the right that something stands before; the name keeps clear of it. */
  covered?: number;
  /** Dose above count instead of beside it: the lower right of a carton is covered. */
  stacked?: boolean;
}

const KIND = 'Food supplement';

interface Sheet extends Box {
  fill: string;
  left: number;
  right: number;
  inner: number;
  /** The part without the motif. */
  top: number;
  space: number;
  small: number;
  tiny: number;
}

function drawHead(sheet: Sheet): { art: string; bottom: number } {
  const { width, left, right, inner, fill, small } = sheet;
  const size = width * 0.066;
  const baseline = sheet.top + sheet.space * 0.085 + size * 0.72;
  const bottom = baseline + size * 0.46;
  return {
    bottom,
    art:
      drawText('Halewell', left, baseline, size, { fill, track: 0.005 }) +
      drawText(KIND, right, baseline, small * 0.86, {
        face: 'text',
        fill,
        anchor: 'end',
        opacity: 0.78,
      }) +
      rect(left, bottom, inner, Math.max(1.6, width * 0.003), fill, { opacity: 0.35 }),
  };
}

function drawName(sheet: Sheet, design: PackDesign, top: number, bottom: number, covered: number): string {
  const { width, left, fill, small } = sheet;
  const inner = sheet.inner - width * covered;
  const latinHeight = small * (design.latin === '' ? 0.4 : 2.2);
  const space = bottom - top - latinHeight - width * 0.03;
  const { lines, size } = setName(design.name, inner, space, width * 0.205);
  const first = top + width * 0.03 + size * 0.86;
  const last = first + (lines.length - 1) * size * NAME_LEADING;
  let art = lines
    .map((line, index) =>
      drawText(line, left - size * 0.03, first + index * size * NAME_LEADING, size, {
        fill,
        track: NAME_TRACK,
      }),
    )
    .join('');
  if (design.latin !== '')
    art += drawText(
      design.latin,
      left,
      last + size * 0.23 + small * 1.25,
      fitText(design.latin, 'text', inner, small),
      { face: 'text', fill, opacity: 0.8 },
    );
  return art;
}

function drawAmounts(sheet: Sheet, design: PackDesign, baseline: number, stacked: boolean): string {
  const { width, left, right, inner, fill, tiny } = sheet;
  const { dose, count } = design;
  const countSize = fitText(count, 'text', inner * (stacked ? 0.9 : 0.7), tiny);
  const beside = measureText(count, 'text', countSize);
  const doseSize = fitText(dose, 'display', inner - beside - width * 0.04, width * 0.078);
  if (stacked)
    return (
      drawText(dose, left, baseline - tiny * 1.55, doseSize, { fill }) +
      drawText(count, left, baseline, countSize * 1.1, { face: 'text', fill })
    );
  return (
    drawText(dose, left, baseline, doseSize, { fill }) +
    drawText(count, right, baseline, countSize, { face: 'text', fill, anchor: 'end' })
  );
}

/** The label: brand and kind, name, latin name, dose and count, and the motif. */
export function drawLabel(
  canvas: Canvas,
  design: PackDesign,
  box: Box,
  { sides = 0, margin = 0.105, motifHeight, covered = 0, stacked = false }: LabelStyle = {},
): string {
  const { x, y, width, height } = box;
  const { layout, colours } = design;
  const full = layout === 'full';
  const motifSpace = height * (motifHeight ?? (height / width > 1.05 ? 0.36 : 0.3));
  const onTop = layout === 'top';
  const sheet: Sheet = {
    ...box,
    fill: full && isDark(colours.block) ? PAPER : INK,
    left: x + width * margin,
    right: x + width * (1 - margin),
    inner: width * (1 - 2 * margin),
    top: onTop ? y + motifSpace : y,
    space: height - motifSpace,
    small: Math.max(width * 0.045, 21),
    tiny: Math.max(width * 0.041, 20),
  };
  const motif = drawMotif(
    canvas,
    design.motif,
    { x, width, y: onTop ? y : y + height - motifSpace, height: motifSpace },
    full ? { ...colours, block: mix(colours.block, colours.dark, 0.12) } : colours,
    seededRandom(design.seed),
  );
  const head = drawHead(sheet);
  const amounts = sheet.top + sheet.space * 0.925;
  const nameBottom = amounts - sheet.tiny * (stacked ? 3.6 : 1.9);
  // The motif goes on round the pack as its own mirror image, so that it has no seam.
  const mirrored =
    sides > 0 ? [x, x + width].map((edge) => group({ transform: d`translate(${2 * edge} 0) scale(-1 1)` }, motif)) : [];
  return group(
    {},
    rect(x - sides, y, width + 2 * sides, height, full ? colours.block : PAPER),
    ...mirrored,
    motif,
    head.art,
    drawName(sheet, design, head.bottom, nameBottom, covered),
    drawAmounts(sheet, design, amounts, stacked),
  );
}
