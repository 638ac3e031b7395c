import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runWebpack } from '../../build/runWebpack.js';
import { browserFlags, browserPath } from '../../e2e/support/browser';
import { median, writeResult } from '../writeResult';

const root = join(import.meta.dirname, '..', '..');
const port = 19_190;
const sizes = [10, 100, 1000, 5000];
const changes = 60;
const rounds = 5;

const compilePage = (): Promise<string> =>
  runWebpack(
    {
      mode: 'production',
      context: root,
      entry: './bench/persistence/page.ts',
      target: ['web', 'es2022'],
      output: { filename: 'page.js' },
      resolve: { extensions: ['.ts', '.tsx', '.js', '.json'], alias: { '@': join(root, 'src') } },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            loader: 'swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
    },
    (folder) => readFileSync(join(folder, 'page.js'), 'utf8'),
  );

/** Measures what it costs to keep one changed product across visits, by how many products are kept already. */
export const measurePersistence = async (): Promise<void> => {
  const script = await compilePage();
  // IndexedDB needs an origin.
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Bench</title>');
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  try {
    const times = new Map<number, number[]>();
    // By turns, so that a busy moment of the machine hits every size.
    for (let round = 0; round < rounds; round += 1) {
      for (const size of sizes) {
        const page = await browser.newPage();
        await page.goto(`http://localhost:${port}/`);
        await page.addScriptTag({ content: script });
        const measured = await page.evaluate(([count, times]) => window.measureWrite(count, times), [
          size,
          changes,
        ] as const);
        times.set(size, [...(times.get(size) ?? []), ...measured]);
        await page.close();
      }
    }
    const medians = sizes.map((size) => Number(median(times.get(size) ?? []).toFixed(2)));
    writeResult('persistence', {
      changes: changes * rounds,
      medianMsOfOneChangeByProducts: Object.fromEntries(sizes.map((size, index) => [size, medians[index]])),
      ratioOfMostToFewest: Number(((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2)),
    });
  } finally {
    await browser.close();
    server.close();
  }
};
