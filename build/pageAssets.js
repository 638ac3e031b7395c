/** Chunks that the boot script loads ahead once it knows what a path is. */
const chunks = {
  main: 'main',
  // The home page is a content page (docs/decisions/003).
  home: 'page-cms',
  cms: ['page-cms', 'page-chrome'],
  category: 'page-category',
  product: 'page-product',
  '/cart': 'page-cart',
  '/checkout': ['checkout-layout', 'page-checkout'],
  '/checkout/receipt': 'page-receipt',
  '/sign-in': 'page-sign-in',
  '/search.html': 'page-search',
  '/contact-us': 'page-contact',
  '/create-account': 'page-create-account',
};

/**
 * The files of the first load and of each kind of page, as the boot script reads them.
 * @returns `{ main: ['/static/main.css'], category: ['/static/page-category.js', …] }` as JSON.
 */
export const pageAssetsJson = (compilation) => {
  const filesOf = (names) => [
    ...new Set(
      [names]
        .flat()
        .flatMap((name) => [...(compilation.namedChunkGroups.get(name)?.chunks ?? [])])
        .flatMap((chunk) => [...chunk.files])
        .filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.')),
    ),
  ];
  const first = filesOf('main');
  const entries = Object.entries(chunks).map(([type, name]) => {
    const files =
      name === 'main'
        ? first.filter((file) => file.endsWith('.css'))
        : filesOf(name).filter((file) => !first.includes(file));
    return [type, files.map((file) => `/${file}`)];
  });
  return JSON.stringify(Object.fromEntries(entries));
};

/** The address of the one font file of a family and subset. */
export const fontUrl = (compilation, name) => {
  const file = Object.keys(compilation.assets).find((asset) => asset.includes(name) && asset.endsWith('.woff2'));
  return file ? `/${file}` : undefined;
};
