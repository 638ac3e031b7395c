// No source file is over 300 lines; prints the counts that the README and the closing notes quote.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { filesBelow, root } from './lib/steps.mjs';

const limit = 300;
const files = ['src', 'backend', 'sw', 'scripts', 'build', 'e2e', 'bench']
  .flatMap((folder) => filesBelow(join(root, folder)))
  .map((path) => relative(root, path).replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|mjs|css|graphqls?|sql)$/.test(path))
  // The lists of currencies and countries of the real schema are data.
  .filter((path) => path !== 'backend/schema/core/common.graphqls' && path !== 'backend/schema/core/catalog.graphqls');
const lengths = files
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines);

const tooLong = lengths.filter(({ lines }) => lines > limit);
for (const { path, lines } of tooLong) process.stderr.write(`${path} has ${lines} lines; the limit is ${limit}.\n`);
const at = (share) => lengths[Math.floor(lengths.length * (1 - share))]?.lines ?? 0;
process.stdout.write(
  `${lengths.length} files, ${lengths.reduce((sum, { lines }) => sum + lines, 0)} lines; median ${at(0.5)}, 90th percentile ${at(0.9)}.\n`,
);
process.exitCode = tooLong.length > 0 ? 1 : 0;
