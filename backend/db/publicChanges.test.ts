import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDb } from './open';
import { changesPublicData } from './publicChanges';

test.each([
  ['SELECT 1', false],
  ['  WITH RECURSIVE a AS (SELECT 1) SELECT replace(x, y, z) FROM a', false],
  ['WITH a AS (SELECT 1) UPDATE product SET name = 1', true],
  ['UPDATE product SET name = 1', true],
  ['INSERT OR IGNORE INTO stock_item VALUES (1)', true],
  ['INSERT INTO cart (id) VALUES (1)', false],
  ['DELETE FROM cart_item WHERE id = 1', false],
  ['UPDATE temp.request_scope SET store_id = 1', false],
  ['DELETE FROM cart_price_rule', true],
  ['DROP TABLE product', true],
])('%s changes what everybody reads: %s', (sql, expected) => {
  expect(changesPublicData(sql)).toBe(expected);
});

test('the version changes with writes of this process, however they are made, and of another one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-version-'));
  const db = openDb(join(folder, 'a.sqlite'));
  const other = openDb(join(folder, 'a.sqlite'));
  const write = "INSERT INTO installation (name, value) VALUES (?, 'x') RETURNING name";
  try {
    let before = db.publicVersion();
    const hasChanged = (): boolean => {
      const now = db.publicVersion();
      const isNew = now !== before;
      before = now;
      return isNew;
    };
    expect(hasChanged()).toBe(false);
    db.get(write, 'a');
    expect(hasChanged()).toBe(true);
    db.exec("UPDATE installation SET value = 'y'");
    expect(hasChanged()).toBe(true);
    db.run("DELETE FROM mail WHERE subject = 'x'");
    expect(hasChanged()).toBe(false);
    other.run("UPDATE installation SET value = 'z'");
    expect(hasChanged()).toBe(true);
    expect(hasChanged()).toBe(false);
  } finally {
    db.close();
    other.close();
    rmSync(folder, { recursive: true });
  }
});
