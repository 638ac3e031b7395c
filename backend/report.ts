/** Writes an unexpected error to the process's error stream, with its stack. */
export const reportToLog = (error: unknown): void => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
};

/** Writes a line for the person who started the process. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
