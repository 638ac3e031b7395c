import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isRecord } from '../../backend/isRecord';
import { writeResult } from '../writeResult';

const run = promisify(execFile);
/** Purchases of one process: one that fails, or dies, loses no others. */
const chunk = 125;
const longestOutput = 64 * 1024 * 1024;

const profiles = {
  full: { test: 'placing/faultedOrders', variable: 'FAULTED_ORDERS', purchases: 2750 },
  stock: { test: 'placing/stockFaultedOrders', variable: 'FAULTED_STOCK_ORDERS', purchases: 2250 },
} as const;

/** Adds what was counted to what was counted before, name by name. */
const add = (sums: Record<string, unknown>, counts: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(counts)) {
    const sum = sums[name];
    if (typeof value === 'number') sums[name] = (typeof sum === 'number' ? sum : 0) + value;
    else if (isRecord(value)) {
      const inner = isRecord(sum) ? sum : {};
      add(inner, value);
      sums[name] = inner;
    }
  }
};

const failureOf = (error: unknown): string => {
  const output = isRecord(error) ? `${String(error.stdout)}${String(error.stderr)}` : '';
  return output.includes('●') ? output.slice(output.indexOf('●'), output.indexOf('●') + 1000) : String(error);
};

const buy = async (
  profile: keyof typeof profiles,
  failures: string[],
  keep: (sums: Record<string, unknown>) => void,
): Promise<void> => {
  const { test, variable, purchases } = profiles[profile];
  const wanted = Number(process.env[variable] ?? purchases);
  const sums: Record<string, unknown> = {};
  const begun = performance.now();
  for (let seed = 1; seed <= wanted; seed += chunk) {
    const count = Math.min(chunk, wanted - seed + 1);
    const env = { ...process.env, [variable]: String(count), FAULT_SEED: String(seed) };
    try {
      const { stdout } = await run('npx', ['jest', '--maxWorkers=1', test], { env, maxBuffer: longestOutput });
      const seen: unknown = JSON.parse(/^\{"purchases".*\}$/m.exec(stdout)?.[0] ?? 'null');
      if (!isRecord(seen)) throw new Error(`The purchases said nothing: ${stdout}`);
      add(sums, seen);
    } catch (error) {
      failures.push(`${profile}, from seed ${seed}: ${failureOf(error)}`);
      process.stderr.write(`${failures.at(-1) ?? ''}\n`);
    }
    keep({ ...sums, seconds: Math.round((performance.now() - begun) / 1000) });
  }
};

/**
 * Buys over a failing network, with reloads, sessions that end and two tabs (faultedOrders.test.ts says all of it), at both
 * profiles at once. A purchase that is lost, doubled, unpaid or wrongly told fails with its seed, and so does this, once all
 * others are through.
 */
export const measureOrders = async (): Promise<void> => {
  const failures: string[] = [];
  const kept: Record<string, unknown> = {};
  // After each chunk, so that a run of an hour that is ended before is not lost.
  const keepAs = (profile: keyof typeof profiles) => (sums: Record<string, unknown>) => {
    kept[profile] = sums;
    writeResult('orders', { wrong: failures.length, ...kept });
  };
  const names = ['full', 'stock'] as const;
  await Promise.all(names.map((profile) => buy(profile, failures, keepAs(profile))));
  if (failures.length > 0) throw new Error(failures.join('\n'));
};
