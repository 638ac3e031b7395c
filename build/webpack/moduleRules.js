import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';

import { cssClassNames } from '../cssClassNames.js';
import { leanFiles } from '../leanApollo.js';
import { leanModules } from '../leanLibraries.js';

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

/** Lets the minifier drop what the shop does not use of the router. */
const routerRule = {
  test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  loader: join(root, 'build/pureRouter.js'),
};

/** What React's renderer does for other shops. */
const reactRule = {
  test: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
  loader: join(root, 'build/leanReact.js'),
};

/** Kinds of parts of documents, whose names are shorter than what looks them up. */
const kindsRule = {
  test: /[\\/](?:@apollo[\\/]client|src[\\/]kernel[\\/]graphql)[\\/].*\.[jt]s$/,
  enforce: 'pre',
  loader: join(root, 'build/inlineKinds.js'),
};

/** And other libraries. */
const librariesRule = {
  test: new RegExp(`node_modules/(?:${leanModules.join('|')})$`.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')),
  loader: join(root, 'build/leanLibraries.js'),
};

/** What Apollo Client would look for in documents at run time. */
const apolloRule = {
  test: new RegExp(`@apollo/client/(?:\\w+/)*(?:${leanFiles.join('|')})\\.js$`.replaceAll('/', '[\\\\/]')),
  loader: join(root, 'build/leanApollo.js'),
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
  routerRule,
  reactRule,
  kindsRule,
  librariesRule,
  apolloRule,
  styleRule(isProduction),
  messageRule(brand),
  fontRule,
  pictureRule,
];
