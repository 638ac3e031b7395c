import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeResult } from '../writeResult';

const run = promisify(execFile);
const purchases = { FAULTED_ORDERS: '5000', FAULTED_STOCK_ORDERS: '1000' };
const longestOutput = 64 * 1024 * 1024;

const buy = async (test: string, variable: keyof typeof purchases): Promise<Record<string, unknown>> => {
  const begun = performance.now();
  const { stdout } = await run('npx', ['jest', '--maxWorkers=1', test], {
    env: { ...process.env, [variable]: process.env[variable] ?? purchases[variable] },
    maxBuffer: longestOutput,
  });
  const line = /^\{"purchases".*\}$/m.exec(stdout)?.[0];
  if (line === undefined) throw new Error(`The purchases said nothing: ${stdout}`);
  const seen: unknown = JSON.parse(line);
  return { ...(typeof seen === 'object' ? seen : {}), seconds: Math.round((performance.now() - begun) / 1000) };
};

/**
 * Buys over a failing network, with reloads, sessions that end and two tabs (faultedOrders.test.ts says all of it). A
 * purchase that is lost, doubled, unpaid or wrongly told fails with its seed, and so does this: `wrong` is 0 in what is kept.
 */
export const measureOrders = async (): Promise<void> => {
  const full = await buy('placing/faultedOrders', 'FAULTED_ORDERS');
  const stock = await buy('placing/stockFaultedOrders', 'FAULTED_STOCK_ORDERS');
  writeResult('orders', { wrong: 0, full, stock });
};
