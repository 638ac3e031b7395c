// Looks through the build for source maps, secrets, and what belongs to a developer's machine.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { distProblems } from './checks/dist.mjs';
import { fail, report, root } from './lib/steps.mjs';

const dist = join(root, 'dist');
if (!existsSync(join(dist, 'index.html'))) fail('There is no build: run "npm run build" first.');

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ name: relative(dist, path), read: () => readFileSync(path, 'utf8') }));

report(distProblems(files), `Nothing in the ${files.length} files of the build is a secret.`);
