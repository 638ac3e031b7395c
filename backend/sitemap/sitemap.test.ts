import type { Db } from '../db/open';
import { openTestDatabase } from '../testing/testDatabase';
import { createSitemapHandler } from './handler';

let db: Db;
afterEach(() => db.close());

const open = (publicOrigin?: string) => {
  db = openTestDatabase('full');
  const handle = createSitemapHandler({ db, settings: publicOrigin === undefined ? {} : { publicOrigin } });
  return async (path: string, method = 'GET') => {
    const answer = await handle(new Request(`http://localhost${path}`, { method }));
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
};
const addressesIn = (text: string): string[] => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

test('lists its parts, and they list every page that is to be found', async () => {
  const get = open('https://shop.example');
  const index = await get('/sitemap.xml');
  expect(index.type).toBe('application/xml; charset=utf-8');
  expect(addressesIn(index.text)).toEqual([
    'https://shop.example/sitemaps/pages.xml',
    'https://shop.example/sitemaps/categories.xml',
    'https://shop.example/sitemaps/products-1.xml',
  ]);
  const pages = addressesIn((await get('/sitemaps/pages.xml')).text);
  expect(pages[0]).toBe('https://shop.example/');
  expect(pages).toContain('https://shop.example/about-us');
  expect(pages).toContain('https://shop.example/contact-us');
  expect(pages).toContain('https://shop.example/batch-certificates');
  expect(pages).toContain('https://shop.example/find-yours');
  expect(pages).not.toContain('https://shop.example/home');
  expect(pages).not.toContain('https://shop.example/style-guide');
  expect(addressesIn((await get('/sitemaps/categories.xml')).text)).toContain('https://shop.example/vitamins.html');
  const products = addressesIn((await get('/sitemaps/products-1.xml')).text);
  expect(products).toHaveLength(
    db.get<{ count: number }>('SELECT count(*) AS count FROM product WHERE is_visible = 1 AND is_enabled = 1')?.count ??
      0,
  );
  expect(products).toContain('https://shop.example/zinc-picolinate.html');
});

test('every address leads to a page without a redirect', async () => {
  const get = open();
  const known = new Set(
    db
      .all<{ path: string }>("SELECT '/' || request_path AS path FROM url_rewrite WHERE redirect_code = 0")
      .map(({ path }) => path),
  );
  for (const part of ['pages', 'categories', 'products-1']) {
    for (const address of addressesIn((await get(`/sitemaps/${part}.xml`)).text)) {
      const { pathname } = new URL(address);
      if (!['/', '/contact-us', '/batch-certificates', '/find-yours'].includes(pathname))
        expect([part, pathname, known.has(pathname)]).toEqual([part, pathname, true]);
    }
  }
});

test('a part that is not there is a 404, and nothing can be sent', async () => {
  const get = open();
  expect((await get('/sitemaps/products-2.xml')).status).toBe(404);
  expect((await get('/sitemaps/constructor.xml')).status).toBe(404);
  expect((await get('/sitemaps/..%2fpages.xml')).status).toBe(404);
  expect((await get('/sitemap.xml', 'POST')).status).toBe(405);
});

test('marks in names are escaped', async () => {
  const get = open();
  db.run("UPDATE product SET url_key = 'a&b<c' WHERE url_key = 'zinc-picolinate'");
  expect((await get('/sitemaps/products-1.xml')).text).toContain('/a&amp;b&lt;c.html</loc>');
});
