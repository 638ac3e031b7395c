import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import Database from 'libsql';

import { createBoundedStore } from '../boundedStore';

import { assertOwn, explainFileTrouble } from './fileTroubles';
import { migrate } from './migrate';
import { changesPublicData } from './publicChanges';

/** A value that SQLite stores. Booleans are 0 and 1. */
export type SqlValue = string | number | null;

/** What a statement may be given: a picture is bytes. */
export type SqlParameter = SqlValue | Uint8Array;

/** A row as the driver returns it: column name to value. */
export type SqlRow = Record<string, SqlValue>;

/** The database as the domains see it: parameterised SQL, rows, and transactions. Calls are synchronous. */
export interface Db {
  /** First row, or undefined. `Row` is the shape that the SQL selects. */
  get<Row extends object>(sql: string, ...parameters: SqlParameter[]): Row | undefined;
  all<Row extends object>(sql: string, ...parameters: SqlParameter[]): Row[];
  run(sql: string, ...parameters: SqlParameter[]): { changes: number; lastInsertRowid: number };
  /** Runs several statements without parameters. */
  exec(sql: string): void;
  /**
   * Runs `work` in a write transaction (BEGIN IMMEDIATE) and returns its result; rolls back and rethrows when it throws.
   * Nested calls join the outer transaction. `work` must be synchronous, or two requests would share it.
   */
  transaction<Result>(work: () => Result): Result;
  /**
   * A text that changes with everything that may change what everybody reads: writes of this process other than those to
   * tables of single visitors (publicChanges.ts), and any commit of another process.
   */
  publicVersion(): string;
  close(): void;
}

/** How long a writer waits for another process's transaction, in milliseconds. */
const busyTimeoutMs = 5000;

/** Statements that are kept prepared, many more than the shop has: SQL that follows what a client sent must not fill the memory. */
const mostStatements = 5000;

/** The driver adds timing under `_metadata` to rows it returns one by one. */
const withoutMetadata = <Row extends object>(row: Row | undefined): Row | undefined => {
  if (row && '_metadata' in row) delete row._metadata;
  return row;
};

const openFile = (file: string) => {
  try {
    const database = new Database(file, { timeout: busyTimeoutMs });
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all().map(String);
    assertOwn(tables, file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs};`);
    return database;
  } catch (error) {
    throw explainFileTrouble(error, file);
  }
};

/**
 * Opens (and creates and migrates) the database.
 * @param file path of the database file, or ':memory:'.
 * @throws DataUnusable when the file cannot be opened or is no database of a shop; and when a migration fails.
 */
export const openDb = (file: string): Db => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = openFile(file);
  const statements = createBoundedStore<{ statement: ReturnType<typeof database.prepare>; isPublic: boolean }>(
    mostStatements,
    () => 1,
  );
  const prepare = (sql: string) => {
    const kept = statements.get(sql);
    const known = kept ?? { statement: database.prepare(sql), isPublic: changesPublicData(sql) };
    if (!kept) statements.set(sql, known);
    if (known.isPublic) publicChanges += 1;
    return known.statement;
  };
  // Parameters go to the driver as one list: a single null given on its own is taken for named parameters and refused.
  let depth = 0;
  let publicChanges = 0;

  const db: Db = {
    get: <Row extends object>(sql: string, ...parameters: SqlParameter[]) =>
      withoutMetadata(prepare(sql).get(parameters) as Row | undefined),
    all: <Row extends object>(sql: string, ...parameters: SqlParameter[]) => prepare(sql).all(parameters) as Row[],
    run: (sql, ...parameters) => {
      const { changes, lastInsertRowid } = prepare(sql).run(parameters);
      return { changes, lastInsertRowid: Number(lastInsertRowid) };
    },
    exec: (sql) => {
      publicChanges += 1;
      database.exec(sql);
    },
    transaction: (work) => {
      if (depth > 0) return work();
      database.exec('BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        // A full disk has rolled it back already: its error must not be hidden by one about that.
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    publicVersion: () => {
      const others = db.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0;
      return `${others}.${publicChanges}`;
    },
    close: () => {
      statements.clear();
      database.close();
    },
  };
  migrate(db);
  return db;
};
