import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { bootWords } from './bootWords.js';
import { queryTexts } from './queryTexts.js';
import { runWebpack } from './runWebpack.js';

/** Limit of the inlined script in bytes, brotli: every page waits for it. */
const maxScriptSize = 8 * 1024;

/**
 * The boot script as text, with the texts of its two queries and its words in it. It is inlined, so it is compiled by
 * itself and shares no chunk with anything.
 * @param constants what the code's global constants stand for (build/capabilities.js).
 * @param sentDocument makes the document that is sent of the one that is written.
 * @param routes the table of paths (build/routeTable.js).
 * @throws Error when it is larger than it may be.
 */
export const compileBoot = async ({ root, mode, swcRule, resolve, constants, sentDocument, routes }) => {
  const queryText = queryTexts(join(root, 'src'), sentDocument);
  const config = {
    mode,
    context: root,
    entry: './src/boot/boot.ts',
    target: ['web', 'es2022'],
    output: { filename: 'boot.js' },
    resolve,
    module: { rules: [swcRule] },
    plugins: [
      new webpack.DefinePlugin({
        ...constants,
        RESOLVE_URL_QUERY: JSON.stringify(queryText('ResolveURL')),
        SHOP_SETTINGS_QUERY: JSON.stringify(queryText('ShopSettings')),
        FIXED_PATHS: String(new RegExp(routes.fixedPattern)),
        BOOT_WORDS: JSON.stringify(bootWords(root)),
      }),
    ],
  };
  const script = await runWebpack(config, (folder) => readFileSync(join(folder, 'boot.js'), 'utf8').trim());
  const size = brotliCompressSync(script).length;
  if (mode === 'production' && size > maxScriptSize) {
    throw new Error(`The boot script has ${size} bytes (brotli); ${maxScriptSize} are allowed (build/compileBoot.js).`);
  }
  return script;
};
