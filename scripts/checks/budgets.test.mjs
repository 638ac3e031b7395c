import { budgetReport } from './budgets.mjs';

const kinds = ['home', 'category', 'product', '/cart', '/checkout'];
const page = (assets) =>
  `<script defer src="/vendor.js"></script><script id="page-assets" type="application/json">${JSON.stringify(assets)}</script>`;
const assets = {
  main: ['/main.css'],
  kinds: { home: ['home.js'], CATEGORY: ['category.js'], PRODUCT: ['product.js'] },
  fixed: { '^/cart/*$': ['/cart.js'], '^/checkout/*$': ['/checkout.js'] },
};
const report = ({ sizes = {}, html = page(assets), precached = ['index.html'] } = {}) =>
  budgetReport({ html, precached, size: (file) => (sizes[file] ?? 1) * 1024 });

describe('budgetReport', () => {
  it('adds up what each page loads', () => {
    const { rows, problems } = report({ sizes: { '/vendor.js': 100, 'home.js': 20, '/main.css': 9 } });
    expect(problems).toEqual([]);
    expect(rows[0]).toBe('home       JS  120.0 KiB of 183.8, CSS   9.0 KiB of 14.0');
  });

  it('names the page whose scripts are over', () => {
    expect(report({ sizes: { '/vendor.js': 100, 'product.js': 78 } }).problems).toEqual([
      'JavaScript of product is 178.0 KiB; the budget is 175.3 KiB.',
    ]);
    expect(report({ sizes: { '/vendor.js': 100, '/checkout.js': 103 } }).problems).toEqual([]);
  });

  it('names pages whose styles are over', () => {
    expect(report({ sizes: { '/main.css': 14.1 } }).problems).toHaveLength(kinds.length);
  });

  it('holds what the service worker keeps', () => {
    expect(report({ sizes: { 'index.html': 251 } }).problems).toEqual([
      'What the service worker precaches is 251.0 KiB; the budget is 250.8 KiB.',
    ]);
    expect(report({ precached: [] }).problems).toEqual(['The service worker precaches nothing.']);
  });

  it('holds the fonts of most pages', () => {
    const precached = ['index.html', 'static/fonts/text-base.woff2'];
    expect(report({ precached, sizes: { 'static/fonts/text-base.woff2': 36 } }).problems).toEqual([
      'The fonts are 36.9 kB; the budget is 36 kB.',
    ]);
  });

  it('does not take a page for small that the build does not name', () => {
    const others = { ...assets, kinds: { ...assets.kinds, home: undefined } };
    expect(report({ html: page(others) }).problems).toEqual(['The build names no files for home.']);
    expect(report({ html: '<p>' }).problems).toHaveLength(kinds.length);
  });
});
