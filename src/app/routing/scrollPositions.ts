const storageKey = 'shop:scroll';
const kept = 50;

const read = (): [string, number][] => {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
};

/** Where the shopper had scrolled to on each page of this tab's history; it survives a reload. */
export const createScrollPositions = () => {
  const positions = new Map(read());
  return {
    /** Notes where the page stands. */
    note: (key: string): void => {
      positions.delete(key);
      positions.set(key, Math.round(window.scrollY));
    },
    /** Keeps what was noted beyond this document. Storage is slow: not in the way of a click. */
    keep: (): void => {
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-kept)));
      } catch {
        // Without session storage a reload starts at the top.
      }
    },
    get: (key: string): number | undefined => positions.get(key),
  };
};

export type ScrollPositions = ReturnType<typeof createScrollPositions>;
