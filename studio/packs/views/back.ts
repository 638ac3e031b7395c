import { DIAGONAL } from '../../drawing/canvas';
import { CAST_SHADE, INK, PAPER, SHADE } from '../../drawing/colour';
import { rect } from '../../drawing/svg';
import { drawText, fitText } from '../../lettering/text';
import type { PackDesign } from '../design';
import { drawStudio } from '../studio';
import type { View } from './view';

const CARD = { x: 170, y: 190, width: 860, height: 1120 } as const;
const LEFT = CARD.x + 64;
const RIGHT = CARD.x + CARD.width - 64;
const INNER = RIGHT - LEFT;
const AMOUNT_RIGHT = RIGHT - 150;
const ROW_HEIGHT = 88;
const NOTE_HEIGHT = 46;

/** Statements that every supplement must carry (Food Supplements (England) Regulations 2003, reg. 6). */
const NOTES: readonly string[] = [
  '*NRV: nutrient reference value.',
  'Food supplement. Do not exceed the recommended',
  'daily dose. Food supplements should not replace a',
  'varied, balanced diet and a healthy lifestyle.',
  'Keep out of reach of young children.',
];

function drawTable({ facts, latin, name, dose }: PackDesign): { art: string; bottom: number } {
  const rows = facts ?? [{ name: latin === '' ? name : latin, amount: dose, nrv: '' }];
  const top = CARD.y + 118;
  const head =
    drawText('Nutrition information', LEFT, top, 62) +
    drawText('Per daily serving', LEFT, top + 56, 28, { face: 'text' }) +
    drawText('%NRV*', RIGHT, top + 56, 28, { face: 'text', anchor: 'end' }) +
    rect(LEFT, top + 82, INNER, 4, INK);
  // Long tables are set tighter so that they keep clear of the notes.
  const squeeze = Math.min(1, 6 / rows.length);
  const size = 34 * Math.max(0.6, squeeze);
  const step = ROW_HEIGHT * squeeze;
  let baseline = top + 82;
  let art = head;
  for (const row of rows) {
    baseline += step;
    const text = baseline - 26 * squeeze;
    const amountSize = fitText(row.amount, 'text', 200, size);
    art +=
      drawText(row.name, LEFT, text, fitText(row.name, 'text', INNER - 370, size), {
        face: 'text',
      }) +
      drawText(row.amount, AMOUNT_RIGHT, text, amountSize, { face: 'text', anchor: 'end' }) +
      drawText(row.nrv, RIGHT, text, size, { face: 'text', anchor: 'end' }) +
      rect(LEFT, baseline, INNER, 1.5, INK, { opacity: 0.3 });
  }
  return { art, bottom: baseline };
}

function drawNotes(notes: readonly string[]): string {
  const top = CARD.y + CARD.height - 190 - notes.length * NOTE_HEIGHT;
  return notes
    .map((line, index) =>
      drawText(line, LEFT, top + (index + 1) * NOTE_HEIGHT, fitText(line, 'text', INNER, 28), {
        face: 'text',
        opacity: 0.85,
      }),
    )
    .join('');
}

/** The facts panel: nutrition table, statutory notes, brand and count. */
export const back: View = (canvas, _spec, design) => {
  const { x, y, width, height } = CARD;
  const sheen = canvas.linear(
    [
      [0, '#fff', 0.2],
      [1, SHADE, 0.08],
    ],
    DIAGONAL,
  );
  const foot = y + height - 60;
  const countSize = fitText(design.count, 'text', INNER * 0.6, 30);
  return (
    drawStudio(canvas, design.colours) +
    rect(x + 14, y + 26, width, height, CAST_SHADE, { opacity: 0.22, filter: canvas.blur(26) }) +
    rect(x, y, width, height, PAPER) +
    rect(x, y, width, 20, design.colours.block) +
    drawTable(design).art +
    drawNotes(design.notes ?? NOTES) +
    drawText('Halewell', LEFT, foot, 58) +
    drawText(design.count, RIGHT, foot, countSize, { face: 'text', anchor: 'end' }) +
    rect(x, y, width, height, sheen)
  );
};
