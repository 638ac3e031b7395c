import { wait } from '@/kernel/wait';
import { passTime } from './passTime';

/** How often somebody tries before giving up. */
export const patience = 8;
/** Milliseconds until somebody tries again. */
const breathMs = 20_000;
/** Milliseconds until somebody looks at a page that is asking, each time. */
export const looksMs = [70_000, 200_000, 900_000];
/** Milliseconds after which a page that asks every minute knows, also where a cart proves nothing for ten. */
export const settledMs = 720_000;
const longestLookMs = 1_200_000;

/** Nobody looks at a page for longer: one that asks what became of an order may do so for ever. */
export const patiently = (work: Promise<unknown>): Promise<unknown> => Promise.race([work, wait(longestLookMs)]);

/** Tries again and again, with pauses; says whether it came to something. */
export const tries = async (work: () => Promise<unknown>): Promise<boolean> => {
  for (let attempt = 0; attempt < patience; attempt += 1) {
    const isDone = await passTime(work()).then(
      () => true,
      () => false,
    );
    if (isDone) return true;
    await passTime(wait(breathMs));
  }
  return false;
};
