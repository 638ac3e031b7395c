import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { folderOfBuild, markKind, sayFolder, settingsOfBuild, stepOf, stockEnvironment } from './builds.mjs';
import { isInstalled } from './installed.mjs';
import { fail, hashOf, isDone, markDone, root, runQuietly, runQuietlyTogether, tool } from './steps.mjs';

const codegenInputs = ['backend/schema', 'settings/backends', 'build/documents/frontEndSchema.js', 'codegen.ts', 'src'];
const buildInputs = [
  'src',
  'sw',
  'public',
  'i18n',
  'brand',
  'build',
  'settings',
  'deploy',
  'backend/graphql/operationList.ts',
  'backend/http',
  'backend/payments/providers',
  'backend/schema',
  'backend/servedPaths.ts',
  'webpack.config.js',
  'codegen.ts',
  'package-lock.json',
];

/** Ends the process when Node is older than the project needs. */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Halewell needs Node 20.19 or later; this is ${process.versions.node}.`);
  }
};

/** Installs the dependencies of package-lock.json when they are missing or others. */
export const install = () => {
  if (isInstalled(root)) return;
  // Nothing that we use needs an install script: what is native comes prebuilt inside its package.
  runQuietly('Installing packages (a minute or two the first time)', 'npm', [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]);
};

/** Generates the types of the schema and the precompiled GraphQL documents. */
export const generate = () => {
  const hash = hashOf(codegenInputs, {
    accepts: (file) => /\.graphqls?$|\.json$|codegen\.ts$|frontEndSchema\.js$/.test(file),
  });
  if (existsSync(join(root, 'backend', 'schema', 'resolvers.generated.ts')) && isDone('codegen', hash)) return;
  runQuietly('Generating GraphQL types and documents', tool('graphql-codegen'), ['--config', 'codegen.ts', '--silent']);
  markDone('codegen', hash);
};

const webpackBuild = (label, args = [], environment = {}) => ({
  label,
  command: tool('webpack'),
  args: ['--mode', 'production', ...args],
  environment,
});

const hashOfBuild = (extra = '') => hashOf(buildInputs, { extra, accepts: (file) => !isNoBuildInput(file) });

/** Tests, and what the build itself writes below `deploy`. */
const isNoBuildInput = (file) => /\.test\.tsx?$/.test(file) || file.startsWith(join(root, 'deploy', 'made'));

/** The shop in a folder, and for a folder that is deployed the files in deploy/made that a web server before it needs. */
const shopStep = (folder, isDeployed) => ({
  name: folder === 'dist' ? 'build' : stepOf('build', folder),
  hash: hashOfBuild(settingsOfBuild(process.env)),
  made: resolve(root, folder, 'index.html'),
  build: webpackBuild('Building the shop', [], { DIST_DIR: folder }),
  finish: () => {
    if (isDeployed)
      runQuietly('Writing the web server files', process.execPath, ['--import', 'tsx', 'deploy/main.ts'], {
        DIST_DIR: folder,
      });
    markKind(folder, process.env);
  },
});

/** Where the browser tests find the shop built for the profile `stock`. */
const stockDist = '.cache/stock';

const playgroundInputs = [
  'playground',
  'src/ui',
  'src/kernel',
  'i18n/en_GB.json',
  'brand',
  'build/webpack',
  'webpack.config.js',
  'package-lock.json',
];

/** What the browser tests look at beside the shop: the shop for the profile `stock`, and the page of all parts. */
const testSteps = () => [
  {
    name: 'build-stock',
    hash: hashOfBuild(),
    made: join(root, stockDist, 'index.html'),
    build: webpackBuild('the shop for a stock backend', [], { ...stockEnvironment, DIST_DIR: stockDist }),
  },
  {
    name: 'playground',
    hash: hashOf(playgroundInputs),
    made: join(root, '.cache', 'playground', 'playground.html'),
    build: webpackBuild('the page of all parts', ['--env', 'playground']),
  },
];

const buildMissing = async (steps) => {
  const missing = steps.filter(({ name, hash, made }) => !existsSync(made) || !isDone(name, hash));
  if (missing.length === 0) return;
  await runQuietlyTogether(missing.map((step) => step.build));
  for (const { name, hash, finish } of missing) {
    finish?.();
    markDone(name, hash);
  }
};

const deployedFolder = () => process.env.DIST_DIR || 'dist';

/** Builds the shop to be deployed, in DIST_DIR, where it is missing or older than its sources. */
export const build = () => buildMissing([shopStep(deployedFolder(), true)]);

/**
 * Builds the shop of these settings where it is missing, in a folder of its own (lib/builds.mjs).
 * @returns the folder.
 */
export const buildToRun = async () => {
  const folder = folderOfBuild(process.env);
  await buildMissing([shopStep(folder, folder === deployedFolder())]);
  sayFolder(folder);
  return folder;
};

/** Builds the shop and what else the browser tests look at, two at a time, because webpack keeps only one core busy. */
export const buildForTests = () => buildMissing([shopStep(deployedFolder(), true), ...testSteps()]);
