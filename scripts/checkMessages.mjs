// Message catalogues: every message that the code uses exists in all eight, none is unused, and all parse with the same arguments.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

import { root } from './lib/steps.mjs';

const locales = ['en_GB', 'en_US', 'fr_CA', 'fr_FR', 'de_DE', 'nl_NL', 'pl_PL', 'pt_PT'];
const problems = [];

const sourceFiles = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'testing' ? [] : sourceFiles(path);
    return /\.tsx?$/.test(name) && !/\.(test|generated)\.tsx?$/.test(name) ? [path] : [];
  });

const catalogues = Object.fromEntries(
  locales.map((locale) => {
    try {
      return [locale, JSON.parse(readFileSync(join(root, 'i18n', `${locale}.json`), 'utf8'))];
    } catch (error) {
      problems.push(`${locale}: ${error.message}`);
      return [locale, {}];
    }
  }),
);
const source = catalogues.en_GB;
const sourceText = sourceFiles(join(root, 'src'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

// An id is used where it stands as a literal; an id made with a template must name a prefix that ends with a dot.
const literals = new Set(
  [...sourceText.matchAll(/['"]([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)+)['"]/g)].map((match) => match[1]),
);
const prefixes = [...sourceText.matchAll(/`([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)*\.)\$\{/g)].map((match) => match[1]);
const isUsed = (id) => literals.has(id) || prefixes.some((prefix) => id.startsWith(prefix));

const referenced = new Set([
  ...[...sourceText.matchAll(/<Formatted\w+[^>]*?\bid="([^"]+)"/gs)].map((match) => match[1]),
  ...[...sourceText.matchAll(/formatMessage\(\s*\{\s*id:\s*'([^']+)'/g)].map((match) => match[1]),
]);

for (const id of referenced) if (!(id in source)) problems.push(`en_GB lacks ${id}, which the code uses.`);
for (const id of Object.keys(source)) if (!isUsed(id)) problems.push(`${id} is used nowhere.`);

const argumentsOf = (elements, found = new Set()) => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.children) argumentsOf(element.children, found);
    for (const option of Object.values(element.options ?? {})) argumentsOf(option.value, found);
  }
  return found;
};

const signature = (locale, id) => {
  try {
    return [...argumentsOf(parse(catalogues[locale][id]))].sort().join(',');
  } catch (error) {
    problems.push(`${locale} ${id}: ${error.message}`);
    return undefined;
  }
};

for (const id of Object.keys(source)) {
  const expected = signature('en_GB', id);
  for (const locale of locales.slice(1)) {
    if (!(id in catalogues[locale])) problems.push(`${locale} lacks ${id}.`);
    else {
      const actual = signature(locale, id);
      if (actual !== undefined && actual !== expected)
        problems.push(`${locale} ${id} has arguments (${actual}), en_GB has (${expected}).`);
    }
  }
}
for (const locale of locales.slice(1)) {
  for (const id of Object.keys(catalogues[locale]))
    if (!(id in source)) problems.push(`${locale} has ${id}, which en_GB lacks.`);
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n${problems.length} problems in the message catalogues.\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${Object.keys(source).length} messages in ${locales.length} locales.\n`);
}
