import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeResult } from '../writeResult';

import { measureSize, type SizeFigures } from './measureSize';

/** 0: the products of the data files alone. */
const sizes = [0, 10_000, 100_000];

const table = (figures: readonly SizeFigures[]): string => {
  const names = Object.keys(figures[0]?.answers ?? {});
  const cells = (name: string) =>
    figures.map(({ answers }) => {
      const times = answers[name];
      return times ? `${times.cold} / ${times.afterWrite} / ${times.warm}` : '';
    });
  const rows = [
    ['cold / after a write / warm, ms', ...figures.map(({ products }) => products.toLocaleString('en-GB'))],
    ['---', ...figures.map(() => '---')],
    ...names.map((name) => [name, ...cells(name)]),
    ['seed, s', ...figures.map(({ seedSeconds }) => String(seedSeconds))],
    ['index at the start, ms', ...figures.map(({ indexMilliseconds }) => String(indexMilliseconds))],
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
};

/** Answer times of the catalogue at three sizes, into results/scale.json and results/scale.md. */
export const measureScale = async (): Promise<void> => {
  const figures: SizeFigures[] = [];
  for (const size of sizes) figures.push(await measureSize(size));
  writeResult('scale', { sizes: figures });
  writeFileSync(join(import.meta.dirname, '..', 'results', 'scale.md'), `# Catalogue answers\n\n${table(figures)}\n`);
};
