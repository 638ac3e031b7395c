import { isRecord } from '@/kernel/isRecord';

/** An object that stands within its entity, and is no entity itself. */
const isPart = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value) && !('__ref' in value);

/**
 * Adds what an entity was known to be to what is new of it: a menu loads fewer fields of a category than its page, and a
 * cart fewer of a product's prices. What is new wins; lists and references are taken as they are.
 */
export const mergeKept = (
  old: Readonly<Record<string, unknown>>,
  newer: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const merged: Record<string, unknown> = { ...old };
  for (const [field, value] of Object.entries(newer)) {
    const known = old[field];
    merged[field] = isPart(known) && isPart(value) ? mergeKept(known, value) : value;
  }
  return merged;
};
