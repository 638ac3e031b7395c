// Every case of docs/faults.md has a row, and tests whose titles begin with its number.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { caseNumbers, faultProblems, readRows } from './checks/faults.mjs';
import { filesBelow, report, root } from './lib/steps.mjs';

const folders = ['src', 'backend', 'sw', 'build', 'deploy', 'gateway', 'scripts', 'e2e'];
const tests = new Map(
  folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    // The tests of the checks themselves have titles for an example.
    .filter((path) => /\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(path) && !/(?:comments|faults)\.test\.mjs$/.test(path))
    .map((path) => [relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
);
const document = readFileSync(join(root, 'docs/faults.md'), 'utf8');
const open = readRows(document).filter(({ files }) => files.length === 0);

report(
  faultProblems(document, tests),
  `${caseNumbers.length - open.length} of ${caseNumbers.length} cases have tests${
    open.length > 0 ? `; open: ${open.map(({ number }) => number).join(', ')}` : ''
  }.`,
);
