import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folderOf = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The package that a module comes from; undefined for the shop's own. */
export const packageFolder = (resource) => folderOf.exec(resource ?? '')?.[0];

const licenceTextIn = (folder) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package brings no text of its licence.';
};

const noticeOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name: `${name} ${version}`, text: `${name} ${version} (${license})\n\n${licenceTextIn(folder)}` };
};

/**
 * The packages of which something is in the build, with the licences that have to go with every copy of them.
 * @param folders of packages, in any order.
 */
export const noticesOf = (folders) =>
  [...new Set(folders)]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(noticeOf)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ text }) => text)
    .join(`\n\n${'-'.repeat(72)}\n\n`);

/**
 * The licences of a compilation.
 * @param more folders of packages that come into the build by another way.
 */
export const noticesOfBuild = ({ modules }, more) => {
  const all = [...modules].flatMap((module) => module.modules ?? [module]);
  const folders = all
    .map((module) => packageFolder(module.nameForCondition()))
    .filter((folder) => folder !== undefined);
  return `${noticesOf([...folders, ...more])}\n`;
};
