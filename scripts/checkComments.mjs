// No file cites a document that is not in the repository, which is of no use to a stranger, or uses words that stop one.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { citations, unplainWords } from './checks/comments.mjs';
import { codeFolders, filesBelow, report, root } from './lib/steps.mjs';

const folders = [...codeFolders, 'docs'];
const files = [...folders, 'webpack.config.js', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
  .flatMap((path) => filesBelow(join(root, path)))
  .filter(
    (path) =>
      /\.(tsx?|m?js|cjs|css|graphqls?|sql|md)$/.test(path) &&
      // The tables that map requirements and cases to files, and the checks themselves.
      !/[\\/](?:requirements\.md|faults\.md|(?:comments|checkComments|faults)\.(?:test\.)?mjs)$/.test(path),
  );

report(
  files.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const at =
      (message) =>
      ({ line, text }) =>
        `${relative(root, path)}:${line} ${message}: ${text}`;
    return [
      ...citations(source).map(at('cites what is not here')),
      ...unplainWords(source).map(at('can be said more plainly')),
    ];
  }),
  `${files.length} files cite nothing that is not in the repository, and are plainly worded.`,
);
