/** Random numbers that a seed repeats (mulberry32). */
export interface RandomNumbers {
  /** From 0 up to 1. */
  next: () => number;
  /** Whole, from 0 up to `limit`, without it. */
  below: (limit: number) => number;
  /** Whether something happens that does so in `share` of all cases. */
  chance: (share: number) => boolean;
}

/** Makes numbers that are the same for the same seed (mulberry32), so that a run that failed can be repeated. */
export const createRandomNumbers = (seed: number): RandomNumbers => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (limit) => Math.floor(next() * limit), chance: (share) => next() < share };
};
