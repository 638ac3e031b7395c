import { isRecord } from '@/kernel/isRecord';

/** One entity, or one field of the query root, as it is kept. */
export interface CacheRecord {
  value: unknown;
  /** Milliseconds since the epoch. */
  writtenAt: number;
  /** Bytes of the value as JSON. */
  size: number;
  /** Who wrote it. */
  writer: string;
}

/** A record of a part. */
export const toRecord = (value: unknown, writtenAt: number, writer: string): CacheRecord => ({
  value,
  writtenAt,
  size: new TextEncoder().encode(JSON.stringify(value) ?? '').length,
  writer,
});

type Snapshot = Readonly<Record<string, unknown>>;

const rootId = 'ROOT_QUERY';
const rootPrefix = `${rootId}.`;

/** Which parts of a cache may be kept across visits; new types and fields stay out. */
export interface KeptParts {
  types: ReadonlySet<string>;
  /** Of the query root. */
  rootFields: ReadonlySet<string>;
}

const nameBefore = (text: string, mark: RegExp): string => text.split(mark, 1)[0] ?? '';

/** A list that was searched for says what the shopper typed: that is forgotten with the visit. */
const isKeptField = ({ rootFields }: KeptParts, field: string): boolean =>
  rootFields.has(nameBefore(field, /[({:@]/)) && !/"search":"/.test(field);

/** The parts of a cache that may be kept, by the key that they are kept under. */
export const partsOf = (snapshot: Snapshot, kept: KeptParts): Map<string, unknown> => {
  const parts = new Map<string, unknown>();
  for (const [id, entity] of Object.entries(snapshot)) {
    if (id === rootId && isRecord(entity)) {
      for (const [field, value] of Object.entries(entity)) {
        if (isKeptField(kept, field)) parts.set(rootPrefix + field, value);
      }
    } else if (kept.types.has(nameBefore(id, /:/))) {
      parts.set(id, entity);
    }
  }
  return parts;
};

/** Puts kept parts together again to what a cache restores. */
export const fromParts = (parts: Iterable<readonly [string, unknown]>): Record<string, Record<string, unknown>> => {
  const snapshot: Record<string, Record<string, unknown>> = {};
  const root: Record<string, unknown> = { __typename: 'Query' };
  for (const [key, value] of parts) {
    if (key.startsWith(rootPrefix)) root[key.slice(rootPrefix.length)] = value;
    else if (isRecord(value)) snapshot[key] = value;
  }
  snapshot[rootId] = root;
  return snapshot;
};

export interface ReadOptions {
  /** Milliseconds since the epoch. */
  now: number;
  maxAgeMs: number;
  parts: KeptParts;
  writer: string;
}

/** A record that was read back, if the same writer wrote it, it still makes sense and is young enough. */
export const readRecord = (
  key: unknown,
  record: unknown,
  { now, maxAgeMs, parts: kept, writer }: ReadOptions,
): [string, CacheRecord] | undefined => {
  if (typeof key !== 'string' || !isRecord(record) || record.writer !== writer) return undefined;
  const { value, writtenAt, size } = record;
  if (typeof writtenAt !== 'number' || typeof size !== 'number' || value === undefined) return undefined;
  if (now - writtenAt > maxAgeMs || writtenAt > now) return undefined;
  const isKept = key.startsWith(rootPrefix)
    ? isKeptField(kept, key.slice(rootPrefix.length))
    : kept.types.has(nameBefore(key, /:/)) && isRecord(value);
  return isKept ? [key, { value, writtenAt, size, writer }] : undefined;
};
