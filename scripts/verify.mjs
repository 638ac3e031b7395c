// `npm run verify`: every check that is not a test. Ends non-zero when any fails, and names those that did.
// `-- --only types,lint` runs those alone; `-- --changed` looks at the files that differ from the last commit.
import { changedFiles } from './lib/changedFiles.mjs';
import { build, checkNode, generate, install } from './lib/prepare.mjs';
import { fail, run, say, tool } from './lib/steps.mjs';

const node = process.execPath;
const script = (name, ...args) => ({ command: node, args: [`scripts/${name}.mjs`, ...args] });

/**
 * The checks in their order. `files` says which files a check reads one by one, so that it can look at changed ones only;
 * `isWhole` that it makes sense for the whole tree only.
 */
const checks = {
  types: { command: tool('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
  lint: { command: tool('eslint'), args: ['--max-warnings', '0'], all: ['.'], files: /\.(ts|tsx|js|mjs|cjs|graphql)$/ },
  styles: { command: tool('stylelint'), args: [], all: ['src/**/*.css'], files: /^src\/.*\.css$/ },
  format: {
    command: tool('prettier'),
    args: ['--check', '--log-level', 'warn', '--ignore-unknown'],
    all: ['.'],
    files: /./,
  },
  imports: {
    command: tool('depcruise'),
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'src',
      'backend',
      'sw',
      'studio',
      'deploy',
      'gateway',
      'playground',
    ],
  },
  'dead-code': { command: tool('knip'), args: ['--no-progress'] },
  classes: script('checkClasses'),
  messages: script('checkMessages'),
  operations: script('checkOperations'),
  sizes: script('checkFileSizes'),
  comments: script('checkComments'),
  documents: script('checkPaths'),
  faults: script('checkFaults'),
  settings: script('settingsDocs', '--check'),
  pictures: { command: node, args: ['--import', 'tsx', 'studio/run.ts', '--check'] },
  budgets: { ...script('checkBudgets'), prepare: build, isWhole: true },
  dist: { ...script('checkDist'), prepare: build, isWhole: true },
};

const names = Object.keys(checks);
const options = process.argv.slice(2);
const only = options.includes('--only') ? (options[options.indexOf('--only') + 1] ?? '').split(',') : undefined;
const unknown = (only ?? []).filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`There is no check ${unknown.join(', ')}: choose of ${names.join(', ')}.`);
const changed = options.includes('--changed') ? changedFiles() : undefined;

/** Arguments of a check, or undefined when there is nothing for it to look at. */
const argumentsOf = ({ args, all = [], files, isWhole }) => {
  if (!changed) return [...args, ...all];
  if (!files) return isWhole ? undefined : args;
  const own = changed.filter((file) => files.test(file));
  return own.length > 0 ? [...args, ...own] : undefined;
};

checkNode();
install();
generate();

const failed = [];
for (const name of only ?? names) {
  const check = checks[name];
  const args = argumentsOf(check);
  if (!args) continue;
  await check.prepare?.();
  const startedAt = Date.now();
  say(`\n— ${name}`);
  if ((await run(check.command, args)) !== 0) failed.push(name);
  say(`  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

say(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nEvery check passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
