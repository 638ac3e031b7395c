import { type Db, openDb, type SqlRow, type SqlValue } from '../db/open';
import { countScopeWrites } from '../stores/scope/storeDb';

import { changeKinds, type ChangeKindName } from './changeKinds';

/** New values by column. */
export type ChangeValues = Readonly<Record<string, SqlValue>>;

/** A change that is, or was, to come at a moment. */
export interface ScheduledChange {
  id: number;
  kind: ChangeKindName;
  target: string;
  /** Seconds since 1970. */
  startsAt: number;
  values: ChangeValues;
}

interface ChangeRow {
  id: number;
  kind: ChangeKindName;
  target: string;
  starts_at: number;
  content: string;
}

const toChange = ({ id, kind, target, starts_at: startsAt, content }: ChangeRow): ScheduledChange => ({
  id,
  kind,
  target,
  startsAt,
  values: JSON.parse(content) as ChangeValues,
});

/** Keeps a change; returns its id. */
export const insertChange = (db: Db, change: Omit<ScheduledChange, 'id'>, createdAt: string): number =>
  db.run(
    'INSERT INTO scheduled_change (kind, target, starts_at, content, created_at) VALUES (?, ?, ?, ?, ?)',
    change.kind,
    change.target,
    change.startsAt,
    JSON.stringify(change.values),
    createdAt,
  ).lastInsertRowid;

/** Changes that are not part of the shop yet, in the order in which they will be; up to a moment, when given. */
export const listPendingChanges = (db: Db, upTo = Number.MAX_SAFE_INTEGER): ScheduledChange[] =>
  db
    .all<ChangeRow>(
      `SELECT id, kind, target, starts_at, content FROM scheduled_change
       WHERE applied_at IS NULL AND starts_at <= ? ORDER BY starts_at, id`,
      upTo,
    )
    .map(toChange);

/** Notes that a change is part of the shop. */
export const markApplied = (db: Db, id: number, at: string): void => {
  db.run('UPDATE scheduled_change SET applied_at = ? WHERE id = ?', at, id);
};

/** Gives up a change that has not come yet; false when there is none. */
export const deletePendingChange = (db: Db, id: number): boolean =>
  db.run('DELETE FROM scheduled_change WHERE id = ? AND applied_at IS NULL', id).changes > 0;

/** Whether something is shown as a change makes it that lies after a moment (seconds since 1970): in a preview. */
export const hasChangeAfter = (db: Db, kind: ChangeKindName, target: string, moment: number): boolean =>
  db.get(
    'SELECT 1 FROM scheduled_change WHERE kind = ? AND target = ? AND starts_at > ? AND applied_at IS NOT NULL',
    kind,
    target,
    moment,
  ) !== undefined;

/** Writes the values of a change; false when what it is about no longer exists. */
export const writeValues = (db: Db, kind: ChangeKindName, target: string, values: ChangeValues): boolean => {
  const { table, key, fields } = changeKinds[kind];
  const columns = fields.map(({ column }) => column).filter((column) => Object.hasOwn(values, column));
  if (columns.length === 0) return true;
  const sets = columns.map((column) => `${column} = ?`).join(', ');
  const given = columns.map((column) => values[column] ?? null);
  return db.run(`UPDATE main.${table} SET ${sets} WHERE ${key} = ?`, ...given, target).changes > 0;
};

/** Gives the products whose variant this is the lowest prices of their variants, by which lists sort. */
export const refreshParentPrices = (db: Db, sku: string): void => {
  db.run(
    `WITH lowest AS (
       SELECT v.parent_id AS id, min(c.price_minor) AS price,
         min(min(c.price_minor, coalesce(c.special_price_minor, c.price_minor))) AS current
       FROM product_variant v JOIN product c ON c.id = v.child_id AND c.is_enabled = 1 GROUP BY v.parent_id)
     UPDATE main.product SET price_minor = lowest.price,
       special_price_minor = CASE WHEN lowest.current < lowest.price THEN lowest.current END
     FROM lowest WHERE lowest.id = product.id AND product.id IN
       (SELECT v.parent_id FROM product_variant v JOIN product c ON c.id = v.child_id WHERE c.sku = ?)`,
    sku,
  );
};

/** Something that can be edited, in a list. */
export interface Editable {
  key: string;
  name: string;
}

/** What there is of a kind whose name or key holds a text; all for an empty one. */
export const listEditable = (db: Db, kind: ChangeKindName, text = '', limit = 500): Editable[] => {
  const { table, key, name, where } = changeKinds[kind];
  return db.all<Editable>(
    `SELECT ${key} AS key, ${name} AS name FROM ${table}
     WHERE ${where} AND (instr(lower(${name}), lower(?1)) > 0 OR instr(lower(${key}), lower(?1)) > 0)
     ORDER BY ${name} COLLATE NOCASE, ${key} LIMIT ?2`,
    text,
    limit,
  );
};

/** The present values of something that can be edited, with its key and name. */
export const findEditable = (db: Db, kind: ChangeKindName, target: string): SqlRow | undefined => {
  const { table, key, name, where, fields } = changeKinds[kind];
  const columns = [...new Set([key, name, ...fields.map(({ column }) => column)])].join(', ');
  return db.get<SqlRow>(`SELECT ${columns} FROM ${table} WHERE ${where} AND ${key} = ?`, target);
};

/** Keeps the hash of a token. */
export const insertPreviewToken = (db: Db, tokenHash: string, expiresAt: number): void => {
  db.run('INSERT INTO preview_token (token_hash, expires_at) VALUES (?, ?)', tokenHash, expiresAt);
};

/** Whether a token is alive. */
export const hasPreviewToken = (db: Db, tokenHash: string, now: number): boolean =>
  db.get('SELECT 1 FROM preview_token WHERE token_hash = ? AND expires_at > ?', tokenHash, now) !== undefined;

/** Changes with every write to the database, by this process or another. */
export const writeStamp = (db: Db): string => {
  const own = db.get<{ count: number }>('SELECT total_changes() AS count')?.count;
  const others = db.get<{ data_version: number }>('PRAGMA data_version')?.data_version;
  return `${(own ?? 0) - countScopeWrites(db)}/${others}`;
};

/**
 * Writes a copy of the whole database into a file that must not exist. By a connection of its own: where there are several
 * store views, temporary views stand in front of the tables of the shop's.
 */
export const copyDatabase = (db: Db, file: string): void => {
  const source = db.get<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'")?.file;
  const plain = source ? openDb(source) : db;
  try {
    plain.run('VACUUM INTO ?', file);
  } finally {
    if (plain !== db) plain.close();
  }
};
