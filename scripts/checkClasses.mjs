// Every class that a component takes of a style sheet is in it (one that is not ends as the word "undefined" in the page),
// and every class of a style sheet is taken by somebody. So is every custom property, such as a token: declared and used.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

import { classesOf, classesUsed } from './checks/classes.mjs';
import { propertiesIn, propertiesOf } from './checks/properties.mjs';
import { filesBelow, report, root } from './lib/steps.mjs';

const require = createRequire(import.meta.url);

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

/** The style sheets of libraries that a module brings: they use what the shop sets for them. */
const libraryStyles = (source) =>
  [...source.matchAll(/^import '((?:@[^/']+\/|[^@./'])[^']*\.css)';/gm)].map(([, name]) =>
    readFileSync(require.resolve(name), 'utf8'),
  );

/** Custom properties by name, each with a file that declares it, and one that uses it. */
const declarers = new Map();
const propertyUsers = new Map();
const ofLibraries = new Set();
const styled = [...modules, ...['src', 'playground', 'public'].flatMap((folder) => filesBelow(join(root, folder)))];
for (const path of new Set(styled)) {
  if (!/\.(css|tsx?|html)$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
  const source = readFileSync(path, 'utf8');
  const { declared, used } = path.endsWith('.css') ? propertiesOf(source) : propertiesIn(source);
  for (const name of declared) declarers.set(name, relative(root, path));
  for (const name of used) propertyUsers.set(name, relative(root, path));
  for (const styles of libraryStyles(source)) for (const name of propertiesOf(styles).used) ofLibraries.add(name);
}
for (const [name, path] of declarers)
  if (!propertyUsers.has(name) && !ofLibraries.has(name)) problems.push(`${path} declares ${name}, which nobody uses`);
for (const [name, path] of propertyUsers)
  if (!declarers.has(name)) problems.push(`${path} uses ${name}, which nobody declares`);

report(
  problems,
  `${sheets.size} style sheets have the classes that ${modules.length} modules take of them, and no others; ` +
    `${declarers.size} custom properties are declared and used.`,
);
