import type { ErrorReporter } from './log';

/** An error as it is sent: nothing in it says who the visitor is. */
export interface ErrorReport {
  /** What the shop says of it; an unhandled error's with the id that the visitor was told. */
  message: string;
  /** Class, text and stack of what was thrown; '' without it. */
  error: string;
  /** Name of the build's first script. */
  release: string;
  /** Path of the page, without its query. */
  route: string;
  /** ISO 8601, UTC. */
  time: string;
}

/** A page that fails without end says so this often. */
const mostOfPage = 10;

const longestText = 2000;

/** Words that may be somebody's: e-mail addresses, what follows a `?` of an address, and long numbers and codes. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>@()]+@[^\s"'<>@()]+/g, '[e-mail]'],
  [/\?[^\s)"':]+/g, '?…'],
  [/\b(?=\w*\d)[\w-]{16,}\b/g, '[code]'],
  [/\+?\d[\d\s-]{7,}\d/g, '[number]'],
];

/**
 * A text without what may be personal. Cut before the patterns, too: they look from each character onwards, which takes
 * seconds in a text of some hundred thousand.
 */
export const withoutPersonal = (text: string): string =>
  personal
    .reduce((clean, [pattern, word]) => clean.replace(pattern, word), text.slice(0, 2 * longestText))
    .slice(0, longestText);

/** The code of a request about personal data stands in its path, and is nobody else's business. */
export const withoutCodes = (path: string): string => path.replace(/(\/code\/)[^/]+/, '$1…');

/** The name of the build: that of its first script, which changes with what is in it. */
export const releaseOf = (page: Document): string =>
  /\/static\/([\w.-]+)\.js/.exec(page.querySelector('script[src*="/static/main"]')?.getAttribute('src') ?? '')?.[1] ??
  'unknown';

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : '';
  return error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
};

export interface ErrorReporterOptions {
  /** Takes a report; what becomes of it is nobody's business, and it must not throw. */
  send: (report: ErrorReport) => void;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Makes a reporter of errors: each once a page, the first ten. */
export const createErrorReporter = ({ send, now }: ErrorReporterOptions): ErrorReporter => {
  const sent = new Set<string>();
  return (message, details) => {
    const thrown = details.find((detail) => detail instanceof Error) ?? details[0];
    const error = withoutPersonal(textOf(thrown));
    const known = error || message;
    if (sent.has(known) || sent.size >= mostOfPage) return;
    sent.add(known);
    send({
      message: message.slice(0, longestText),
      error,
      release: releaseOf(document),
      route: withoutPersonal(withoutCodes(window.location.pathname)),
      time: new Date(now()).toISOString(),
    });
  };
};

/** Sends reports to an address as JSON; one that does not arrive is lost. */
export const sendReportsTo =
  (url: string, send: typeof fetch = fetch) =>
  (report: ErrorReport): void => {
    send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
