/** Longest entry of the log, in characters: a stack has some thousand, what a client sent may have a hundred times that. */
const longestEntry = 4000;
/** Entries of a minute; more are dropped, so that nobody fills the disk. */
const entriesPerMinute = 60;
const minuteMs = 60_000;

/** A text that is cut where it is too long. */
export const shortened = (text: string, characters: number): string =>
  text.length > characters ? `${text.slice(0, characters - 1)}…` : text;

let minute = { startedAt: -minuteMs, written: 0, left: 0 };

/** Whether the minute has room for one more; says how many it had none for, when the next one begins. */
const hasRoom = (): boolean => {
  const now = performance.now();
  if (now - minute.startedAt >= minuteMs) {
    if (minute.left > 0) process.stderr.write(`${minute.left} more errors were not written.\n`);
    minute = { startedAt: now, written: 0, left: 0 };
  }
  if (minute.written >= entriesPerMinute) {
    minute.left += 1;
    return false;
  }
  minute.written += 1;
  return true;
};

/** Writes an unexpected error to the process's error stream, with its stack; not without end, whatever happens. */
export const reportToLog = (error: unknown): void => {
  if (!hasRoom()) return;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${shortened(text, longestEntry)}\n`);
};

/** Writes a line for the person who started the process. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
