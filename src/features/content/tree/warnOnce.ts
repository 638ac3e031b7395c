import { log } from '@/kernel/logging/log';

const given = new Set<string>();

/** Warns of something about a content type once a visit: a page may hold it a hundred times. */
export const warnOnce = (message: string, ...details: unknown[]): void => {
  if (given.has(message)) return;
  given.add(message);
  log.warn(message, ...details);
};

/** Forgets what was warned of. */
export const forgetWarnings = (): void => given.clear();
