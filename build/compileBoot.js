import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { bootWords } from './bootWords.js';
import { runWebpack } from './runWebpack.js';

/**
 * Limits of the inlined scripts in bytes, brotli: every question waits for the first one, every filled view for the other.
 */
const maxSizes = { ask: 3.8 * 1024, show: 7.1 * 1024 };

/**
 * The boot script as text, with the texts of its two queries and its words in it. It is inlined, so it is compiled by
 * itself and shares no chunk with anything. It has two parts, so that the questions go out before the rest has arrived:
 * `ask` right behind the start view, and `show` for the end of the page. Each has its own copy of the few modules that
 * both need: a runtime by which they could share them is larger.
 * @param constants what the code's global constants stand for (build/capabilities.js).
 * @param queries the texts of its two queries, by operation.
 * @param routes the table of paths (build/routeTable.js).
 * @param minimizer what makes the scripts small, as in the shop's own build.
 * @throws Error when one of them is larger than it may be.
 */
export const compileBoot = async ({ root, mode, swcRule, resolve, constants, queries, routes, minimizer }) => {
  const config = {
    mode,
    context: root,
    entry: { ask: './src/boot/boot.ts', show: './src/boot/bootRest.ts' },
    target: ['web', 'es2022'],
    output: { filename: '[name].js' },
    resolve,
    module: { rules: [swcRule] },
    optimization: { minimizer },
    plugins: [
      new webpack.DefinePlugin({
        ...constants,
        RESOLVE_URL_QUERY: JSON.stringify(queries.ResolveURL),
        SHOP_SETTINGS_QUERY: JSON.stringify(queries.ShopSettings),
        FIXED_PATHS: String(new RegExp(routes.fixedPattern)),
        OWN_DOCUMENTS: String(new RegExp(routes.ownDocumentPattern)),
        BOOT_WORDS: JSON.stringify(bootWords(root)),
      }),
    ],
  };
  const scripts = await runWebpack(config, (folder) => {
    const read = (name) => readFileSync(join(folder, `${name}.js`), 'utf8').trim();
    return { ask: read('ask'), show: read('show') };
  });
  for (const [name, script] of Object.entries(scripts)) {
    const size = brotliCompressSync(script).length;
    if (mode === 'production' && size > maxSizes[name]) {
      throw new Error(
        `The boot script '${name}' has ${size} bytes (brotli); ${maxSizes[name]} are allowed (build/compileBoot.js).`,
      );
    }
  }
  return scripts;
};
