/** A store of what can be made again: the oldest makes room for the newest. */
export interface BoundedStore<Value> {
  get(key: string): Value | undefined;
  /** Keeps a value; nothing happens with one that is larger than the whole store may be. */
  set(key: string, value: Value): void;
  clear(): void;
}

/**
 * Makes a store that memory bounds: a number of entries alone would let a few large ones fill the process.
 * @param mostSize of all values together, in the unit of `sizeOf`.
 * @param sizeOf what a value takes: bytes, or characters.
 */
export const createBoundedStore = <Value>(
  mostSize: number,
  sizeOf: (value: Value, key: string) => number,
): BoundedStore<Value> => {
  const values = new Map<string, Value>();
  let size = 0;

  const drop = (key: string): void => {
    const value = values.get(key);
    if (value === undefined) return;
    size -= sizeOf(value, key);
    values.delete(key);
  };

  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      drop(key);
      const added = sizeOf(value, key);
      if (added > mostSize) return;
      values.set(key, value);
      size += added;
      for (const oldest of values.keys()) {
        if (size <= mostSize) break;
        drop(oldest);
      }
    },
    clear: () => {
      values.clear();
      size = 0;
    },
  };
};
