import type { Canvas, Stop } from '../drawing/canvas';
import { DOWN } from '../drawing/canvas';
import { ellipse, group, path, rect } from '../drawing/svg';
import type { Box } from './motifs/drawMotif';

/** Amber pharmacy glass from the left edge to the right. */
export const AMBER: readonly Stop[] = [
  [0, '#1f0c04'],
  [0.025, '#5d2b0c'],
  [0.06, '#a8601d'],
  [0.1, '#7a3e12'],
  [0.2, '#6b340f'],
  [0.42, '#8b4a17'],
  [0.6, '#6d3510'],
  [0.8, '#4b220a'],
  [0.9, '#6a3310'],
  [0.945, '#b56a22'],
  [0.975, '#72390f'],
  [1, '#1a0a03'],
];

/** An amber body: dark shoulders, light pooling at the foot. */
export function drawAmberBody(canvas: Canvas, outline: string, box: Box): string {
  const { x, y, width, height } = box;
  const foot = y + height;
  return (
    path(outline, canvas.linear(AMBER)) +
    group(
      { 'clip-path': canvas.clip(outline) },
      rect(
        x,
        y,
        width,
        90,
        canvas.linear(
          [
            [0, '#000', 0.28],
            [1, '#000', 0],
          ],
          DOWN,
        ),
      ),
      ellipse(x + width / 2, foot + 4, width * 0.46, 26, '#FFC169', {
        opacity: 0.55,
        filter: canvas.blur(10),
      }),
      rect(x, foot - 16, width, 20, '#1a0a02', { opacity: 0.5, filter: canvas.blur(5) }),
    )
  );
}
