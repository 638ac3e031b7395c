// Bundle budgets (docs/architecture.md): brotli bytes of what a first visit loads before it is usable, per kind of page.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { budgetReport } from './checks/budgets.mjs';
import { fail, report, root, say } from './lib/steps.mjs';

const dist = join(root, 'dist');
if (!existsSync(join(dist, 'index.html'))) fail('There is no build: run "npm run build" first.');

const size = (file) => {
  const path = join(dist, file.replace(/^\//, ''));
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};
const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
const precached = [...worker.matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)]
  .map((match) => match[1])
  .filter((url) => existsSync(join(dist, url)));

const { rows, problems } = budgetReport({ html: readFileSync(join(dist, 'index.html'), 'utf8'), precached, size });
say(rows.join('\n'));
report(problems, 'Every page is within its budget.');
