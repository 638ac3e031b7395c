import { log } from '@/kernel/logging/log';
import type { Position } from './distance';

/** Milliseconds that the device may take; a question of the browser that nobody answers counts as well. */
const patienceMs = 10_000;
/** Milliseconds that an earlier position stays good enough for a distance in the street. */
const freshMs = 5 * 60_000;

/** Where the visitor is, or why that is not known. */
export type PositionAnswer = { kind: 'found'; position: Position } | { kind: 'denied' | 'slow' | 'unavailable' };

const failureOf = ({ code }: Pick<GeolocationPositionError, 'code'>): PositionAnswer => ({
  kind: code === 1 ? 'denied' : code === 3 ? 'slow' : 'unavailable',
});

/**
 * Asks the browser where the visitor is, which may ask the visitor. Answers within ten seconds, and never rejects; what
 * was in the way is logged.
 */
export const askPosition = async (): Promise<PositionAnswer> => {
  const answer = await new Promise<PositionAnswer>((resolve) => {
    // The types promise it; an extension that protects the visitor takes it away or lets the call throw.
    const device: Geolocation | undefined = navigator.geolocation;
    const timer = setTimeout(() => resolve({ kind: 'slow' }), patienceMs);
    const settle = (result: PositionAnswer): void => {
      clearTimeout(timer);
      resolve(result);
    };
    try {
      if (!device) return settle({ kind: 'unavailable' });
      device.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => settle({ kind: 'found', position: { latitude, longitude } }),
        (error) => settle(failureOf(error)),
        { timeout: patienceMs, maximumAge: freshMs },
      );
    } catch {
      settle({ kind: 'unavailable' });
    }
  });
  if (answer.kind !== 'found') log.warn(`The position of the device is not known: ${answer.kind}.`);
  return answer;
};

/** Whether the visitor has allowed their position already, so that asking for it asks nobody. */
export const isPositionAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
};
