import type { RequestHandler } from '../http/nodeAdapter';
import { keepPageError, readPageError } from './pageErrors';
import type { PolicyReportOptions } from './policyReportHandler';
import { createReportReader, noContent } from './readReport';

/** Two texts of 2,000 characters, escaped. */
const longestBody = 32_768;

/** Characters that would begin a line of the log that nobody wrote. */
const control = /\p{Cc}+/gu;

/**
 * Makes the collector of errors of pages (`SHOP_ERRORS_URL=/error-report`): the last 500 are kept, and each is a line of
 * the log. It stands in for the service that a deployment reports to, and keeps nothing of the visitor.
 */
export const createPageErrorHandler = ({ db, now, tell }: PolicyReportOptions): RequestHandler => {
  const readReport = createReportReader({ now, type: 'application/json', longestBody });
  return async (request) => {
    const body = await readReport(request);
    if (body instanceof Response) return body;
    const found = readPageError(body.content);
    if (!found) return noContent(400);
    keepPageError(db, found, now());
    const { message, error, release, route } = found;
    const [first = ''] = error.split('\n', 1);
    tell(`Page error on ${route} (${release}): ${message} ${first}`.replace(control, ' ').trim());
    return noContent(204);
  };
};
