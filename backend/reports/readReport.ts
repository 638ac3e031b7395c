import { mediaType } from '../http/contentType';
import { clientAddressHeader } from '../limits/clientAddress';

/** Reports of one client, and of all together, that are read within a minute. */
const mostOfClient = 20;
const mostOfAll = 300;
const minuteMs = 60_000;

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

/** An answer without a body: nobody reads one. */
export const noContent = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface ReportKind {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Media type of its reports. */
  type: string;
  /** In characters. */
  longestBody: number;
}

/**
 * Makes the reader of what browsers report to one address: POST of one media type, short, and not too often.
 * @returns what was sent, undefined in the place of what is no JSON; or the answer to a request that is refused.
 */
export const createReportReader = ({ now, type, longestBody }: ReportKind) => {
  const mayReport = createMeter(now);
  return async (request: Request): Promise<Response | { content: unknown }> => {
    if (request.method !== 'POST') return noContent(405, { Allow: 'POST' });
    if (mediaType(request) !== type) return noContent(415);
    if (!mayReport(request.headers.get(clientAddressHeader) ?? '')) return noContent(429, { 'Retry-After': '60' });
    const text = await request.text();
    return text.length > longestBody ? noContent(413) : { content: parse(text) };
  };
};
