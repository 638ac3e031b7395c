import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { EmitText } from './emitText.js';
import { runWebpack } from './runWebpack.js';

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/**
 * What draws the first view of a content page: a script that the boot script loads, and the styles of what it draws. It is
 * compiled by itself, as the bundle comes later; its classes have the names that they have in the shop.
 * @param constants what the code's global constants stand for (build/capabilities.js).
 * @param rules of webpack for TypeScript and styles.
 * @returns both files, by their names in the build.
 */
export const contentView = async ({ root, mode, rules, resolve, constants, target, minimizer }) => {
  const config = {
    mode,
    context: root,
    entry: './src/boot/content/contentView.ts',
    target: ['web', target],
    output: { filename: 'view.js' },
    resolve,
    module: { rules },
    plugins: [
      new webpack.DefinePlugin(constants),
      new MiniCssExtractPlugin({ filename: 'view.css', ignoreOrder: true }),
    ],
    optimization: { minimizer: [...minimizer, new CssMinimizerPlugin()], splitChunks: false },
    performance: false,
  };
  return runWebpack(config, (folder) => {
    const read = (name) => readFileSync(join(folder, name), 'utf8');
    const [script, styles] = [read('view.js'), read('view.css')];
    return {
      script: { name: `static/content-view.${hashOf(script)}.js`, text: script },
      styles: { name: `static/content-view.${hashOf(styles)}.css`, text: styles },
    };
  });
};

/** Puts both files into the build. */
export const emitContentView = ({ script, styles }) =>
  [script, styles].map(({ name, text }) => new EmitText(name, () => text));
