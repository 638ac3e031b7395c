import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';

import { cssClassNames } from '../cssClassNames.js';

import { root, target } from './sources.js';

/** TypeScript and its markup. */
export const typescriptRule = (isProduction) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
      target,
    },
  },
});

/** Before the compiler: the English texts of the ids that a module names come with it. */
const ownMessagesRule = (brand) => ({
  test: /\.tsx?$/,
  include: join(root, 'src'),
  enforce: 'pre',
  loader: join(root, 'build/ownMessages.js'),
  options: { brand },
});

/** Documents as the backend must get them. */
const documentRule = (rewrite) => ({
  test: /\.graphql\.generated\.ts$/,
  include: join(root, 'src'),
  enforce: 'pre',
  loader: join(root, 'build/documents/documentLoader.js'),
  options: { rewrite },
});

/** Lets the minifier drop what the shop does not use of two libraries. */
const pureCallsRule = {
  test: /(?:react-router[\\/]dist[\\/]production[\\/].*\.mjs|react-intl[\\/]index\.js)$/,
  loader: join(root, 'build/pureCalls.js'),
};

/** Styles: their classes get short names in the build. */
export const styleRule = (isProduction) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          ...(isProduction
            ? { getLocalIdent: cssClassNames(join(root, 'src')) }
            : { localIdentName: '[name]__[local]' }),
        },
      },
    },
    {
      loader: 'postcss-loader',
      options: {
        postcssOptions: {
          config: false,
          plugins: [globalData({ files: [join(root, 'src/ui/breakpoints.css')] }), customMedia()],
        },
      },
    },
  ],
});

const messageRule = (brand) => ({
  test: /\.json$/,
  include: join(root, 'i18n'),
  type: 'javascript/auto',
  loader: join(root, 'build/messageLoader.js'),
  options: { brand },
});

/** Fonts. */
export const fontRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'static/fonts/[name].[contenthash:8][ext]' },
};

const pictureRule = { test: /\.(svg|png|webp|avif|jpg)$/, type: 'asset/resource' };

/** The rules of the shop's build, in this order. */
export const moduleRules = ({ isProduction, rewrite, brand }) => [
  typescriptRule(isProduction),
  documentRule(rewrite),
  ownMessagesRule(brand),
  pureCallsRule,
  styleRule(isProduction),
  messageRule(brand),
  fontRule,
  pictureRule,
];
