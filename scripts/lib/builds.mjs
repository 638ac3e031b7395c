import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { isDone, markDone, root, say } from './steps.mjs';

/** Environment of a build for the embedded backend's profile `stock`, unless the environment says otherwise. */
export const stockEnvironment = { SHOP_BACKEND: 'settings/backends/stock.json', SHOP_STORE_CODE: 'default' };

/** Where a build stands that no setting puts elsewhere. */
const usualFolder = 'dist';

/** Settings that the build writes into what it makes; what a server says of a page comes when it is served. */
const isBuildSetting = ([name, value]) =>
  value !== '' && /^SHOP_|^(?:BACKEND_ORIGIN|PRERENDER_ORIGIN|WEB_ROOT)$/.test(name);

/** Returns the content of a file that a setting names; the build itself reports a wrong one. */
const namedFile = (name) => {
  const path = resolve(root, name ?? '');
  return name && existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** The settings of a build as a text, with the files that they name: the same text, the same build. */
export const settingsOfBuild = (environment) =>
  [
    ...Object.entries(environment)
      .filter(isBuildSetting)
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
    namedFile(environment.SHOP_BACKEND),
    namedFile(environment.SHOP_BRAND),
  ].join('\n');

/**
 * Where the build of these settings stands: `DIST_DIR`; `dist` where nothing is set; else a folder of its own below `.cache`,
 * so that two shops of one clone run side by side, and going back to former settings needs no build.
 */
export const folderOfBuild = (environment) => {
  if (environment.DIST_DIR) return environment.DIST_DIR;
  if (!Object.entries(environment).some(isBuildSetting)) return usualFolder;
  const hash = createHash('sha256').update(settingsOfBuild(environment)).digest('hex').slice(0, 12);
  return join('.cache', 'builds', hash);
};

/** What the backend, the brand and the pictures of a build are: it cannot be served as one for others. */
const kindOfBuild = (environment) =>
  createHash('sha256')
    .update(
      [
        environment.SHOP_IMAGE_SERVICE ?? '',
        namedFile(environment.SHOP_BACKEND),
        namedFile(environment.SHOP_BRAND),
      ].join('\n'),
    )
    .digest('hex');

/** The name under which it is remembered what was done for a folder. */
export const stepOf = (what, folder) => `${what}-${folder.replace(/[^\w.-]+/g, '_')}`;

const kindStep = (folder) => stepOf('kind-of', folder);

/** Remembers what a folder was built for. */
export const markKind = (folder, environment) => markDone(kindStep(folder), kindOfBuild(environment));

/**
 * Why a folder cannot be served, or measured, with these settings, in one sentence; undefined where it can.
 */
export const buildProblem = (folder, environment) => {
  if (!existsSync(resolve(root, folder, 'index.html')))
    return `There is no build in ${folder}: run npm run build with the same settings first, or npm start.`;
  return isDone(kindStep(folder), kindOfBuild(environment))
    ? undefined
    : `The build in ${folder} is one for another backend, brand or image service: run npm run build with the settings of now, or npm start.`;
};

/** Says where a build stands that is not at the usual place. */
export const sayFolder = (folder) => {
  if (folder !== usualFolder) say(`  This build stands in ${folder}; folders there may be deleted at any time.`);
};
