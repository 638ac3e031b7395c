import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { queryText } from './queryTexts.js';

/** Compiles the boot script by itself: it is inlined, so it must not share a chunk with anything. */
const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });

/** The boot script as text, with the texts of its two queries in it. */
export const compileBoot = async ({ root, mode, swcRule }) => {
  const folder = mkdtempSync(join(tmpdir(), 'boot-'));
  try {
    await run({
      mode,
      context: root,
      entry: './src/boot/boot.ts',
      target: ['web', 'es2022'],
      devtool: false,
      output: { path: folder, filename: 'boot.js' },
      resolve: { extensions: ['.ts'] },
      module: { rules: [swcRule] },
      plugins: [
        new webpack.DefinePlugin({
          RESOLVE_URL_QUERY: JSON.stringify(queryText(join(root, 'src'), 'ResolveURL')),
          SHOP_SETTINGS_QUERY: JSON.stringify(queryText(join(root, 'src'), 'ShopSettings')),
        }),
      ],
    });
    return readFileSync(join(folder, 'boot.js'), 'utf8').trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
