import { pageAssetsJson } from './pageAssets.js';

const compilation = (chunks) => ({
  namedChunkGroups: new Map(
    Object.entries(chunks).map(([name, files]) => [name, { chunks: files.map((file) => ({ files: [file] })) }]),
  ),
});

const build = compilation({
  main: ['main.js', 'main.css', 'vendor.js'],
  'page-product': ['page-product.js', 'vendor.js', 'product.hot-update.js'],
  'page-cart': ['page-cart.js', 'page-cart.css', 'vendor.js'],
  'messages-de_DE': ['de.js', 'vendor.js'],
});

const table = {
  fixed: [
    { path: '/cart', pattern: '^/cart/*$', chunks: ['page-cart'] },
    { path: '/address-book', pattern: '^/address-book/*$', chunks: [] },
  ],
  resolved: [{ type: 'PRODUCT', chunks: ['page-product'] }],
  ownDocumentPattern: '^/checkout',
};

describe('the files that the boot script loads ahead', () => {
  it('are those of each row of the table, without those of the first load', () => {
    expect(JSON.parse(pageAssetsJson(build, table))).toEqual({
      main: ['/main.css'],
      kinds: { PRODUCT: ['/page-product.js'] },
      fixed: { '^/cart/*$': ['/page-cart.js', '/page-cart.css'], '^/address-book/*$': [] },
      catalogues: { de_DE: ['/de.js'] },
      ownDocuments: '^/checkout',
    });
  });

  it('stop the build when a row names a chunk that is not there', () => {
    const fixed = [{ path: '/cart', pattern: '^/cart/*$', chunks: ['page-basket'] }];
    expect(() => pageAssetsJson(build, { ...table, fixed })).toThrow('page-basket');
  });
});
