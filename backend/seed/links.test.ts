import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { openDb } from '../db/open';
import { readMasters } from '../media/masters';

import { listDataFiles, readText } from './dataFiles';
import { seedDatabase } from './seedDatabase';

const listFilms = (): string[] => readdirSync(join(import.meta.dirname, 'data/films'));

const db = openDb(':memory:');
seedDatabase(db);

/** Routes of the shop's own. */
const ownRoutes = [
  '',
  'cart',
  'sign-in',
  'create-account',
  'contact-us',
  'track-my-order',
  'batch-certificates',
  'find-yours',
  'order-history',
  'customer/account/edit',
  'wishlist',
];

const paths = new Set(
  db.all<{ request_path: string }>('SELECT request_path FROM url_rewrite').map(({ request_path }) => request_path),
);

const isKnown = (href: string): boolean => {
  const path = (href.split(/[?#]/)[0] ?? '').replace(/^\/|\/$/g, '');
  return ownRoutes.includes(path) || paths.has(path);
};

const linksIn = (text: string): string[] =>
  [...text.replaceAll('\\"', '"').matchAll(/(?:href|"link")="?(?:: ")?(\/[^"]*)"/g)].map(([, href = '']) => href);

describe('links of the seed', () => {
  it.each(listDataFiles().filter((file) => /^(content|categories|store)/.test(file)))(
    'of %s lead to a page',
    (file) => {
      const broken = linksIn(readText(file)).filter((href) => !href.startsWith('/media/') && !isKnown(href));
      expect(broken).toEqual([]);
    },
  );

  it('are found by the test, and a wrong one is told from a right one', () => {
    expect(linksIn('<a href="/minerals.html">Minerals</a>')).toEqual(['/minerals.html']);
    expect(isKnown('/minerals.html?page=2')).toBe(true);
    expect(isKnown('/mineral.html')).toBe(false);
  });

  it('lead from the menu cards and from redirected searches to a page', () => {
    const cards = db.all<{ html: string }>(
      'SELECT promo_content AS html FROM category WHERE promo_content IS NOT NULL',
    );
    const searches = db.all<{ target_path: string }>('SELECT target_path FROM search_redirect');
    const targets = [...cards.flatMap(({ html }) => linksIn(html)), ...searches.map(({ target_path }) => target_path)];
    expect(targets.length).toBeGreaterThan(6);
    expect(targets.filter((href) => !isKnown(href))).toEqual([]);
  });

  it('show pictures that the image service has, and films that are there', () => {
    const films = listFilms().map((name) => `wysiwyg/films/${name}`);
    const media = new Set([...readMasters().keys(), ...films]);
    const pictures = [
      ...db.all<{ html: string | null }>('SELECT promo_rich_content AS html FROM category'),
      ...db.all<{ html: string | null }>('SELECT content AS html FROM cms_page'),
      ...db.all<{ html: string | null }>('SELECT content AS html FROM cms_block'),
    ].flatMap(({ html }) => [...(html ?? '').matchAll(/wysiwyg\/[\w./-]+/g)].map(([path]) => path));
    expect(pictures.length).toBeGreaterThan(0);
    expect([...new Set(pictures)].filter((path) => !media.has(path))).toEqual([]);
  });
});
