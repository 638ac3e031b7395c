import { Canvas } from '../drawing/canvas';
import { INK, PAPER } from '../drawing/colour';
import { seededRandom } from '../drawing/random';
import { rect } from '../drawing/svg';
import { drawText, fitText } from '../lettering/text';
import type { PackDesign } from '../packs/design';
import { drawMotif } from '../packs/motifs/drawMotif';

/** The leaflet in the ratio of its plate. */
const SHEET = { width: 1000, height: 1315 } as const;
const LEFT = 70;
const RIGHT = SHEET.width - LEFT;
const INNER = RIGHT - LEFT;
const AMOUNT_RIGHT = RIGHT - 150;
const TABLE_TOP = 205;
const NOTE_HEIGHT = 45;
const FOOT = 96;
const TALLEST_ROW = 104;
const ROW_PAD = 8;
/** Height of the motif when the facts leave nothing more. */
const LEAST_MOTIF = 70;

/** Statements that every supplement must carry (Food Supplements (England) Regulations 2003, reg. 6). */
const NOTES: readonly string[] = [
  '*NRV: nutrient reference value.',
  'Food supplement. Do not exceed the recommended',
  'daily dose. Food supplements should not replace a',
  'varied, balanced diet and a healthy lifestyle.',
  'Keep out of reach of young children.',
];

const drawHead = (): string =>
  drawText('Nutrition information', LEFT, 118, 72) +
  drawText('Per daily serving', LEFT, TABLE_TOP - 24, 32, { face: 'text' }) +
  drawText('%NRV*', RIGHT, TABLE_TOP - 24, 32, { face: 'text', anchor: 'end' }) +
  rect(LEFT, TABLE_TOP, INNER, 4, INK);

const drawRows = ({ facts, latin, name, dose }: PackDesign, space: number): { art: string; bottom: number } => {
  const rows = facts ?? [{ name: latin === '' ? name : latin, amount: dose, nrv: '' }];
  const step = Math.min(TALLEST_ROW, (space - ROW_PAD) / rows.length);
  const size = Math.min(42, step * 0.66);
  let art = '';
  rows.forEach((row, index) => {
    const line = TABLE_TOP + ROW_PAD + step * (index + 1);
    const text = line - step * 0.28;
    art +=
      drawText(row.name, LEFT, text, fitText(row.name, 'text', INNER - 360, size), { face: 'text' }) +
      drawText(row.amount, AMOUNT_RIGHT, text, fitText(row.amount, 'text', 210, size), {
        face: 'text',
        anchor: 'end',
      }) +
      drawText(row.nrv, RIGHT, text, size, { face: 'text', anchor: 'end' }) +
      rect(LEFT, line, INNER, 1.5, INK, { opacity: 0.3 });
  });
  return { art, bottom: TABLE_TOP + ROW_PAD + step * rows.length };
};

/** The facts panel: nutrition table, statutory notes, brand and count, and the motif in what is left. */
export const drawFactsSheet = (design: PackDesign): string => {
  const canvas = new Canvas();
  const { width, height } = SHEET;
  const { notes = NOTES, count, colours, motif, seed } = design;
  const below = 50 + notes.length * NOTE_HEIGHT + FOOT + 40;
  const { art, bottom } = drawRows(design, height - TABLE_TOP - below - LEAST_MOTIF);
  const firstNote = bottom + 30;
  const lines = notes.map((line, index) =>
    drawText(line, LEFT, firstNote + (index + 1) * NOTE_HEIGHT, fitText(line, 'text', INNER, 30), {
      face: 'text',
      opacity: 0.85,
    }),
  );
  const foot = firstNote + notes.length * NOTE_HEIGHT + FOOT;
  const band = { x: 0, y: foot + 40, width, height: height - foot - 40 };
  const body =
    rect(0, 0, width, height, PAPER) +
    drawHead() +
    art +
    lines.join('') +
    drawText('Halewell', LEFT, foot, 64) +
    drawText(count, RIGHT, foot, fitText(count, 'text', INNER * 0.6, 36), { face: 'text', anchor: 'end' }) +
    drawMotif(canvas, motif, band, colours, seededRandom(seed));
  return canvas.document(width, height, design.name, body);
};
