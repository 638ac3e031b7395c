import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { FaultRule } from '../../backend/faults/rules';

const root = join(import.meta.dirname, '../..');
const startTimeoutMs = 60_000;

/** A shop in a process of its own. */
export interface ShopServer {
  origin: string;
  dataFolder: string;
  /** Sets what goes wrong from now on; nothing does after an empty list. */
  setFaults: (rules: readonly FaultRule[]) => Promise<void>;
  /** Kills the process as a power cut would, and starts it again on the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const launch = async (
  port: number,
  dataFolder: string,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PAYMENT_PORT: String(port + 1),
      DATA_DIR: dataFolder,
      HALEWELL_FAULTS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A test that took too long does not come to stop it, and its port would be taken when the test is tried again.
  const endWithTest = (): void => void child.kill();
  process.once('exit', endWithTest);
  child.once('exit', () => process.off('exit', endWithTest));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The shop did not start: ${said}`)), startTimeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('ready')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}: ${said}`)));
  });
  return child;
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/**
 * Starts a shop on two ports, this one and the next.
 * @param settings further environment variables of its process.
 * @throws when it does not say in time that it is ready.
 */
export const startShopServer = async (
  port: number,
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopServer> => {
  const origin = `http://localhost:${port}`;
  let child = await launch(port, dataFolder, settings);
  return {
    origin,
    dataFolder,
    setFaults: async (rules) => {
      const answer = await fetch(`${origin}/__faults`, { method: 'POST', body: JSON.stringify(rules) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    restart: async () => {
      await end(child, 'SIGKILL');
      child = await launch(port, dataFolder, settings);
    },
    stop: () => end(child, 'SIGTERM'),
  };
};
