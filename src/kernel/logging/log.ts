/* eslint-disable no-console -- This is the one place that writes there. */
/** The one place that writes to the console, so that a deployment can send it elsewhere. */
export const log = {
  warn: (message: string, ...details: unknown[]): void => {
    console.warn(message, ...details);
  },
  error: (message: string, ...details: unknown[]): void => {
    console.error(message, ...details);
  },
};
