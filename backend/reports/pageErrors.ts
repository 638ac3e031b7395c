import type { Db } from '../db/open';
import { isRecord } from '../isRecord';

/** An error of a page as a browser reports it (`SHOP_ERRORS_URL`). */
export interface PageError {
  /** What the shop said of it; an unhandled error's with the id that the visitor was told. */
  message: string;
  /** Class, text and stack. */
  error: string;
  /** Name of the build's first script. */
  release: string;
  /** Path of the page, without its query. */
  route: string;
}

/** Errors that are kept; the oldest give way. */
const mostKept = 500;
const longestText = 2000;
const longestName = 200;

const textOf = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '');

/**
 * Reads the body of a report.
 * @returns undefined for anything else.
 */
export const readPageError = (body: unknown): PageError | undefined => {
  if (!isRecord(body)) return undefined;
  const found = {
    message: textOf(body.message, longestText),
    error: textOf(body.error, longestText),
    release: textOf(body.release, longestName),
    route: textOf(body.route, longestName),
  };
  const isReport = found.message !== '' && /^[\w.-]+$/.test(found.release) && /^\/[^\s?#]*$/.test(found.route);
  return isReport ? found : undefined;
};

/**
 * Keeps an error.
 * @param now milliseconds since 1970.
 */
export const keepPageError = (db: Db, { message, error, release, route }: PageError, now: number): void =>
  db.transaction(() => {
    db.run(
      'INSERT INTO page_error (message, error, release, route, reported_at) VALUES (?, ?, ?, ?, ?)',
      message,
      error,
      release,
      route,
      now,
    );
    db.run('DELETE FROM page_error WHERE id <= (SELECT MAX(id) FROM page_error) - ?', mostKept);
  });

/** An error that is kept. */
export interface KeptPageError extends PageError {
  /** Milliseconds since 1970. */
  reportedAt: number;
}

/** The errors that are kept, the latest first. */
export const listPageErrors = (db: Db): KeptPageError[] =>
  db.all<KeptPageError>(
    'SELECT message, error, release, route, reported_at AS reportedAt FROM page_error ORDER BY id DESC',
  );
