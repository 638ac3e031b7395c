// `npm run serve`: serves the shop that is built, by the embedded backend or before the Magento that SHOP_BACKEND names. A
// build of other settings is refused; `npm run serve -- --check` says so without serving.
import { buildProblem, folderOfBuild, stockEnvironment } from './lib/builds.mjs';
import { backendEnvironment, serverOf } from './lib/otherBackend.mjs';
import { fail, serveUntilStopped } from './lib/steps.mjs';

if (process.env.BACKEND_PROFILE === 'stock') Object.assign(process.env, { ...stockEnvironment, ...process.env });
Object.assign(process.env, await backendEnvironment(process.env).catch(({ message }) => fail(message)));
// `npm run build` writes to dist whatever the settings are, `npm start` to a folder of these settings.
const folders = [folderOfBuild(process.env), process.env.DIST_DIR || 'dist'];
const problems = folders.map((folder) => buildProblem(folder, process.env));
const [DIST_DIR] = folders.filter((_, index) => problems[index] === undefined);
if (DIST_DIR === undefined) fail(problems[0]);
if (!process.argv.includes('--check'))
  process.exitCode = await serveUntilStopped([
    { command: process.execPath, args: ['--import', 'tsx', serverOf(process.env)], environment: { DIST_DIR } },
  ]);
