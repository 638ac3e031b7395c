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

/** Few files: two of the libraries, one of the shop, one a page. Shared code of pages goes into files of a worthwhile size. */
export const splitChunks = {
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
    // While the answer is on its way the line is idle: React comes with the HTML, the rest behind the first picture.
    react: {
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/].*\.js$/,
      name: 'vendor-react',
      chunks: 'initial',
      enforce: true,
      priority: 1,
    },
    vendor: { test: /[\\/]node_modules[\\/].*\.m?js$/, name: 'vendor', chunks: 'initial', enforce: true },
  },
};
