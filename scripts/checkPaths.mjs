// Every file and folder that the documents name exists: a map that leads nowhere is worse than none.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { filesBelow, report, root } from './lib/steps.mjs';

const folders = 'src|backend|sw|studio|deploy|gateway|playground|settings|scripts|build|e2e|bench|docs|public|i18n';
const named = new RegExp(`\`((?:${folders})/[\\w./-]*\\w)\``, 'g');

// Records of decisions tell how it was when they were made.
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs']
  .flatMap((path) => filesBelow(join(root, path)))
  .filter((path) => path.endsWith('.md') && !path.includes('decisions'));
/** Files that a build makes do not exist before it. */
const madeByBuild = /^deploy\/made\//;

const problems = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(named)]
    .map(([, path]) => path)
    .filter(
      (path) => !madeByBuild.test(path) && !['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending))),
    )
    .map((path) => `${relative(root, document)} names ${path}, which is not there.`),
);

report([...new Set(problems)], `What ${documents.length} documents name is there.`);
