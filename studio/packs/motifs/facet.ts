import { mix } from '../../drawing/colour';
import { d, path } from '../../drawing/svg';
import type { Motif } from './motif';

type Point = readonly [number, number];
const COLUMNS = 5;
const ROWS = 3;

/** Minerals: a cut crystal, triangles that darken downwards. */
export const facet: Motif = ({ x, y, width, height, random, ...tones }) => {
  const jitter = (index: number, last: number): number => (index > 0 && index < last ? (random() - 0.5) * 0.55 : 0);
  const grid: Point[][] = [];
  for (let row = 0; row <= ROWS; row++) {
    const points: Point[] = [];
    for (let column = 0; column <= COLUMNS; column++)
      points.push([
        x + (width * (column + jitter(column, COLUMNS))) / COLUMNS,
        y + (height * (row + jitter(row, ROWS))) / ROWS,
      ]);
    grid.push(points);
  }
  const { block, light, dark, middle, pale } = tones;
  const scale = [light, pale, block, mix(block, dark, 0.25), middle, dark];
  const toneAt = (depth: number): string => scale[Math.min(5, Math.floor(random() * 3.2 + depth))] ?? dark;
  const at = (row: number, column: number): Point => grid[row]?.[column] ?? [x, y];
  const triangle = (corners: readonly Point[], fill: string): string =>
    path(`M${corners.map(([px, py]) => d`${px} ${py}`).join('L')}Z`, fill, {
      stroke: fill,
      'stroke-width': 0.8,
    });

  let out = '';
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [a, b] = [at(row, column), at(row, column + 1)];
      const [c, e] = [at(row + 1, column + 1), at(row + 1, column)];
      const [upper, lower] =
        (row + column) % 2 === 1
          ? [
              [a, b, c],
              [a, c, e],
            ]
          : [
              [a, b, e],
              [b, c, e],
            ];
      if (upper !== undefined) out += triangle(upper, toneAt(row * 0.8));
      if (lower !== undefined) out += triangle(lower, toneAt(row * 0.9 + 0.6));
    }
  }
  return out;
};
