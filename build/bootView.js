import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import cssnano from 'cssnano';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import postcss from 'postcss';
import webpack from 'webpack';
import { runWebpack } from './runWebpack.js';

const require = createRequire(import.meta.url);

/** Nothing in the first view can be pointed at or pressed in the moment that it is there. */
const ofInteraction = /:(?:hover|focus|active|disabled|checked)/;

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** Elements that only the boot script makes. */
const madeLater = ['h1', 'h2', 'h3', 'img', 'source'];

/** Set on the document by src/boot/askEarly.ts, and on what the boot script makes (src/boot/parts.ts). */
const setLater = ['data-checking', 'data-no-picture'];

/** Leaves out the rules of classes and attributes that the markup has not. What names no class is for the whole shop. */
const onlyUsed = (markup) => {
  const classes = new Set(namesIn(markup, /class="([^"]*)"/g).flatMap((names) => names.split(' ')));
  // Set by src/boot/fonts.ts.
  classes.add('bootFonts');
  const isUsed = (selector) => {
    const positive = selector.replace(/:not\([^)]*\)/g, '');
    const named = namesIn(positive, /\.([A-Za-z_][\w-]*)/g);
    if (named.length === 0) return true;
    const isElement = (name) =>
      madeLater.includes(name) || markup.includes(`<${name} `) || markup.includes(`<${name}>`);
    return (
      !ofInteraction.test(selector) &&
      named.every((name) => classes.has(name)) &&
      namesIn(positive, /\[([\w-]+)/g).every((name) => setLater.includes(name) || markup.includes(` ${name}=`)) &&
      namesIn(positive, /(?:^|[\s>+~])([a-z][a-z\d]*)(?![\w-]*\()/g).every(isElement)
    );
  };
  return {
    postcssPlugin: 'only-used',
    Rule(rule) {
      if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
      const selectors = rule.selectors.filter(isUsed);
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    },
  };
};

/** Nothing moves in the first view (src/boot/boot.css), and nothing in it is pressed. */
const withoutMotion = {
  postcssPlugin: 'without-motion',
  Declaration(declaration) {
    if (/^(?:animation|transition|cursor|touch-action)/.test(declaration.prop) && declaration.value !== 'none')
      declaration.remove();
  },
  AtRule: { keyframes: (rule) => void rule.remove() },
};

/**
 * The first markup of the HTML: the shimmers of the real pages, which React renders during the build, and styles that
 * they need, taken from the same CSS modules.
 * @param constants what the code's global constants stand for (build/capabilities.js).
 * @param rules of webpack for TypeScript and styles; classes get the names that they have in the shop.
 * @returns markup of the start view and of the templates, and the styles of both.
 */
export const bootView = async ({ root, mode, rules, resolve, constants }) => {
  const config = {
    mode,
    context: root,
    entry: './src/boot/templates.tsx',
    target: 'node',
    output: { filename: 'view.cjs', library: { type: 'commonjs2' } },
    resolve,
    module: { rules },
    plugins: [
      new webpack.DefinePlugin(constants),
      new MiniCssExtractPlugin({ filename: 'view.css', ignoreOrder: true }),
    ],
    optimization: { minimize: false, splitChunks: false },
  };
  return runWebpack(config, async (folder) => {
    const view = require(join(folder, 'view.cjs'));
    const start = view.startMarkup();
    const templates = view.templateMarkup();
    const styles = readFileSync(join(folder, 'view.css'), 'utf8');
    const plugins = [
      onlyUsed(start + templates),
      withoutMotion,
      ...(mode === 'production' ? [cssnano({ preset: 'default' })] : []),
    ];
    const { css } = await postcss(plugins).process(styles, { from: undefined });
    return { start, templates, styles: css };
  });
};
