import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether nginx is installed here: what needs it is skipped elsewhere. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Where Debian's libnginx-mod-http-image-filter puts it. */
const imageFilter = '/usr/lib/nginx/modules/ngx_http_image_filter_module.so';

/** Whether nginx can make pictures smaller here. */
export const hasImageFilter = hasNginx && existsSync(imageFilter);

/** Where Debian's libnginx-mod-http-brotli-filter puts it. */
const brotliFilter = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** Whether nginx can pack answers with brotli here. */
export const hasBrotli = hasNginx && existsSync(brotliFilter);

const modules = [...(hasImageFilter ? [imageFilter] : []), ...(hasBrotli ? [brotliFilter] : [])];

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The main configuration around ours: all paths in one folder, so that it runs without rights. */
const mainConfiguration = (
  folder: string,
): string => `${modules.map((file) => `load_module ${file};\n`).join('')}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/halewell.conf;
}
`;

const attempts = 50;
const betweenAttemptsMs = 100;

const untilAnswered = async (url: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
      await wait(betweenAttemptsMs);
    }
  }
};

/** Starts nginx with a configuration for the `http` block; gives a function that ends it. */
export const startNginx = async (configuration: string, port: number): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-nginx-'));
  // Its workers may run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'halewell.conf'), configuration);
  const packing = 'halewell-brotli-answers.conf';
  if (hasBrotli) copyFileSync(join(import.meta.dirname, '..', packing), join(folder, packing));
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const refused = ended.then(() => Promise.reject(new Error('nginx refuses the configuration; see above.')));
  await Promise.race([untilAnswered(`http://127.0.0.1:${port}/robots.txt`), refused]);
  refused.catch(() => undefined);
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
};
