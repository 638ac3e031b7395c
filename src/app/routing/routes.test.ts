import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutLayout, findFixedPath, fixedRoute, fixedRoutes, isOwnDocument, resolvedRoutes } from './routes';

const paths = Object.keys(fixedRoutes).flatMap((path) => findFixedPath(path) ?? []);
const source = readFileSync(join(__dirname, 'routes.ts'), 'utf8');

const pages = [
  ...paths.flatMap((path) => {
    const { page } = fixedRoute(path);
    return page ? [{ name: path, chunks: page.chunks, load: page.view.load }] : [];
  }),
  ...Object.values(resolvedRoutes).map(({ type, chunks, view }) => ({ name: type, chunks, load: view.load })),
  { name: 'checkout layout', chunks: checkoutLayout.chunks, load: checkoutLayout.view.load },
];

describe('the table of paths', () => {
  it('finds each of its rows by its own path', () => {
    expect(paths).toEqual(Object.keys(fixedRoutes));
  });

  it.each(pages)('loads the page of $name, in chunks that its row names', async ({ chunks, load }) => {
    await load();
    expect(chunks.length).toBeGreaterThan(0);
    for (const chunk of chunks) expect(source).toContain(`/* webpackChunkName: "${chunk}" */`);
  });

  it.each([
    ['/checkout', true],
    ['/checkout/', true],
    ['/checkout/payment', true],
    ['/checkout/receipt', false],
    ['/checkout/receipt/', false],
    ['/checkout-guide.html', false],
    ['/cart', false],
    ['/', false],
  ])('gives %s a document of its own: %s', (path, expected) => expect(isOwnDocument(path)).toBe(expected));
});
