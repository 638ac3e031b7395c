import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '..', '..');
const ownPort = 19_080;
const probe = '/graphql?query=%7BstoreConfig%7Bstore_code%7D%7D';

/** A running shop, and how to end it. */
export interface RunningShop {
  port: number;
  /** Id of its process; undefined for one that ran already. */
  pid?: number;
  stop: () => void;
}

const waitFor = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 720; attempt += 1) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not yet.
    }
    await pause(500);
  }
  throw new Error('The shop did not start.');
};

/** Longer than the largest picture takes, in milliseconds. */
const drawingMs = 5000;

/** Waits until a new shop has drawn the pictures of first visits: meanwhile it has one processor to itself. */
const waitUntilDrawn = async (dataDir: string): Promise<void> => {
  const count = () => readdirSync(dataDir, { recursive: true }).length;
  for (let before = -1, now = count(); now !== before; now = count()) {
    before = now;
    await pause(drawingMs);
  }
};

/** Makes sure that the shop names its pictures under an origin: the policy of a page at another one lets none load. */
const checkOrigin = async (port: number | string, origin: string): Promise<void> => {
  const answer: unknown = await (
    await fetch(`http://localhost:${port}/graphql?query=%7BstoreConfig%7Bsecure_base_media_url%7D%7D`)
  ).json();
  if (JSON.stringify(answer).includes(`"${origin}/media/"`)) return;
  throw new Error(`The shop at port ${port} has to run with SHOP_ORIGIN=${origin}.`);
};

/**
 * Starts the built shop, or takes the one that already listens on BENCH_PORT.
 * @param publicOrigin of the server before it, if there is one.
 * @param another checkout of the shop that is compared with this one; never taken from BENCH_PORT.
 */
export const startShop = async (
  publicOrigin?: string,
  another?: { folder: string; port: number },
): Promise<RunningShop> => {
  const given = another ? undefined : process.env.BENCH_PORT;
  const port = another?.port ?? ownPort;
  if (given) {
    await waitFor(`http://localhost:${given}${probe}`);
    if (publicOrigin) await checkOrigin(given, publicOrigin);
    return { port: Number(given), stop: () => undefined };
  }
  // A build of other settings would be measured as this one's.
  if (!another) execFileSync(process.execPath, ['scripts/serve.mjs', '--check'], { cwd: root, stdio: 'inherit' });
  const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'halewell-bench-'));
  const shop = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    cwd: another?.folder ?? root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      ...(publicOrigin && { SHOP_ORIGIN: publicOrigin }),
      PAYMENT_PORT: String(port + 1),
      DATA_DIR: dataDir,
    },
  });
  if (!process.env.DATA_DIR) shop.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const stop = () => shop.kill('SIGTERM');
  try {
    await waitFor(`http://localhost:${port}${probe}`);
    await waitUntilDrawn(dataDir);
  } catch (error) {
    stop();
    throw error;
  }
  return { port, pid: shop.pid, stop: () => void stop() };
};
