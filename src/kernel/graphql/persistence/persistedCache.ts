import type { ApolloCache } from '@apollo/client';
import { isRecord } from '@/kernel/isRecord';
import { log } from '@/kernel/logging/log';
import { type CacheRecord, fromParts, type KeptParts, readRecord, toParts } from './records';
import type { RecordStore } from './recordStore';

export interface PersistedCacheOptions {
  cache: ApolloCache;
  store: RecordStore;
  now: () => number;
  parts: KeptParts;
  /** All records together, in characters. */
  maxSize?: number;
  maxAgeMs?: number;
}

export interface PersistedCache {
  /** Adds what was kept to what the cache has learnt since; what it has learnt wins. */
  restore: () => Promise<void>;
  /** Writes what changed since the last time. */
  persist: () => Promise<void>;
  clear: () => Promise<void>;
}

const defaultMaxSize = 3_000_000;
const defaultMaxAgeMs = 24 * 3600 * 1000;

/** Merges two states of an entity, the newer fields winning: a menu loads fewer fields of a category than its page. */
const mergeEntities = (
  old: Readonly<Record<string, Record<string, unknown>>>,
  live: Readonly<Record<string, unknown>>,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(old).flatMap(([id, entity]) => {
      const newer = live[id];
      return isRecord(newer) ? [[id, { ...entity, ...newer }]] : [];
    }),
  );

/**
 * Keeps the public part of the Apollo cache across visits, entity by entity: the cost follows the change, not the
 * cache's size. A broken or missing store costs nothing but the memory.
 */
export const createPersistedCache = ({
  cache,
  store,
  now,
  parts,
  maxSize = defaultMaxSize,
  maxAgeMs = defaultMaxAgeMs,
}: PersistedCacheOptions): PersistedCache => {
  /** Size and time of every record in the store. */
  const index = new Map<string, { size: number; writtenAt: number }>();
  /** Entities in the store, by reference: the cache replaces an entity when it changes. */
  const written = new Map<string, unknown>();

  const snapshot = (): Record<string, unknown> => {
    const value: unknown = cache.extract();
    return isRecord(value) ? value : {};
  };

  /** The oldest records beyond the bound. */
  const surplus = (): string[] => {
    let size = 0;
    const newestFirst = [...index].sort(([, a], [, b]) => b.writtenAt - a.writtenAt);
    return newestFirst.filter(([, entry]) => (size += entry.size) > maxSize).map(([key]) => key);
  };

  const forget = (keys: readonly string[]): void => {
    for (const key of keys) {
      index.delete(key);
      written.delete(key);
    }
  };

  const restore = async (): Promise<void> => {
    const kept = new Map<string, CacheRecord>();
    const spoilt: string[] = [];
    for (const [key, record] of await store.readAll()) {
      const read = readRecord(key, record, now(), maxAgeMs, parts);
      if (read) kept.set(...read);
      else if (typeof key === 'string') spoilt.push(key);
    }
    for (const [key, { size, writtenAt }] of kept) index.set(key, { size, writtenAt });
    if (spoilt.length > 0) await store.remove(spoilt);
    // To restore makes the cache forget what it has computed: a first visit has no reason to.
    if (kept.size === 0) return;
    const live = snapshot();
    const liveParts = toParts(live, parts);
    const old = fromParts([...kept].map(([key, { value }]) => [key, value] as const));
    cache.restore({ ...old, ...live, ...mergeEntities(old, live) });
    for (const [key, value] of toParts(snapshot(), parts)) if (!liveParts.has(key)) written.set(key, value);
  };

  const persist = async (): Promise<void> => {
    const changed: [string, CacheRecord][] = [];
    for (const [key, value] of toParts(snapshot(), parts)) {
      if (written.get(key) === value) continue;
      const record = { value, writtenAt: now(), size: JSON.stringify(value)?.length ?? 0 };
      changed.push([key, record]);
      written.set(key, value);
      index.set(key, { size: record.size, writtenAt: record.writtenAt });
    }
    if (changed.length === 0) return;
    await store.write(changed);
    const excess = surplus();
    if (excess.length > 0) {
      await store.remove(excess);
      forget(excess);
    }
  };

  const guarded = (work: () => Promise<void>) => async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // Full, blocked or spoilt: start over, the shop works without.
      log.warn('The persisted cache is not available.', error);
      forget([...index.keys()]);
      await store.clear().catch(() => undefined);
    }
  };

  return {
    restore: guarded(restore),
    persist: guarded(persist),
    clear: guarded(async () => {
      forget([...index.keys()]);
      await store.clear();
    }),
  };
};
