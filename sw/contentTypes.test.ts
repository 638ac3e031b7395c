import { isFitToKeep } from './contentTypes';

const answer = (type: string, status = 200) =>
  new Response(status === 204 ? null : 'x', { status, headers: { 'Content-Type': type } });
const at = (path: string) => `https://shop.example${path}`;

test.each([
  ['/static/main.0a1b2c.js', 'text/javascript; charset=utf-8'],
  ['/static/main.0a1b2c.js', 'application/javascript'],
  ['/static/main.0a1b2c.css', 'text/css'],
  ['/static/fonts/sans-base.0a1b2c3d.woff2', 'font/woff2'],
  ['/index.html?__WB_REVISION__=1', 'text/html; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/media/catalog/product/z/zinc.jpg?width=320', 'image/webp'],
])('%s may be kept as %s', (path, type) => {
  expect(isFitToKeep(at(path), answer(type))).toBe(true);
});

test.each([
  ['/static/main.0a1b2c.js', 'text/html', 200],
  ['/static/main.0a1b2c.js', '', 200],
  ['/static/main.0a1b2c.css', 'text/html', 200],
  ['/media/catalog/product/z/zinc.jpg', 'text/html', 200],
  ['/static/main.0a1b2c.js', 'text/javascript', 404],
  ['/static/main.0a1b2c.js', 'text/javascript', 206],
  ['/graphql', 'application/json', 200],
])('F-32: %s is not kept as %p with status %p', (path, type, status) => {
  expect(isFitToKeep(at(path), answer(type, status))).toBe(false);
});
