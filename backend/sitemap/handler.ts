import type { Db } from '../db/open';
import type { RequestHandler } from '../http/nodeAdapter';
import type { Settings } from '../settings';
import { findDefaultStore, listStores, type StoreRow } from '../stores/queries';
import { storeDb } from '../stores/scope/storeDb';
import { readStoreSettings } from '../stores/storeSettings';
import {
  countProductPages,
  listCategoryPages,
  listContentPages,
  listOtherPages,
  listProductPages,
  type PageRow,
} from './sitemapQueries';
import { sitemapIndex, type SitemapPage, sitemapPart } from './sitemapXml';

/** Products of one part: some 600 kB, made in some ten milliseconds, however many there are in all. */
const productsPerPart = 5000;

/** Services of the sitemap. */
export interface SitemapOptions {
  db: Db;
  settings: Pick<Settings, 'publicOrigin'>;
}

/** Pages of a store view. */
type ListPages = (db: Db, store: StoreRow) => PageRow[];

const listContent: ListPages = (db, { id }) => listContentPages(db, readStoreSettings(db, id).cms_home_page);

const fixedParts: Readonly<Record<string, ListPages>> = {
  pages: (db, store) => [
    ...listContent(db, store),
    ...listOtherPages(db, readStoreSettings(db, store.id).contact_enabled),
  ],
  categories: (db, { root_category_id: root }) => listCategoryPages(db, root),
};

const listOf = (name: string, partCount: number): ListPages | undefined => {
  if (Object.hasOwn(fixedParts, name)) return fixedParts[name];
  const part = Number(/^products-([1-9]\d{0,5})$/.exec(name)?.[1] ?? NaN);
  if (!(part <= partCount)) return undefined;
  return (db) => listProductPages(db, (part - 1) * productsPerPart, productsPerPart);
};

const xml = (text: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });

/**
 * Makes the handler of `/sitemap.xml`, the list of its parts, and of `/sitemaps/<part>.xml`. A part is read and written
 * when it is asked for, so that what is in memory does not grow with the catalogue. Where there are several languages
 * each page names its addresses in all of them.
 */
export const createSitemapHandler = ({ db, settings }: SitemapOptions) => {
  const viewsOf = (): StoreRow[] => {
    const usual = findDefaultStore(db);
    const all = usual ? [usual, ...listStores(db, usual.website_code, null).filter(({ id }) => id !== usual.id)] : [];
    // A language has one page: of two store views in it the first.
    return all.filter((view, index) => all.findIndex(({ locale }) => locale === view.locale) === index);
  };

  /** The pages of the default store view, with those of the others that are the same in another language. */
  const pagesOf = (list: ListPages, origin: string): SitemapPage[] => {
    const views = viewsOf();
    const hasLanguages = views.length > 1;
    const [usual, ...others] = views.map((view) => {
      const rows = list(storeDb(db, { storeId: view.id, currency: view.currency }), view);
      return { view, rows, paths: new Map(rows.map(({ id, path }) => [id, path])) };
    });
    return (usual?.rows ?? []).map(({ id, path }) => {
      const all = [{ view: usual?.view, path }, ...others.map(({ view, paths }) => ({ view, path: paths.get(id) }))];
      return {
        url: origin + path,
        alternates: hasLanguages
          ? all.flatMap(({ view, path: own }, index) =>
              view && own !== undefined
                ? [
                    {
                      language: view.locale.replace('_', '-'),
                      url: index === 0 ? origin + own : `${origin}/${view.code}${own}`,
                    },
                  ]
                : [],
            )
          : [],
      };
    });
  };

  const handle = (request: Request): Response => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const url = new URL(request.url);
    const origin = settings.publicOrigin ?? url.origin;
    const partCount = Math.ceil(countProductPages(db) / productsPerPart);
    if (url.pathname === '/sitemap.xml') {
      const products = Array.from({ length: partCount }, (_, index) => `products-${index + 1}`);
      return xml(
        sitemapIndex([...Object.keys(fixedParts), ...products].map((name) => `${origin}/sitemaps/${name}.xml`)),
      );
    }
    const list = listOf(/^\/sitemaps\/([\w-]+)\.xml$/.exec(url.pathname)?.[1] ?? '', partCount);
    return list ? xml(sitemapPart(pagesOf(list, origin))) : new Response('Not found', { status: 404 });
  };
  const answer: RequestHandler = (request) => Promise.resolve(handle(request));
  return answer;
};
