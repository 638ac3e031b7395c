import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDb } from './open';

describe('openDb', () => {
  it('creates every table and keeps foreign keys', () => {
    const db = openDb(':memory:');
    expect(db.get<{ n: number }>('SELECT count(*) AS n FROM cart')).toEqual({ n: 0 });
    expect(() => db.run('INSERT INTO stock_item (product_id, quantity) VALUES (99, 1)')).toThrow(/FOREIGN KEY/);
    db.close();
  });

  it('rolls a failing transaction back', () => {
    const db = openDb(':memory:');
    expect(() =>
      db.transaction(() => {
        db.run("INSERT INTO coupon (code, label) VALUES ('A', 'a')");
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(db.get<{ n: number }>('SELECT count(*) AS n FROM coupon')).toEqual({ n: 0 });
    db.close();
  });

  it('accepts null as the only parameter', () => {
    const db = openDb(':memory:');
    expect(db.get('SELECT id FROM cart WHERE email = ?', null)).toBeUndefined();
    expect(db.all('SELECT ? AS value', null)).toEqual([{ value: null }]);
    db.close();
  });

  it('opens a file that another process is writing to', () => {
    const folder = mkdtempSync(join(tmpdir(), 'halewell-open-'));
    const file = join(folder, 'shop.sqlite');
    const writer = openDb(file);
    writer.transaction(() => {
      const reader = openDb(file);
      expect(reader.get<{ n: number }>('SELECT count(*) AS n FROM cart')).toEqual({ n: 0 });
      reader.close();
    });
    writer.close();
    rmSync(folder, { recursive: true });
  });
});
