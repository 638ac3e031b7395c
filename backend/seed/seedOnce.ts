import type { Db } from '../db/open';

/**
 * Fills the database in one transaction, and only when the hash of its data is not that of the last time.
 * @returns whether it wrote anything.
 * @throws what `work` throws; nothing is written then.
 */
export const seedOnce = (db: Db, hash: string, work: () => void): { isSeeded: boolean } =>
  db.transaction(() => {
    const state = db.get<{ content_hash: string }>('SELECT content_hash FROM seed_state WHERE id = 1');
    if (state?.content_hash === hash) return { isSeeded: false };
    // One note for everything instead of millions (migration 0017).
    db.run('INSERT INTO catalogue_bulk_change (id) VALUES (1)');
    work();
    db.run('DELETE FROM catalogue_bulk_change');
    db.run('INSERT INTO catalogue_change (product_id) VALUES (NULL)');
    db.run(
      `INSERT INTO seed_state (id, content_hash, seeded_at) VALUES (1, ?, ?)
       ON CONFLICT (id) DO UPDATE SET content_hash = excluded.content_hash, seeded_at = excluded.seeded_at`,
      hash,
      new Date().toISOString(),
    );
    return { isSeeded: true };
  });
