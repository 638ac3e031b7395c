/** Draws that are the same at every start: what follows from a text alone. */
export interface Draw {
  /** From 0 up to, not including, 1. */
  share: () => number;
  /** A whole number from 0 up to, not including, `below`. */
  below: (below: number) => number;
  /** One of a list that is not empty. */
  oneOf: <Item>(items: readonly Item[]) => Item;
  /** The list in another order. */
  shuffled: <Item>(items: readonly Item[]) => Item[];
}

/** Numbers that begin with a text (mulberry32). */
export const drawFrom = (text: string): Draw => {
  let state = 0;
  for (const letter of text) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(share() * limit);
  return {
    share,
    below,
    oneOf: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to draw from.');
      return item;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: share() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
};
