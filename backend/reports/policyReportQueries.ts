import type { Db } from '../db/open';
import type { PolicyReport } from './readPolicyReport';

/** A kind of violation, and how often it was reported. */
export interface KnownReport extends PolicyReport {
  reports: number;
  /** Moment of the last report, in milliseconds since 1970. */
  lastAt: number;
}

/**
 * Counts a report.
 * @param now milliseconds since 1970.
 * @param mostKept kinds of violations that are kept; the oldest give way.
 * @returns whether it is the first of its kind.
 */
export const countReport = (
  db: Db,
  { directive, blocked, page, source }: PolicyReport,
  now: number,
  mostKept: number,
): boolean => {
  const row = db.get<{ reports: number }>(
    `INSERT INTO policy_report (directive, blocked, page, source, reports, last_at) VALUES (?, ?, ?, ?, 1, ?)
     ON CONFLICT (directive, blocked, page, source) DO UPDATE SET reports = reports + 1, last_at = excluded.last_at
     RETURNING reports`,
    directive,
    blocked,
    page,
    source,
    now,
  );
  const isFirst = row?.reports === 1;
  if (isFirst) {
    db.run(
      'DELETE FROM policy_report WHERE id NOT IN (SELECT id FROM policy_report ORDER BY last_at DESC, id DESC LIMIT ?)',
      mostKept,
    );
  }
  return isFirst;
};

/** The violations, the latest first. */
export const listReports = (db: Db): KnownReport[] =>
  db.all<KnownReport>(
    `SELECT directive, blocked, page, source, reports, last_at AS lastAt FROM policy_report
     ORDER BY last_at DESC, id DESC`,
  );
