import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeResult } from '../writeResult';

const run = promisify(execFile);
const cycles = 10_000;
const longestOutput = 64 * 1024 * 1024;

/**
 * Lets subscriptions come due while two processes work on them, of which one is killed again and again: how many
 * orders came of it, and how many were missed or doubled. One of either ends it with an error.
 */
export const measureSubscriptions = async (): Promise<void> => {
  const SUBSCRIPTION_CYCLES = process.env.SUBSCRIPTION_CYCLES ?? String(cycles);
  const begun = performance.now();
  const { stdout } = await run('npx', ['jest', '--maxWorkers=1', 'backend/subscriptions/restarts'], {
    env: { ...process.env, SUBSCRIPTION_CYCLES },
    maxBuffer: longestOutput,
  });
  const seen = /^\{"cycles".*\}$/m.exec(stdout)?.[0];
  if (seen === undefined) throw new Error(`The runners said nothing: ${stdout}`);
  const result: unknown = JSON.parse(seen);
  writeResult('subscriptions', { seen: result, seconds: Math.round((performance.now() - begun) / 1000) });
};
