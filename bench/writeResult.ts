import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'results');

/** Keeps the figures of one bench under its name, with what they were measured on, and shows them. */
export const writeResult = (name: string, figures: Record<string, unknown>): void => {
  const result = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: cpus().length,
    // Figures of a machine that is busy otherwise are to be read with care.
    loadAverage: Number((loadavg()[0] ?? 0).toFixed(1)),
    ...figures,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  console.log(JSON.stringify(result, null, 2));
};

/** The middle one of several figures. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
