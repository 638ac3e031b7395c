import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running cache, what it counted, and how to end it. */
export interface Varnish {
  port: number;
  /** Requests that came and that went on to the backend, since the start. */
  counts: () => { client: number; backend: number };
  stop: () => void;
}

const startMs = 3000;

/** Starts Debian's Varnish before a backend on this machine. @throws when it is not installed. */
export const startVarnish = async (port: number, backendPort: number): Promise<Varnish> => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-varnish-'));
  // The worker of Varnish runs as another user.
  chmodSync(folder, 0o755);
  const rules = join(folder, 'graphql.vcl');
  const template = readFileSync(join(import.meta.dirname, 'graphql.vcl'), 'utf8');
  writeFileSync(rules, template.replace('BACKEND_PORT', String(backendPort)));
  const options = ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', rules, '-s', 'malloc,256m'];
  // A query by GET makes a longer line than the usual limit allows for.
  const child = spawn('varnishd', [...options, '-p', 'http_req_hdr_len=16k', '-p', 'http_req_size=64k'], {
    stdio: 'ignore',
  });
  const failure = new Promise<never>((_resolve, reject) => child.once('error', reject));
  await Promise.race([failure, new Promise((resolve) => setTimeout(resolve, startMs))]);
  const read = (name: string): number => {
    const lines = execFileSync('varnishstat', ['-1', '-n', folder, '-f', name], { encoding: 'utf8' });
    return Number(/\s(\d+)\s/.exec(lines)?.[1] ?? 0);
  };
  return {
    port,
    counts: () => ({ client: read('MAIN.client_req'), backend: read('MAIN.backend_req') }),
    stop: () => void child.kill('SIGTERM'),
  };
};
