import type { Db } from '../db/open';
import type { RequestHandler } from '../http/nodeAdapter';
import { mediaType } from '../http/contentType';
import { clientAddressHeader } from '../limits/clientAddress';
import { countReport } from './policyReportQueries';
import { readPolicyReport } from './readPolicyReport';

/** Kinds of violations that are kept. */
const mostKept = 500;
/** Reports of one client, and of all together, that are read within a minute. */
const mostOfClient = 20;
const mostOfAll = 300;
const minuteMs = 60_000;
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

/** Counts within the minute, by client; forgotten with the minute, so that nobody is kept. */
const createMeter = (now: () => number) => {
  let minute = 0;
  let all = 0;
  const clients = new Map<string, number>();
  return (client: string): boolean => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) {
      minute = current;
      all = 0;
      clients.clear();
    }
    all += 1;
    const own = (clients.get(client) ?? 0) + 1;
    if (all <= mostOfAll) clients.set(client, own);
    return all <= mostOfAll && own <= mostOfClient;
  };
};

const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

/**
 * Makes the collector of what browsers report of the Content-Security-Policy (`report-uri`). It keeps each kind of
 * violation once, with its number, and nothing of the visitor. Too many reports are dropped unread: nobody waits for the
 * answer.
 */
export const createPolicyReportHandler = ({ db, now, tell }: PolicyReportOptions): RequestHandler => {
  const mayReport = createMeter(now);
  return async (request) => {
    if (request.method !== 'POST') return empty(405, { Allow: 'POST' });
    if (mediaType(request) !== 'application/csp-report') return empty(415);
    if (!mayReport(request.headers.get(clientAddressHeader) ?? '')) return empty(429, { 'Retry-After': '60' });
    const text = await request.text();
    if (text.length > longestBody) return empty(413);
    const report = readPolicyReport(parse(text));
    if (!report) return empty(400);
    if (countReport(db, report, now(), mostKept)) {
      const { directive, blocked, page, source } = report;
      tell(`Policy: ${directive} refused ${blocked} on ${page}${source ? ` (by ${source})` : ''}`);
    }
    return empty(204);
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
