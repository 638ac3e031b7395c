/* eslint-disable no-console -- This is the one place that writes there. */

/** Told of each error that is logged, besides the console. */
export type ErrorReporter = (message: string, details: readonly unknown[]) => void;

let report: ErrorReporter | undefined;

/** Errors from before anybody was told of them: what a page fails with first is what tells most. */
const early: Parameters<ErrorReporter>[] = [];
const mostEarly = 10;

/** Sends errors elsewhere as well, those of before first; undefined ends it. */
export const reportErrorsTo = (reporter: ErrorReporter | undefined): void => {
  report = reporter;
  if (reporter) for (const error of early.splice(0)) reporter(...error);
};

/** The one place that writes to the console, so that a deployment can send it elsewhere. */
export const log = {
  warn: (message: string, ...details: unknown[]): void => {
    console.warn(message, ...details);
  },
  error: (message: string, ...details: unknown[]): void => {
    console.error(message, ...details);
    if (report) report(message, details);
    else if (early.length < mostEarly) early.push([message, details]);
  },
};
