import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folder of the project. */
export const root = join(import.meta.dirname, '..', '..');

/** Folders that hold code. */
export const codeFolders = [
  'src',
  'backend',
  'sw',
  'studio',
  'deploy',
  'gateway',
  'playground',
  'scripts',
  'settings',
  'build',
  'e2e',
  'bench',
];

const stampFolder = join(root, 'node_modules', '.cache', 'halewell');
const isWindows = process.platform === 'win32';

/**
 * What starts a program. Windows runs npm, and the `.cmd` files of dependencies, by its shell only, which takes a space in a
 * path or an argument for the end of it; Node itself it runs without, and a signal then reaches Node and not the shell.
 * @returns the arguments of `spawn` before its other options.
 */
export const launch = (command, args, hasShell = isWindows) =>
  hasShell && command !== process.execPath
    ? { command: `"${command}"`, args: args.map((arg) => `"${arg}"`), shell: true }
    : { command, args, shell: false };

/** The arguments of `spawn` for a program in the folder of the project. */
const started = (command, args, environment, options) => {
  const program = launch(command, args);
  const env = { ...process.env, ...environment };
  return [program.command, program.args, { cwd: root, shell: program.shell, env, ...options }];
};

/** Prints a line of progress. */
export const say = (text) => {
  process.stdout.write(`${text}\n`);
};

/** Ends the process with one sentence for a person. */
export const fail = (text) => {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
};

/** Ends a check: prints each problem and fails, or prints what was found in order. */
export const report = (problems, success) => {
  if (problems.length === 0) return say(success);
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
};

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a command and shows its output only when it fails; ends the process then. */
export const runQuietly = (label, command, args, environment = {}) => {
  const startedAt = Date.now();
  process.stdout.write(`• ${label} …`);
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const result = spawnSync(...started(command, args, environment, options));
  if (result.status !== 0) {
    say(' failed');
    fail(
      `${result.stdout ?? ''}${result.stderr ?? ''}\n${label} failed${result.error ? `: ${result.error.message}` : ''}.`,
    );
  }
  say(` ${seconds(startedAt)}`);
};

/** As many as a machine of two cores and little memory has room for. */
const commandsAtOnce = 2;

const capture = ({ command, args, environment }) => {
  const child = spawn(...started(command, args, environment, { stdio: ['ignore', 'pipe', 'pipe'] }));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ isDone: false, output: message }));
    child.on('close', (code) => resolve({ isDone: code === 0, output }));
  });
};

/**
 * Runs commands, two at a time, and shows the output only of one that fails; ends the process then.
 * @param commands each with its `label`, `command`, `args` and `environment`.
 */
export const runQuietlyTogether = async (commands) => {
  const startedAt = Date.now();
  const label = commands.map((each) => each.label).join(', ');
  process.stdout.write(`• ${label} …`);
  const results = [];
  const waiting = [...commands.entries()];
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, command] = next;
      results[index] = await capture(command);
    }
  };
  await Promise.all(Array.from({ length: commandsAtOnce }, runWaiting));
  const failed = results.findIndex(({ isDone }) => !isDone);
  if (failed >= 0) {
    say(' failed');
    fail(`${results[failed].output}\n${commands[failed].label} failed.`);
  }
  say(` ${seconds(startedAt)}`);
};

/** Runs a command with its output shown and gives its exit code. */
export const run = (command, args, environment = {}) =>
  new Promise((resolve) => {
    const child = spawn(...started(command, args, environment, { stdio: 'inherit' }));
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** How often a started program looks whether npm still waits for it, in milliseconds. */
const parentCheckMs = 500;

/** Calls `stop` when the process is told to end, or when npm, which does not always pass a signal on, is gone. */
const onStop = (stop) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, parentCheckMs).unref();
};

/**
 * Runs programs together until one ends or this process is told to; ends the others then and waits for them.
 * @returns the exit code: 0 when it was told to end.
 */
export const serveUntilStopped = async (programs) => {
  let isStopping = false;
  const children = programs.map(({ command, args, environment }) =>
    spawn(...started(command, args, environment, { stdio: 'inherit' })),
  );
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  onStop(() => {
    isStopping = true;
    endAll();
  });
  const codes = await Promise.all(
    children.map((child) =>
      new Promise((resolve) => {
        child.on('error', () => resolve(1));
        child.on('exit', (code) => resolve(code ?? 1));
      }).finally(() => {
        if (!isStopping) endAll();
      }),
    ),
  );
  return isStopping ? 0 : (codes.find((code) => code !== 0) ?? 0);
};

/** Path of a program that a dependency brings. */
export const tool = (name) => join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name);

/** Paths of the files in a folder and those below it, or of the file itself; without generated ones. */
export const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.endsWith('.generated.ts') && entry.name !== 'node_modules')
    .flatMap((entry) => filesBelow(join(path, entry.name)));
};

/** Hash of the names and contents of files and folders (those that `accepts`), to know whether anything changed. */
export const hashOf = (paths, { extra = '', accepts = () => true, base = root } = {}) => {
  const hash = createHash('sha256').update(extra);
  for (const file of paths
    .flatMap((path) => filesBelow(join(base, path)))
    .filter(accepts)
    .sort()) {
    hash.update(`\0${relative(base, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** Whether the step was done for exactly this hash. */
export const isDone = (step, hash, folder = stampFolder) => {
  const file = join(folder, step);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
};

/** Remembers that the step was done for this hash; where nothing may be written, it is simply done again. */
export const markDone = (step, hash, folder = stampFolder) => {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, step), hash);
  } catch (error) {
    say(`  (not remembered: ${error.message})`);
  }
};
