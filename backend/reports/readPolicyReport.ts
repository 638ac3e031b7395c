import { isRecord } from '../isRecord';

/** A violation of the Content-Security-Policy, without anything of the visitor's. */
export interface PolicyReport {
  /** Such as `script-src-elem`. */
  directive: string;
  /** Origin and path of what was blocked, or a word such as `inline`. */
  blocked: string;
  /** Path of the page. */
  page: string;
  /** Origin and path of the script that did it; '' where the browser does not say. */
  source: string;
}

const longestPart = 200;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Queries and fragments may hold what is a person's; the paths of such pages do not help either. */
const withoutQuery = (address: string): string => {
  if (!URL.canParse(address)) return /^[\w-]{0,40}$/.test(address) ? address : 'unknown';
  const { origin, pathname, protocol } = new URL(address);
  const place = origin === 'null' ? protocol : origin + pathname;
  return place.slice(0, longestPart);
};

/** The code of a request about personal data stands in its path. */
const pageOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).pathname.replace(/(\/code\/).*/, '$1').slice(0, longestPart) : '';

/**
 * Reads the body that a browser sends to a `report-uri` (Content Security Policy 2, section 4.4).
 * @returns undefined for anything else.
 */
export const readPolicyReport = (body: unknown): PolicyReport | undefined => {
  const report = isRecord(body) ? body['csp-report'] : undefined;
  if (!isRecord(report)) return undefined;
  const directive = textOf(report['effective-directive']) || textOf(report['violated-directive']);
  if (!/^[a-z][a-z-]{0,40}(?: |$)/.test(directive)) return undefined;
  return {
    directive: directive.split(' ', 1).join(''),
    blocked: withoutQuery(textOf(report['blocked-uri'])),
    page: pageOf(textOf(report['document-uri'])),
    source: withoutQuery(textOf(report['source-file'])),
  };
};
