import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import globalData from '@csstools/postcss-global-data';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import customMedia from 'postcss-custom-media';
import webpack from 'webpack';
import workbox from 'workbox-webpack-plugin';
import { bootView } from './build/bootView.js';
import { brandConstants, readBrand } from './build/brand.js';
import { capabilityConstants, readBackend } from './build/capabilities.js';
import { cssClassNames } from './build/cssClassNames.js';
import { compileBoot } from './build/compileBoot.js';
import { documentRewriter, sentDocumentMaker } from './build/documents/rewriteDocument.js';
import { addressCountryConstants } from './build/addressCountries.js';
import { leanFiles } from './build/leanApollo.js';
import { leanModules } from './build/leanLibraries.js';
import { CompileHint } from './build/compileHint.js';
import { EntryIntegrity } from './build/entryIntegrity.js';
import { EmitText } from './build/emitText.js';
import { withFileIntegrity } from './build/fileIntegrity.js';
import { manifestText } from './build/manifest.js';
import { noticesOfBuild } from './build/notices.js';
import { phoneCarrierConstant } from './build/phoneCarriers.js';
import { imageServiceConstant } from './build/imageService.js';
import { fontUrl, pageAssetsJson } from './build/pageAssets.js';
import { readRouteTable, readServedPattern } from './build/routeTable.js';
import { queryTexts } from './build/queryTexts.js';
import { robotsText } from './build/robotsText.js';
import { securityText } from './build/securityText.js';
import { settingsJson } from './build/shopSettings.js';

const root = dirname(fileURLToPath(import.meta.url));

/** Browsers of the last two and a half years; everything newer than this is not rewritten. */
const target = 'es2022';

