import { join, resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import webpack from 'webpack';
import { addressCountryConstants } from './build/addressCountries.js';
import { bootView } from './build/bootView.js';
import { brandConstants, readBrand } from './build/brand.js';
import { capabilityConstants, readBackend } from './build/capabilities.js';
import { compileBoot } from './build/compileBoot.js';
import { CompileHint } from './build/compileHint.js';
import { contentView, emitContentView } from './build/contentView.js';
import { documentRewriter, sentDocumentMaker } from './build/documents/rewriteDocument.js';
import { EntryIntegrity } from './build/entryIntegrity.js';
import { imageServiceConstant } from './build/imageService.js';
import { phoneCarrierConstant } from './build/phoneCarriers.js';
import { queryTexts } from './build/queryTexts.js';
import { readRouteTable } from './build/routeTable.js';
import { brotli, gzip, minifyScripts } from './build/webpack/compress.js';
import { devServer, playgroundOnly, playgroundPage } from './build/webpack/development.js';
import { fontRule, moduleRules, styleRule, typescriptRule } from './build/webpack/moduleRules.js';
import { copyPublicFiles, extractStyles, page, texts } from './build/webpack/page.js';
import { serviceWorker } from './build/webpack/serviceWorker.js';
import { resolveSources, root, target } from './build/webpack/sources.js';
import { splitChunks } from './build/webpack/splitChunks.js';
import { linkedDocumentsPattern } from './settings/servedPaths.js';

/** The build of the shop's front end; `--mode production` or `--mode development`. */
export default async function config(env, { mode = 'production' } = {}) {
  const shop = await shopConfig(mode);
  return env.playground ? playgroundOnly(shop) : shop;
}

const shopConfig = async (mode) => {
  const isProduction = mode === 'production';
  const routes = await readRouteTable();
  const backend = readBackend(root, process.env.SHOP_BACKEND);
  const brand = readBrand(root, process.env);
  const constants = {
    ...capabilityConstants(backend),
    ...brandConstants(brand),
    LINKED_DOCUMENTS: JSON.stringify(linkedDocumentsPattern),
    ...imageServiceConstant(process.env),
    ...addressCountryConstants(process.env),
    ...phoneCarrierConstant(process.env, backend.absent.size > 0),
  };
  const rewrite = documentRewriter(root, backend);
  const inlined = { root, mode, resolve: resolveSources, constants };
  const queryText = queryTexts(join(root, 'src'), await sentDocumentMaker(root, backend));
  const queries = { ResolveURL: queryText('ResolveURL'), ShopSettings: queryText('ShopSettings') };
  const boot = await compileBoot({
    ...inlined,
    routes,
    swcRule: typescriptRule(true),
    queries,
    minimizer: [minifyScripts],
  });
  const viewRules = [typescriptRule(true), styleRule(isProduction), fontRule];
  const view = await bootView({ ...inlined, rules: viewRules });
  const content = await contentView({ ...inlined, rules: viewRules, target, minimizer: [minifyScripts] });
  return {
    mode,
    context: root,
    target: ['web', target],
    entry: { main: './src/main.tsx', ...(isProduction ? {} : { playground: './playground/main.tsx' }) },
    devtool: isProduction ? false : 'eval-source-map',
    output: {
      path: resolve(root, process.env.DIST_DIR || 'dist'),
      publicPath: '/',
      filename: isProduction ? 'static/[name].[contenthash:6].js' : 'static/[name].js',
      chunkFilename: isProduction ? 'static/[name].[contenthash:6].js' : 'static/[name].js',
      assetModuleFilename: 'static/[name].[contenthash:8][ext]',
      uniqueName: 'shop',
      // Chunks load where Trusted Types are required.
      trustedTypes: { policyName: 'webpack', onPolicyCreationFailure: 'continue' },
      clean: true,
    },
    resolve: {
      ...resolveSources,
      // rxjs gives its modern build only under this name; the other one brings the helpers of old browsers.
      conditionNames: ['es2015', '...'],
      alias: {
        ...resolveSources.alias,
        // The package gives its development build to every bundler.
        ...(isProduction ? { 'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs') } : {}),
        // Messages are compiled: see build/messageLoader.js.
        '@formatjs/icu-messageformat-parser$': join(
          root,
          'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
        ),
      },
    },
    module: { rules: moduleRules({ isProduction, rewrite, brand }) },
    plugins: [
      new webpack.DefinePlugin(constants),
      extractStyles(isProduction),
      page({ boot, view, content, isProduction, routes, brand }),
      ...emitContentView(content),
      copyPublicFiles(routes, brand),
      // In development a changed component is exchanged in place; the errors have an overlay already.
      ...(isProduction
        ? [...texts(), new CompileHint(), new EntryIntegrity(), serviceWorker({ routes, queries }), brotli, gzip]
        : [playgroundPage, new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      // Short names first: what the first load weighs counts for more than what a returning visitor has still in its cache.
      // Modules are numbered in the order of their use: neighbours have neighbouring numbers, which packs better than short ones.
      moduleIds: 'natural',
      chunkIds: 'size',
      mangleExports: 'size',
      splitChunks,
      minimizer: [minifyScripts, new CssMinimizerPlugin()],
    },
    performance: false,
    stats: isProduction ? 'errors-warnings' : 'minimal',
    ...(isProduction ? {} : { devServer: devServer }),
  };
};
