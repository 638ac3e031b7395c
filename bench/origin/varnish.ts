import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A running cache, what it counted, and how to end it. */
export interface Varnish {
  port: number;
  /** Requests that came and that went on to the backend, since the start. */
  counts: () => { client: number; backend: number };
  stop: () => void;
}

/** How often, and milliseconds in between, a new Varnish is asked for its counters: it compiles its rules first. */
const attempts = 60;
const betweenAttemptsMs = 500;

/** Starts Debian's Varnish before a backend on this machine. @throws when it is not installed. */
export const startVarnish = async (port: number, backendPort: number): Promise<Varnish> => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-varnish-'));
  // The worker of Varnish runs as another user.
  chmodSync(folder, 0o755);
  const rules = join(folder, 'graphql.vcl');
  const template = readFileSync(join(import.meta.dirname, 'graphql.vcl'), 'utf8');
  writeFileSync(rules, template.replace('BACKEND_PORT', String(backendPort)));
  const server = ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', rules, '-s', 'malloc,256m'];
  // A query by GET makes a longer line than the usual limit allows for.
  const child = spawn('varnishd', [...server, '-p', 'http_req_hdr_len=16k', '-p', 'http_req_size=64k'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let ended: string | undefined;
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.once('error', ({ message }) => (ended = message));
  child.once('exit', () => (ended ??= said));
  const read = (name: string): number => {
    const options = ['-1', '-n', folder, '-t', '1', '-f', name];
    const lines = execFileSync('varnishstat', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(/\s(\d+)\s/.exec(lines)?.[1] ?? 0);
  };
  const isReady = (): boolean => {
    try {
      read('MAIN.uptime');
      return true;
    } catch {
      return false;
    }
  };
  for (let attempt = 1; ended === undefined && !isReady(); attempt += 1) {
    if (attempt === attempts) throw new Error(`Varnish did not start: ${said}`);
    await wait(betweenAttemptsMs);
  }
  if (ended !== undefined) throw new Error(`Varnish did not start: ${ended}`);
  return {
    port,
    counts: () => ({ client: read('MAIN.client_req'), backend: read('MAIN.backend_req') }),
    stop: () => void child.kill('SIGTERM'),
  };
};
