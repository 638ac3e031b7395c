// No file cites a document that is not in the repository: such a comment is of no use to a stranger.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { citations } from './checks/comments.mjs';
import { filesBelow, report, root } from './lib/steps.mjs';

const folders = [
  'src',
  'backend',
  'sw',
  'studio',
  'deploy',
  'gateway',
  'scripts',
  'build',
  'e2e',
  'bench',
  'docs',
  'settings',
  'playground',
];
const files = [...folders, 'webpack.config.js', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
  .flatMap((path) => filesBelow(join(root, path)))
  .filter(
    (path) =>
      /\.(tsx?|m?js|cjs|css|graphqls?|sql|md)$/.test(path) &&
      // The tables that map requirements and cases to files, and the checks themselves.
      !/[\\/](?:requirements\.md|faults\.md|(?:comments|checkComments|faults)\.(?:test\.)?mjs)$/.test(path),
  );

report(
  files.flatMap((path) =>
    citations(readFileSync(path, 'utf8')).map(
      ({ line, text }) => `${relative(root, path)}:${line} cites what is not here: ${text}`,
    ),
  ),
  `${files.length} files cite nothing that is not in the repository.`,
);
