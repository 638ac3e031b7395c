import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Database from 'libsql';

import { backUp, restore } from './backup';
import { type Db, openDb } from './open';

describe('a backup', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halewell-backup-'));
    file = join(folder, 'shop.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const coupons = (db: Db): string[] => db.all<{ code: string }>('SELECT code FROM coupon').map(({ code }) => code);
  const addCoupon = (db: Db, code: string): void =>
    void db.run('INSERT INTO coupon (code, label) VALUES (?, ?)', code, code);
  const inShop = <Result>(work: (db: Db) => Result): Result => {
    const db = openDb(file);
    try {
      return work(db);
    } finally {
      db.close();
    }
  };

  it('is written while the shop writes, and brings it back as it was', () => {
    const copy = join(folder, 'copy.sqlite');
    const shop = openDb(file);
    addCoupon(shop, 'BEFORE');
    shop.transaction(() => {
      addCoupon(shop, 'PENDING');
      backUp(file, copy);
    });
    shop.close();
    inShop((db) => {
      addCoupon(db, 'AFTER');
      db.get('PRAGMA wal_checkpoint(TRUNCATE)');
    });
    // The driver closes a file when its statements are collected: a shop that is over has one of its own here.
    const stopped = join(folder, 'stopped.sqlite');
    copyFileSync(file, stopped);
    file = stopped;
    restore(copy, file, join(folder, 'aside.sqlite'));
    expect(inShop(coupons)).toEqual(['BEFORE']);
    file = join(folder, 'aside.sqlite');
    expect(inShop(coupons)).toEqual(['AFTER', 'BEFORE', 'PENDING']);
    expect(readdirSync(folder).filter((name) => name.includes('incoming'))).toEqual([]);
  });

  it('is not written over another file, nor of no shop', () => {
    const copy = join(folder, 'copy.sqlite');
    expect(() => backUp(file, copy)).toThrow('There is no shop in');
    inShop(() => undefined);
    writeFileSync(copy, '');
    expect(() => backUp(file, copy)).toThrow('exists already');
  });

  it.each<[string, (path: string) => void, string]>([
    ['something else', (path) => writeFileSync(path, 'x'.repeat(5000)), 'is no database'],
    ['the database of another program', (path) => new Database(path).exec('CREATE TABLE t (x)'), 'another program'],
    ['nothing', () => undefined, 'There is no file'],
  ])('that is %s is refused, and changes nothing', (_what, write, message) => {
    const copy = join(folder, 'copy.sqlite');
    inShop((db) => addCoupon(db, 'KEPT'));
    write(copy);
    expect(() => restore(copy, file, join(folder, 'aside.sqlite'))).toThrow(message);
    expect(inShop(coupons)).toEqual(['KEPT']);
    expect(existsSync(join(folder, 'aside.sqlite'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes('incoming'))).toEqual([]);
  });

  it('does not replace the database of a running shop', () => {
    const copy = join(folder, 'copy.sqlite');
    const shop = openDb(file);
    backUp(file, copy);
    expect(() => restore(copy, file, join(folder, 'aside.sqlite'))).toThrow('The shop is running');
    addCoupon(shop, 'STILL');
    expect(coupons(shop)).toEqual(['STILL']);
    shop.close();
  });
});
