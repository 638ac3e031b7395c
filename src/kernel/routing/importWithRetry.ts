import { log } from '@/kernel/logging/log';

const retryAfterMs = 500;
const reloadFlag = 'halewell:chunk-reload';
/** A second failure within this time is not the fault of an old page. */
const reloadPauseMs = 60_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether the page may be loaded anew for a chunk that is gone; true once in a while, never in a loop. */
const mayReload = (now: number): boolean => {
  try {
    const last = Number(window.sessionStorage.getItem(reloadFlag) ?? 0);
    if (now - last < reloadPauseMs) return false;
    window.sessionStorage.setItem(reloadFlag, String(now));
    return true;
  } catch {
    return false;
  }
};

/**
 * Loads a chunk, and tries once more when that fails. When it fails again although the line is up, the shop has most
 * likely been deployed anew and this page's chunks are gone: it loads itself anew, once.
 * @throws what the import threw, when nothing helps.
 */
export const importWithRetry = async <T>(
  load: () => Promise<T>,
  reloadPage: () => void = () => window.location.reload(),
): Promise<T> => {
  try {
    return await load();
  } catch {
    await wait(retryAfterMs);
  }
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine === false || !mayReload(Date.now())) throw error;
    log.warn('A part of the shop is gone; loading the page anew.', error);
    reloadPage();
    return new Promise<never>(() => undefined);
  }
};
