import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Simulated time of a backend's answer, in milliseconds: the embedded one is faster than any real one. */
const thinkingMs = 100;
const thinking = /^\/(graphql|rest)\b/;

const certificate = (): { key: Buffer; cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-bench-'));
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  );
  if (made.status !== 0) throw new Error('The benchmark needs openssl to make a certificate for its HTTP/2 server.');
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return read;
};

/** Headers of a connection, which HTTP/2 does not have. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const isPlain = ([name, value]: [string, unknown]): boolean =>
  !name.startsWith(':') && !connectionHeaders.has(name) && value !== undefined;

/**
 * Serves the running shop over HTTP/2 and TLS, as a production server would, with a backend that takes its time.
 * @param lineMs of the way here and back, where the browser does not add it: it slows no request of a worker.
 * @param host that the shop answers to.
 * @returns a function that ends it.
 */
export const startLabServer = (
  port: number,
  shopPort: number,
  lineMs = 0,
  host = `localhost:${shopPort}`,
): Promise<() => void> => {
  const server = createSecureServer(certificate());
  server.on('stream', (stream, headers) => {
    const path = String(headers[':path']);
    const forward = () => {
      const upstream = httpRequest(
        {
          port: shopPort,
          path,
          method: String(headers[':method']),
          headers: { ...Object.fromEntries(Object.entries(headers).filter(isPlain)), host },
        },
        (response) => {
          if (stream.destroyed) return;
          stream.respond({
            ':status': response.statusCode ?? 502,
            ...Object.fromEntries(Object.entries(response.headers).filter(isPlain)),
          });
          response.pipe(stream);
        },
      );
      upstream.on('error', () => stream.destroy());
      // A browser that goes would leave the shop with an answer that nobody reads, and unable to end.
      stream.on('close', () => upstream.destroy());
      stream.pipe(upstream);
    };
    stream.on('error', () => undefined);
    const waitMs = lineMs + (thinking.test(path) ? thinkingMs : 0);
    if (waitMs > 0) setTimeout(forward, waitMs);
    else forward();
  });
  return new Promise((resolve) => {
    server.listen(port, () => resolve(() => server.close()));
  });
};
