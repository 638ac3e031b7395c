// `npm run verify`: every check that is not a test. Ends non-zero when any fails, and names those that did.
import { build, checkNode, generate, install } from './lib/prepare.mjs';
import { run, say, tool } from './lib/steps.mjs';

checkNode();
install();
generate();

const node = process.execPath;
const checks = [
  ['types', tool('tsc'), ['--noEmit', '-p', 'tsconfig.json']],
  ['lint', tool('eslint'), ['.', '--max-warnings', '0']],
  ['styles', tool('stylelint'), ['src/**/*.css']],
  ['format', tool('prettier'), ['--check', '--log-level', 'warn', '.']],
  [
    'imports',
    tool('depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'backend', 'sw'],
  ],
  ['dead code', tool('knip'), ['--no-progress']],
  ['messages', node, ['scripts/checkMessages.mjs']],
  ['operations', node, ['scripts/checkOperations.mjs']],
  ['sizes of files', node, ['scripts/checkFileSizes.mjs']],
];

const failed = [];
for (const [name, command, args] of checks) {
  const startedAt = Date.now();
  say(`\n— ${name}`);
  if ((await run(command, args)) !== 0) failed.push(name);
  say(`  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
build();
say('\n— budgets');
if ((await run(node, ['scripts/checkBudgets.mjs'])) !== 0) failed.push('budgets');

say(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nEvery check passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
