import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { root } from './steps.mjs';

/** Test code that a group has at most. More of it in one file of jest's leaves a core without work at the end. */
const mostCharacters = 60_000;

/** These take minutes, however little there is to read: jest begins with the biggest file. */
const longFiles = /\/(?:faultedOrders|stockFaultedOrders|faultedCarts|partByPart|hostileContent)\.test\.tsx?$/;

/** What is replaced for a whole file, would be replaced for its neighbours too. */
const alone = /^jest\.(?:mock|useFakeTimers)\(|^\/\*\* @jest-environment /m;
const environmentComment = /^\/\*\* @jest-environment .*\n/;

/** What changes the page or the build for a whole file: only files that do the same stand together. */
const preparation = /^(?:import '@\/testing\/[^']+'|playStockBuild\(\));/gm;

const ownTimeout = /^jest\.setTimeout\(([\d_]+)\);/gm;
const usualTimeout = 60_000;

const describeFile = (path) => {
  const text = readFileSync(path, 'utf8');
  const isLong = longFiles.test(path.split(sep).join('/'));
  return {
    path,
    size: text.length + (isLong ? 10 * mostCharacters : 0),
    isAlone: isLong || alone.test(text),
    environment: environmentComment.exec(text)?.[0] ?? '',
    needs: Array.from(text.matchAll(preparation), ([line]) => line)
      .sort()
      .join(''),
    timeout: Math.max(
      usualTimeout,
      ...Array.from(text.matchAll(ownTimeout), ([, number]) => Number(number.replaceAll('_', ''))),
    ),
  };
};

/**
 * Puts test files together in their order, so that those of a folder stay neighbours and a group changes only with them.
 * @param files each with its `size`, what it `needs`, and whether it stands alone.
 */
export const groupFiles = (files) => {
  const groups = [];
  const open = new Map();
  for (const file of files) {
    const before = file.isAlone ? undefined : open.get(file.needs);
    const room = mostCharacters - (before ?? []).reduce((sum, { size }) => sum + size, 0);
    if (before && file.size <= room) {
      before.push(file);
      continue;
    }
    const group = [file];
    groups.push(group);
    if (!file.isAlone) open.set(file.needs, group);
  }
  return groups;
};

const environment = join(root, 'src', 'testing', 'environment');

const textOf = (files, folder, isInPage) => {
  const nameOf = (path) => relative(folder, path).split(sep).join('/');
  const members = files.map(({ path }) => {
    const title = relative(root, path).split(sep).join('/');
    return `member('${title}', () => require('${nameOf(path)}')${isInPage ? ', endTest' : ''});`;
  });
  const text = [
    `${files[0].environment}const { member } = require('${nameOf(join(environment, 'member'))}');`,
    ...(isInPage ? [`const { endTest } = require('${nameOf(join(environment, 'atEndOfTest'))}');`] : []),
    ...members,
    `jest.setTimeout(${Math.max(...files.map(({ timeout }) => timeout))});`,
    '',
  ].join('\n');
  // Without times of an earlier run jest begins with the biggest file: a group is as big as what it runs.
  return text.padEnd(
    files.reduce((sum, { size }) => sum + size, 0),
    '\n',
  );
};

const testFilesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.test\.(?:tsx?|mjs)$/.test(name))
    .map((name) => join(folder, name));

/**
 * Writes files for jest that each run several test files of a project, and returns their folder. A test file by itself
 * spends most of its time on loading the shop.
 */
export const writeTestGroups = ({ displayName, roots }) => {
  const folder = join(root, '.cache', 'tests', displayName);
  const paths = roots.flatMap((name) => testFilesBelow(name.replace('<rootDir>', root))).sort();
  const wanted = new Map(
    groupFiles(paths.map(describeFile)).map((files) => {
      const name = relative(root, files[0].path).replace(/\W+/g, '-');
      return [join(folder, `${name}.test.js`), textOf(files, folder, displayName === 'dom')];
    }),
  );
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!wanted.has(join(folder, name))) rmSync(join(folder, name));
  for (const [path, text] of wanted) {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  return folder;
};
