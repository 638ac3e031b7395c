import { openDb, type Db } from '../db/open';
import { dataFilesIn } from './dataFiles';
import { seedStockShop } from './seedStockShop';

const files = dataFilesIn('stock');

describe('the shop of the stock profile', () => {
  let db: Db;

  beforeAll(() => {
    db = openDb(':memory:');
    expect(seedStockShop(db)).toEqual({ isSeeded: true });
  });
  afterAll(() => db.close());

  const column = (sql: string): unknown[] => db.all<Record<string, unknown>>(sql).flatMap((row) => Object.values(row));

  it('is seeded once', () => {
    expect(seedStockShop(db)).toEqual({ isSeeded: false });
  });

  it('has the store view, the pages and the block of a fresh installation', () => {
    expect(column('SELECT code FROM store_view')).toEqual(['default']);
    expect(column('SELECT identifier FROM cms_block')).toEqual(['footer_links_block', 'studio', 'vases-care']);
    expect(column('SELECT identifier FROM cms_page ORDER BY id')).toEqual([
      'home',
      'no-route',
      'enable-cookies',
      'privacy-policy-cookie-restriction-mode',
    ]);
  });

  it('redirects for ever and for a time', () => {
    expect(column('SELECT DISTINCT redirect_code FROM url_rewrite WHERE redirect_code > 0 ORDER BY 1')).toEqual([
      301, 302,
    ]);
  });

  it.each(files.list())('says nothing of the other shop in %s', (file) => {
    expect(files.readText(file)).not.toMatch(/halewell|vitamin|mineral|supplement|capsule|tablet\b/i);
  });
});
