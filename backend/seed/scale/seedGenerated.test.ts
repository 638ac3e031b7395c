import { openDb, type Db } from '../../db/open';
import { seedDatabase } from '../seedDatabase';

const visible = "SELECT count(*) AS n FROM product WHERE is_visible = 1 AND is_enabled = 1 AND sku GLOB 'GX-*'";

const countOf = (db: Db, sql: string): number => db.get<{ n: number }>(sql)?.n ?? 0;

const listed = (db: Db) =>
  db.all("SELECT sku, name, url_key, price_minor, rating_summary, created_at FROM product WHERE sku GLOB 'GX-*'");

const allVisible = 'SELECT count(*) AS n FROM product WHERE is_visible = 1 AND is_enabled = 1';

describe('generated products', () => {
  const db = openDb(':memory:');
  beforeAll(() => seedDatabase(db, 300));
  afterAll(() => db.close());

  it('fill the shop up to the number that is asked for, the same ones every time', () => {
    expect(countOf(db, allVisible)).toBe(300);
    const again = openDb(':memory:');
    seedDatabase(again, 300);
    expect(listed(again)).toEqual(listed(db));
    again.close();
  });

  it('are whole products: found, shown, chosen and bought like those that they copy', () => {
    const each = (sql: string) => countOf(db, `SELECT count(*) AS n FROM product p WHERE p.sku GLOB 'GX-*' AND ${sql}`);
    const all = each('p.is_visible = 1');
    expect(all).toBeGreaterThan(200);
    const own = 'p.is_visible = 1 AND EXISTS';
    expect(each(`${own} (SELECT 1 FROM product_category c WHERE c.product_id = p.id)`)).toBe(all);
    expect(each(`${own} (SELECT 1 FROM product_media m WHERE m.product_id = p.id)`)).toBe(all);
    expect(each(`${own} (SELECT 1 FROM url_rewrite u WHERE u.entity_id = p.id AND u.entity_type = 'PRODUCT')`)).toBe(
      all,
    );
    expect(each(`${own} (SELECT 1 FROM product_search s WHERE s.rowid = p.id AND s.name = p.name)`)).toBe(all);
    const simple = each("p.type = 'simple'");
    expect(each('EXISTS (SELECT 1 FROM stock_item s WHERE s.product_id = p.id)')).toBe(simple);
    expect(
      each("p.type = 'configurable' AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.parent_id = p.id)"),
    ).toBe(0);
  });

  it('cost what their cheapest variant costs', () => {
    const wrong = db.all(
      `SELECT p.sku FROM product p WHERE p.sku GLOB 'GX-*' AND p.type = 'configurable'
         AND min(p.price_minor, COALESCE(p.special_price_minor, p.price_minor)) <>
           (SELECT min(min(c.price_minor, COALESCE(c.special_price_minor, c.price_minor)))
            FROM product_variant v JOIN product c ON c.id = v.child_id WHERE v.parent_id = p.id)`,
    );
    expect(wrong).toEqual([]);
  });

  it('follow a changed number: what is no longer asked for is switched off, ids and stock stay', () => {
    const changing = openDb(':memory:');
    seedDatabase(changing, 200);
    const kept = changing.get<{ id: number }>("SELECT id FROM product WHERE sku = 'GX-000001'");
    const sold = 'UPDATE stock_item SET quantity = 1 WHERE product_id = (SELECT id FROM product WHERE sku = ?)';
    const simple = changing.get<{ sku: string }>("SELECT sku FROM product WHERE sku GLOB 'GX-*' AND type = 'simple'");
    changing.run(sold, simple?.sku ?? '');
    expect(seedDatabase(changing, 200)).toEqual({ isSeeded: false });
    expect(seedDatabase(changing, 320)).toEqual({ isSeeded: true });
    expect(countOf(changing, allVisible)).toBe(320);
    expect(changing.get("SELECT id FROM product WHERE sku = 'GX-000001'")).toEqual(kept);
    expect(
      changing.get(
        'SELECT quantity FROM stock_item s JOIN product p ON p.id = s.product_id WHERE p.sku = ?',
        simple?.sku ?? '',
      ),
    ).toEqual({ quantity: 1 });
    expect(seedDatabase(changing)).toEqual({ isSeeded: true });
    expect(countOf(changing, visible)).toBe(0);
    expect(countOf(changing, "SELECT count(*) AS n FROM product_search WHERE sku GLOB 'GX-*'")).toBe(0);
    expect(changing.all('PRAGMA foreign_key_check')).toEqual([]);
    changing.close();
  });
});
