import { openDb } from '../db/open';

import { insertCategory, insertConfigurable, insertProduct, insertStore } from './fixtures';

describe('fixtures', () => {
  it('builds a store with a category, a simple and a configurable product', () => {
    const db = openDb(':memory:');
    insertStore(db);
    const parent = insertCategory(db, { name: 'Vitamins', url_key: 'vitamins' });
    const child = insertCategory(db, { name: 'Vitamin C', url_key: 'vitamin-c', parent_id: parent });
    insertProduct(db, { sku: 'VC-1' }, [child]);
    const configurable = insertConfigurable(db, { sku: 'MAG', price_minor: 900 }, 'size', ['60', '120'], [parent]);

    expect(db.get('SELECT path, level, url_path FROM category WHERE id = ?', child)).toEqual({
      path: `2/${parent}/${child}`,
      level: 3,
      url_path: 'vitamins/vitamin-c',
    });
    expect(configurable.variantIds).toHaveLength(2);
    expect(db.get('SELECT price_minor FROM product WHERE sku = ?', 'MAG-2')).toEqual({ price_minor: 1000 });
    expect(db.all('SELECT request_path FROM url_rewrite ORDER BY request_path')).toHaveLength(4);
    db.close();
  });
});
