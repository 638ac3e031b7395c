// Bundle budgets (docs/architecture.md): brotli bytes of what a first visit loads before it is usable, per kind of page.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { fail, root } from './lib/steps.mjs';

const kibibyte = 1024;
const budgets = {
  home: 165 * kibibyte,
  category: 165 * kibibyte,
  product: 165 * kibibyte,
  '/cart': 190 * kibibyte,
  '/checkout': 190 * kibibyte,
};
const styleBudget = 14 * kibibyte;
const precacheBudget = 250 * kibibyte;

const dist = join(root, 'dist');
if (!existsSync(join(dist, 'index.html'))) fail('There is no build: run "npm run build" first.');
const html = readFileSync(join(dist, 'index.html'), 'utf8');

const size = (file) => {
  const path = join(dist, file.replace(/^\//, ''));
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};
const sum = (files) => files.reduce((total, file) => total + size(file), 0);
const kib = (bytes) => (bytes / kibibyte).toFixed(1);

const assets = JSON.parse(/id="?page-assets"?[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}');
const initial = [...html.matchAll(/<script[^>]+src="?([^"\s>]+\.js)/g)].map((match) => match[1]);
const rows = [];
const problems = [];

for (const [kind, limit] of Object.entries(budgets)) {
  const files = [...new Set([...initial, ...(assets.main ?? []), ...(assets[kind] ?? [])])];
  const scripts = sum(files.filter((file) => file.endsWith('.js')));
  const styles = sum(files.filter((file) => file.endsWith('.css')));
  rows.push(
    `${kind.padEnd(10)} JS ${kib(scripts).padStart(6)} KiB of ${kib(limit)}, CSS ${kib(styles).padStart(5)} KiB of ${kib(styleBudget)}`,
  );
  if (!assets[kind]) problems.push(`The build names no files for ${kind}.`);
  if (scripts > limit) problems.push(`JavaScript of ${kind} is ${kib(scripts)} KiB; the budget is ${kib(limit)} KiB.`);
  if (styles > styleBudget)
    problems.push(`CSS of ${kind} is ${kib(styles)} KiB; the budget is ${kib(styleBudget)} KiB.`);
}

const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
const precached = [...worker.matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)]
  .map((match) => match[1])
  .filter((url) => existsSync(join(dist, url)));
const precacheSize = sum(precached);
rows.push(`precache   ${kib(precacheSize)} KiB of ${kib(precacheBudget)} in ${precached.length} files`);
if (precached.length === 0) problems.push('The service worker precaches nothing.');
if (precacheSize > precacheBudget)
  problems.push(`The service worker precaches ${kib(precacheSize)} KiB; the budget is ${kib(precacheBudget)} KiB.`);

process.stdout.write(`${rows.join('\n')}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
