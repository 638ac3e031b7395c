import type { Db, SqlValue } from '../../db/open';

/** Writes values of one store view; see stores/scope/scopedTables.ts for tables, keys and fields. */
export interface StoreValueWriter {
  storeId: number;
  write: (entity: string, key: SqlValue, values: Record<string, string | null | undefined>) => void;
  writePath: (entityType: 'PRODUCT' | 'CATEGORY', entityId: number, path: string) => void;
}

/** Starts the values of a store view from nothing: those of an earlier seed are deleted. */
export const storeValueWriter = (db: Db, storeId: number): StoreValueWriter => {
  db.run('DELETE FROM store_value WHERE store_id = ?', storeId);
  db.run('DELETE FROM store_url_rewrite WHERE store_id = ?', storeId);
  return {
    storeId,
    write: (entity, key, values) => {
      for (const [field, value] of Object.entries(values)) {
        if (value === undefined || value === null) continue;
        db.run(
          'INSERT INTO store_value (store_id, entity, entity_id, field, value) VALUES (?, ?, ?, ?, ?)',
          storeId,
          entity,
          key,
          field,
          value,
        );
      }
    },
    writePath: (entityType, entityId, path) => {
      // The same path as in the other store views needs no row.
      if (db.get('SELECT 1 FROM url_rewrite WHERE request_path = ? AND redirect_code = 0', path)) return;
      db.run(
        'INSERT INTO store_url_rewrite (store_id, request_path, entity_type, entity_id) VALUES (?, ?, ?, ?)',
        storeId,
        path,
        entityType,
        entityId,
      );
    },
  };
};
