import type { ApolloCache } from '@apollo/client';

type Write = Parameters<ApolloCache['write']>[0];

/** What was written into a cache since the last look. */
export interface Journal {
  /** The entities and root fields that were written, with those of their fields that were; empty when nothing was. */
  take: () => Record<string, unknown>;
}

/**
 * Follows what is written into a cache from now on. A cache tells nobody which of its entities changed, and comparing all
 * of them costs the more the more there are; writing the same answers into an empty cache costs what the answers cost.
 * @param createEmpty makes a cache with the same policies.
 */
export const keepJournal = (cache: ApolloCache, createEmpty: () => ApolloCache): Journal => {
  const entries: Write[] = [];
  const write = cache.write.bind(cache);
  cache.write = (options) => {
    entries.push(options);
    return write(options);
  };
  return {
    take: () => {
      if (entries.length === 0) return {};
      const empty = createEmpty();
      for (const entry of entries.splice(0)) empty.write(entry);
      const value: unknown = empty.extract();
      return typeof value === 'object' ? { ...value } : {};
    },
  };
};
