import { join } from 'node:path';

import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Names of the classes that a style sheet has; names in keyframes are none. */
export const classesOf = (css) => {
  const names = new Set();
  postcss.parse(css).walkRules(({ parent, selector }) => {
    if (parent?.type === 'atrule' && parent.name.endsWith('keyframes')) return;
    selectorParser((root) => root.walkClasses(({ value }) => void names.add(value))).processSync(selector);
  });
  return names;
};

const sheetImport = /import (\w+) from '([^']+\.module\.css)';/g;

/**
 * The style sheets that a module imports, each with the classes that the module takes of it. `isOpen` says that it takes
 * some by a name that is not written there.
 * @param path of the module, relative to the repository.
 * @returns {{ sheet: string, names: string[], isOpen: boolean }[]}
 */
export const classesUsed = (path, source) => {
  const code = source.replaceAll(/^import\b[^;]*;/gm, '');
  return [...source.matchAll(sheetImport)].map(([, local, from]) => ({
    sheet: from.startsWith('@/') ? join('src', from.slice(2)) : join(path, '..', from),
    names: [
      ...[...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))],
      ...[...code.matchAll(new RegExp(`\\b${local}\\[['"]([\\w-]+)['"]\\]`, 'g'))],
    ].map(([, name]) => name),
    isOpen: new RegExp(`\\b${local}(?:\\[(?!['"])|\\s*[,})]|;)`).test(code),
  }));
};
