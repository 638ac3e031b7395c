import type { ApolloCache } from '@apollo/client';
import { isRecord } from '@/kernel/isRecord';
import { log } from '@/kernel/logging/log';
import { keepJournal } from './journal';
import { mergeKept } from './mergeKept';
import { type CacheRecord, fromParts, type KeptParts, partsOf, readRecord, toRecord } from './records';
import type { RecordStore } from './recordStore';
import { createRecordSizes } from './recordSizes';

export interface PersistedCacheOptions {
  cache: ApolloCache;
  /** Makes a cache with the same policies. */
  createCache: () => ApolloCache;
  store: RecordStore;
  now: () => number;
  parts: KeptParts;
  /** Names who writes, at present; what others wrote is not read, and removed. */
  writer: () => string;
  /** All records together, in bytes. */
  maxSize?: number;
  maxAgeMs?: number;
}

export interface PersistedCache {
  /** Adds what was kept to what the cache has learnt since; what it has learnt wins. */
  restore: () => Promise<void>;
  /** Writes what changed since the last time. */
  persist: () => Promise<void>;
}

const defaultMaxSize = 3_000_000;
const defaultMaxAgeMs = 24 * 3600 * 1000;

/** What both know, put together. */
const mergeEntities = (
  old: Readonly<Record<string, unknown>>,
  newer: Readonly<Record<string, unknown>>,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(old).flatMap(([id, entity]) => {
      const learnt = newer[id];
      return isRecord(learnt) && isRecord(entity) ? [[id, mergeKept(entity, learnt)]] : [];
    }),
  );

/**
 * Keeps the public part of the Apollo cache across visits, entity by entity: the cost follows the change, not the
 * cache's size. A broken or missing store costs nothing but the memory.
 */
export const createPersistedCache = ({
  cache,
  createCache,
  store,
  now,
  parts,
  writer,
  maxSize = defaultMaxSize,
  maxAgeMs = defaultMaxAgeMs,
}: PersistedCacheOptions): PersistedCache => {
  const sizes = createRecordSizes(maxSize);
  const journal = keepJournal(cache, createCache);
  /** Whether the cache may have learnt something before the journal began. */
  let isBehind = true;
  /** Values that came out of the store and have not changed since; of no use once the journal is complete. */
  const restored = new Map<string, unknown>();

  const snapshot = (): Record<string, unknown> => {
    const value: unknown = cache.extract();
    return isRecord(value) ? value : {};
  };

  const read = (key: unknown, record: unknown): [string, CacheRecord] | undefined =>
    readRecord(key, record, { now: now(), maxAgeMs, parts, writer: writer() });

  const restore = async (): Promise<void> => {
    const kept = new Map<string, CacheRecord>();
    const spoilt: string[] = [];
    for (const [key, record] of await store.readAll()) {
      const entry = read(key, record);
      if (entry) kept.set(...entry);
      else if (typeof key === 'string') spoilt.push(key);
    }
    for (const [key, record] of kept) sizes.note(key, record);
    if (spoilt.length > 0) await store.remove(spoilt);
    // To restore makes the cache forget what it has computed: a first visit has no reason to.
    if (kept.size === 0) return;
    const live = snapshot();
    const learnt = partsOf(live, parts);
    const old = fromParts([...kept].map(([key, { value }]) => [key, value] as const));
    cache.restore({ ...old, ...live, ...mergeEntities(old, live) });
    for (const [key, value] of partsOf(snapshot(), parts)) if (!learnt.has(key)) restored.set(key, value);
  };

  /** Everything that is not in the store yet. */
  const catchUp = (): Map<string, unknown> => {
    isBehind = false;
    journal.take();
    const learnt = partsOf(snapshot(), parts);
    for (const [key, value] of restored) if (learnt.get(key) === value) learnt.delete(key);
    restored.clear();
    return learnt;
  };

  /** Changes since the last time, with what the store knows of the same entities besides. */
  const follow = async (): Promise<Map<string, unknown>> => {
    const changed = partsOf(journal.take(), parts);
    const keys = [...changed.keys()];
    const records = keys.length > 0 ? await store.read(keys) : [];
    keys.forEach((key, place) => {
      const known = read(key, records[place])?.[1].value;
      const value = changed.get(key);
      // Root fields are lists and references; a newer one takes the place of the older.
      if (isRecord(known) && isRecord(value) && '__typename' in value) changed.set(key, mergeKept(known, value));
    });
    return changed;
  };

  const persist = async (): Promise<void> => {
    const changed = [...(isBehind ? catchUp() : await follow())].map(([key, value]): [string, CacheRecord] => [
      key,
      toRecord(value, now(), writer()),
    ]);
    if (changed.length === 0) return;
    await store.write(changed);
    for (const [key, record] of changed) sizes.note(key, record);
    const excess = sizes.surplus();
    if (excess.length > 0) await store.remove(excess);
    sizes.forget(excess);
  };

  let last = Promise.resolve();
  /** It cannot be emptied either: this visit has none. */
  let isGone = false;
  /** One after the other: each reads what the one before has written. */
  const inTurn = (work: () => Promise<void>) => (): Promise<void> => {
    last = last
      .then(() => (isGone ? undefined : work()))
      .catch(async (error: unknown) => {
        // Full, blocked or spoilt: start over, the shop works without.
        log.warn('The persisted cache is not available.', error);
        sizes.clear();
        await store.clear().catch(() => {
          isGone = true;
        });
      });
    return last;
  };

  return { restore: inTurn(restore), persist: inTurn(persist) };
};
