// Every class that a component takes of a style sheet is in it (one that is not ends as the word "undefined" in the page),
// and every class of a style sheet is taken by somebody.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { classesOf, classesUsed } from './checks/classes.mjs';
import { filesBelow, report, root } from './lib/steps.mjs';

const modules = ['src', 'playground']
  .flatMap((folder) => filesBelow(join(root, folder)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

/** Classes by style sheet; those that somebody takes, with `*` for all. */
const sheets = new Map();
const taken = new Map();
const problems = [];
for (const path of modules) {
  const own = relative(root, path);
  for (const { sheet, names, isOpen } of classesUsed(own, readFileSync(path, 'utf8'))) {
    if (!existsSync(join(root, sheet))) continue;
    const classes = sheets.get(sheet) ?? classesOf(readFileSync(join(root, sheet), 'utf8'));
    sheets.set(sheet, classes);
    const users = taken.get(sheet) ?? new Set();
    taken.set(sheet, users);
    for (const name of isOpen ? [...names, '*'] : names) users.add(name);
    for (const name of names) if (!classes.has(name)) problems.push(`${own} takes .${name}, which is not in ${sheet}`);
  }
}
for (const [sheet, classes] of sheets) {
  const users = taken.get(sheet);
  if (users.has('*')) continue;
  for (const name of classes) if (!users.has(name)) problems.push(`${sheet} has .${name}, which nobody takes`);
}

report(
  problems,
  `${sheets.size} style sheets have the classes that ${modules.length} modules take of them, and no others.`,
);
