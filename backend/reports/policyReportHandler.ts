import type { Db } from '../db/open';
import type { RequestHandler } from '../http/nodeAdapter';
import { countReport } from './policyReportQueries';
import { readPolicyReport } from './readPolicyReport';
import { createReportReader, noContent } from './readReport';

/** Kinds of violations that are kept. */
const mostKept = 500;
/** A browser's report is far shorter. */
const longestBody = 8192;

/** Options of the collector. */
export interface PolicyReportOptions {
  db: Db;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of the first report of each kind. */
  tell: (line: string) => void;
}

/**
 * Makes the collector of what browsers report of the Content-Security-Policy (`report-uri`). It keeps each kind of
 * violation once, with its number, and nothing of the visitor. Too many reports are dropped unread: nobody waits for the
 * answer.
 */
export const createPolicyReportHandler = ({ db, now, tell }: PolicyReportOptions): RequestHandler => {
  const readReport = createReportReader({ now, type: 'application/csp-report', longestBody });
  return async (request) => {
    const body = await readReport(request);
    if (body instanceof Response) return body;
    const report = readPolicyReport(body.content);
    if (!report) return noContent(400);
    if (countReport(db, report, now(), mostKept)) {
      const { directive, blocked, page, source } = report;
      tell(`Policy: ${directive} refused ${blocked} on ${page}${source ? ` (by ${source})` : ''}`);
    }
    return noContent(204);
  };
};