const typescriptRule = (isProduction) => ({
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

const resolveSources = {
  extensions: ['.ts', '.tsx', '.js', '.json'],
  alias: { '@': join(root, 'src'), '@i18n': join(root, 'i18n') },
};

const styleRule = (isProduction) => ({
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

const fontRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'static/fonts/[name].[contenthash:8][ext]' },
};

const pictureRule = { test: /\.(svg|png|webp|avif|jpg)$/, type: 'asset/resource' };

const extractStyles = (isProduction) =>
  new MiniCssExtractPlugin({
    filename: isProduction ? 'static/[name].[contenthash:6].css' : 'static/[name].css',
    // CSS modules do not depend on the order of files.
    ignoreOrder: true,
  });

/**
 * The page: scripts at once, styles by the boot script, so that the first paint does not wait for them. Nor does it wait
 * for the font, whose link stands in the body: for one in the head Chrome holds the first paint back for 50 ms. The
 * script that asks stands behind the start view: behind a script the parser rests, and the browser paints what it has.
 */
const page = ({ boot, view, isProduction, routes, brand }) =>
  new HtmlWebpackPlugin({
    template: join(root, 'public/index.html'),
    scriptLoading: 'defer',
    inject: false,
    chunks: ['main'],
    minify: isProduction ? { collapseWhitespace: true, removeComments: true, keepClosingSlash: false } : false,
    templateParameters: (compilation, assets) => ({
      scripts: assets.js,
      boot,
      bootStyles: view.styles,
      bootStart: view.start,
      bootTemplates: view.templates,
      language: (process.env.SHOP_LOCALE || 'en_GB').replace('_', '-'),
      settings: settingsJson(process.env),
      shopName: shopName(brand),
      pageAssets: pageAssetsJson(compilation, routes),
      textFont: fontUrl(compilation, 'instrument-sans-base'),
    }),
  });

/** What the page and the manifest call the shop. */
const shopName = ({ name }) => process.env.SHOP_STORE_NAME || name || 'Shop';

/** The manifest in the shop's language. */
const ownManifest = (brand) => (content) => {
  const locale = process.env.SHOP_LOCALE || 'en_GB';
  const messages = JSON.parse(readFileSync(join(root, `i18n/${locale}.json`), 'utf8'));
  return manifestText(content.toString(), { name: shopName(brand), locale, messages }, brand);
};

const copyPublicFiles = ({ uncrawledPaths }, brand) =>
  new CopyPlugin({
    patterns: [
      {
        from: join(root, 'public'),
        globOptions: { ignore: ['**/index.html', '**/robots.txt', '**/manifest.webmanifest'] },
        noErrorOnMissing: true,
      },
      {
        from: join(root, 'public/robots.txt'),
        transform: (content) =>
          // The embedded backend knows its origin when it serves.
          robotsText(content.toString(), uncrawledPaths, process.env.SHOP_BACKEND && process.env.SHOP_ORIGIN),
      },
      { from: join(root, 'public/manifest.webmanifest'), transform: ownManifest(brand) },
    ],
  });

/**
 * Kept by the service worker from the start: the shell, the pages of what the backend resolves paths to, which most visits
 * come to, and the way to what they showed.
 */
const precachedFiles = ({ resolved }) => [
  /^index\.html$/,
  new RegExp(
    `^static/(main|vendor|persistence|toasts|${resolved
      .flatMap(({ chunks }) => chunks)
      // Few visits see a shop in a street.
      .filter((chunk) => chunk !== 'page-location')
      .join('|')})\\.[^/]*\\.(js|css)$`,
  ),
  /^static\/fonts\/[a-z-]+-base\.[^/]*\.woff2$/,
  /^manifest\.webmanifest$/,
];

const serviceWorker = ({ routes, servedPattern, queries }) =>
  new workbox.InjectManifest({
    swSrc: join(root, 'sw/sw.ts'),
    swDest: 'sw.js',
    include: precachedFiles(routes),
    dontCacheBustURLsMatching: /\.[0-9a-f]{6,8}\./,
    maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
    manifestTransforms: [withFileIntegrity],
    webpackCompilationPlugins: [
      new webpack.DefinePlugin({
        OWN_DOCUMENTS: JSON.stringify(routes.ownDocumentPattern),
        SERVED_DOCUMENTS: JSON.stringify(servedPattern),
        FIRST_QUERIES: JSON.stringify(queries),
      }),
    ],
  });

/** What the service worker is made of, which is compiled apart from the shop. */
const ofWorker = ['core', 'expiration', 'precaching', 'strategies'].map((name) =>
  join(root, `node_modules/workbox-${name}`),
);

/** Texts for people: the licences of what is in the build, and whom to tell of a weakness. */
const texts = () => {
  const { SHOP_SECURITY_CONTACT: contact } = process.env;
  return [
    new EmitText('licences.txt', (compilation) => noticesOfBuild(compilation, ofWorker)),
    ...(contact ? [new EmitText('.well-known/security.txt', () => securityText(contact, Date.now()))] : []),
  ];
};

/** swc's minifier: smaller output than the default here (docs/decisions/008), and quicker. */
const minifyScripts = new MinimizerPlugin({
  extractComments: false,
  minify: MinimizerPlugin.swcMinify,
  terserOptions: {
    ecma: 2022,
    compress: {
      passes: 3,
      ecma: 2022,
      pure_getters: true,
      keep_fargs: false,
    },
    mangle: true,
    format: { comments: false },
  },
});

const compressible = { test: /\.(js|css|html|json|svg|txt|webmanifest)$/, threshold: 512, minRatio: 1 };

const brotli = new CompressionPlugin({
  ...compressible,
  algorithm: 'brotliCompress',
  filename: '[path][base].br',
  compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
});

const gzip = new CompressionPlugin({
  ...compressible,
  algorithm: 'gzip',
  filename: '[path][base].gz',
  compressionOptions: { level: 9 },
});

/** Whether no other page has it in its own file, which would have to load the rest with it. */
const isOfOnePage = (chunks, page) => {
  const pages = [...chunks].map(({ name }) => name).filter((name) => name?.startsWith('page-'));
  return pages.length === 1 && pages[0] === page;
};

/** What the home page needs of the editors' content, with its sanitiser: in one file it packs a kilobyte smaller than in three. */
const contentCore = {
  name: 'content-core',
  chunks: 'async',
  enforce: true,
  priority: 10,
  test: (module, { chunkGraph }) =>
    module.type.startsWith('javascript') &&
    /[\\/](?:src[\\/](?:features[\\/]content|ui[\\/]Slider)|dompurify)[\\/]/.test(module.nameForCondition() ?? '') &&
    isOfOnePage(chunkGraph.getModuleChunksIterable(module), 'page-cms'),
};

/** What every page draws with: in the shop's own file it loads once, and not with each next page again. */
const ofEveryPage = {
  name: 'main',
  chunks: 'all',
  enforce: true,
  priority: 20,
  test: /[\\/]src[\\/]kernel[\\/]images[\\/]imageUrl\.ts$/,
};

/** What few load carries its own copy: sharing would tear up the files of the checkout, which everybody who buys loads. */
const keptWhole = new Set(['express-pay', 'page-account', 'page-subscriptions']);

/** Few files: one of the libraries, one of the shop, one a page. Shared code of pages goes into files of a worthwhile size. */
const splitChunks = {
  chunks: 'all',
  minSize: 24_000,
  cacheGroups: {
    contentCore,
    ofEveryPage,
    default: {
      minChunks: 2,
      priority: -20,
      reuseExistingChunk: true,
      chunks: ({ name }) => !keptWhole.has(name),
    },
    defaultVendors: { test: /[\\/]node_modules[\\/]/, chunks: 'async', priority: -10, reuseExistingChunk: true },
    vendor: { test: /[\\/]node_modules[\\/].*\.m?js$/, name: 'vendor', chunks: 'initial', enforce: true },
  },
};

const backendUrl = process.env.BACKEND_URL ?? 'http://localhost:8082';

const devServer = (servedPattern) => ({
  port: Number(process.env.PORT ?? 8080),
  hot: true,
  static: false,
  compress: false,
  historyApiFallback: { disableDotRule: true },
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  proxy: [
    {
      context: (pathname) => new RegExp(servedPattern).test(pathname),
      target: backendUrl,
      changeOrigin: false,
    },
  ],
});

/** The page that shows developers every part of `src/ui`; part of the development server, or alone with `--env playground`. */
const playgroundPage = new HtmlWebpackPlugin({
  template: join(root, 'playground/index.html'),
  filename: 'playground.html',
  chunks: ['playground'],
});

/** The playground alone, for the tests that look at it. */
const playgroundOnly = (config) => ({
  ...config,
  entry: { playground: './playground/main.tsx' },
  output: { ...config.output, path: join(root, '.cache/playground') },
  // The constants of the code are replaced there, too.
  plugins: [
    ...config.plugins.filter((plugin) => plugin instanceof webpack.DefinePlugin),
    extractStyles(true),
    playgroundPage,
  ],
  optimization: { ...config.optimization, splitChunks: false },
});

/** The build of the shop's front end; `--mode production` or `--mode development`. */
export default async function config(env, { mode = 'production' } = {}) {
  const shop = await shopConfig(mode);
  return env.playground ? playgroundOnly(shop) : shop;
}

const shopConfig = async (mode) => {
  const isProduction = mode === 'production';
  const typescript = typescriptRule(isProduction);
  const [routes, servedPattern] = await Promise.all([readRouteTable(), readServedPattern()]);
  const backend = readBackend(root, process.env.SHOP_BACKEND);
  const brand = readBrand(root, process.env);
  const constants = {
    ...capabilityConstants(backend),
    ...brandConstants(brand),
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
  const view = await bootView({ ...inlined, rules: [typescriptRule(true), styleRule(isProduction), fontRule] });
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
    module: {
      rules: [
        typescript,
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
      ],
    },
    plugins: [
      new webpack.DefinePlugin(constants),
      // Apollo's printer of documents: see src/kernel/graphql/queryText.ts.
      new webpack.NormalModuleReplacementPlugin(
        /^\.{1,2}\/(?:language\/)?printer\.mjs$/,
        join(root, 'src/kernel/graphql/queryText.ts'),
      ),
      // And what adds `__typename` to them: see src/kernel/graphql/typenames.ts.
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/graphql\/transform\.js$/,
        join(root, 'src/kernel/graphql/typenames.ts'),
      ),
      extractStyles(isProduction),
      page({ boot, view, isProduction, routes, brand }),
      copyPublicFiles(routes, brand),
      // In development a changed component is exchanged in place; the errors have an overlay already.
      ...(isProduction
        ? [
            ...texts(),
            new CompileHint(),
            new EntryIntegrity(),
            serviceWorker({ routes, servedPattern, queries }),
            brotli,
            gzip,
          ]
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
    ...(isProduction ? {} : { devServer: devServer(servedPattern) }),
  };
};
