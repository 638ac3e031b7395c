/* eslint-disable no-console -- This is the one place that writes there. */

/** Told of each error that is logged, besides the console. */
export type ErrorReporter = (message: string, details: readonly unknown[]) => void;

let report: ErrorReporter | undefined;

/** Sends errors elsewhere as well; undefined ends it. */
export const reportErrorsTo = (reporter: ErrorReporter | undefined): void => {
  report = reporter;
};

/** The one place that writes to the console, so that a deployment can send it elsewhere. */
export const log = {
  warn: (message: string, ...details: unknown[]): void => {
    console.warn(message, ...details);
  },
  error: (message: string, ...details: unknown[]): void => {
    console.error(message, ...details);
    report?.(message, details);
  },
};
