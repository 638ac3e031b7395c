// No source file is over 300 lines, and no folder of src holds over 20 of them; prints how many there are and how long.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { codeFolders, filesBelow, root } from './lib/steps.mjs';

const limit = 300;
const atRoot = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
const files = [...codeFolders, ...atRoot]
  .flatMap((path) => filesBelow(join(root, path)))
  .map((path) => relative(root, path).replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|mjs|cjs|js|css|graphqls?|sql)$/.test(path))
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

const folderLimit = 20;

const sourceCounts = new Map();
for (const { path } of lengths) {
  if (!/^src\/.*\.tsx?$/.test(path) || /\.(test|generated|d)\.tsx?$/.test(path)) continue;
  sourceCounts.set(dirname(path), (sourceCounts.get(dirname(path)) ?? 0) + 1);
}
const tooWide = [...sourceCounts].filter(([, count]) => count > folderLimit);
for (const [folder, count] of tooWide)
  process.stderr.write(`${folder} has ${count} source files of its own; the limit is ${folderLimit}.\n`);

process.exitCode = tooLong.length + tooWide.length > 0 ? 1 : 0;
