import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const page = `<!doctype html><html lang="en-GB"><head><style>body{margin:0}</style>
<script type="application/json" id="page-assets">{"ownDocuments":"^/checkout(?!/receipt/*$)(?:/|$)"}</script>
<script>window.boot = 1;</script></head><body>the shop</body></html>`;

/** Makes a folder like `dist/`, small; gives its path. */
export const makeBuiltShop = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-deploy-'));
  // nginx may run as another user than the test.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'static'));
  const files: Record<string, string | Buffer> = {
    'index.html': page,
    'sw.js': 'self.x = 1;',
    'robots.txt': 'User-agent: *',
    'manifest.webmanifest': '{}',
    'static/main.0123456789ab.js': 'window.main = 1;',
    'static/main.0123456789ab.js.gz': gzipSync('window.main = 1;'),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
};
