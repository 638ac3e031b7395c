import type { TablewareArtwork } from '../artwork';
import { Canvas, DOWN } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { ellipse, rect } from '../drawing/svg';
import { pieces } from './pieces';

/** Size of every picture of tableware, in user units. */
export const tablewareSize = { width: 800, height: 1000 } as const;

const wall = '#efe9df';
const table = '#d9cdbb';
const tableTop = 720;

/** A piece in its glaze on a table before a wall, lit from the left. */
export const drawTableware = ({ piece, glaze, speckled = false }: TablewareArtwork): string => {
  const { width, height } = tablewareSize;
  const canvas = new Canvas();
  const ground = [
    rect(
      0,
      0,
      width,
      tableTop,
      canvas.linear(
        [
          [0, wall],
          [1, mix(wall, '#ffffff', 0.4)],
        ],
        DOWN,
      ),
    ),
    rect(
      0,
      tableTop,
      width,
      height - tableTop,
      canvas.linear(
        [
          [0, mix(table, '#000000', 0.06)],
          [1, table],
        ],
        DOWN,
      ),
    ),
    ellipse(width / 2 + 30, 802, 250, 34, '#2a1d0c', { opacity: 0.28, filter: canvas.blur(18) }),
  ];
  return canvas.document(width, height, 'Tableware', ground.join('') + pieces[piece](canvas, glaze, speckled));
};
