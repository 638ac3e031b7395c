import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeResult } from '../writeResult';

const run = promisify(execFile);
const purchases = 5000;
const longestOutput = 64 * 1024 * 1024;

/**
 * Buys over a failing network, with reloads, sessions that end and two tabs: how many purchases were told, how many faults
 * there were, and what pages said. A purchase that is lost, doubled or wrongly told ends it with its seed.
 */
export const measureOrders = async (): Promise<void> => {
  const FAULTED_ORDERS = process.env.FAULTED_ORDERS ?? String(purchases);
  const { stdout } = await run('npx', ['jest', '--maxWorkers=1', 'faultedOrders'], {
    env: { ...process.env, FAULTED_ORDERS },
    maxBuffer: longestOutput,
  });
  const seen = /^\{"told".*\}$/m.exec(stdout)?.[0];
  if (seen === undefined) throw new Error(`The purchases said nothing: ${stdout}`);
  const result: unknown = JSON.parse(seen);
  writeResult('orders', { purchases: Number(FAULTED_ORDERS), wrong: 0, seen: result });
};
