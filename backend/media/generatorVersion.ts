/** Counts up whenever drawing changes, so that no cache shows yesterday's picture. */
export const GENERATOR_VERSION = 2;
