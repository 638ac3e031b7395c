import type { Sent } from './recordVisits';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Recorded requests: first visits by landing page, further pages of a visit, and a purchase after a product page. */
export interface Recorded {
  landings: Sent[][];
  furtherPages: Sent[][];
  cart: Sent[];
  order: Sent[];
}

/** Shares of a usual shop: most visits look at a page or two; one in twelve fills a cart, one in forty orders. */
const shares = { furtherPages: 2.2, cart: 0.083, order: 0.025 };

/** A few products are asked for most: the place of the chosen one falls off as its rank grows. */
const choose = <Item>(items: readonly Item[], random: number): Item | undefined =>
  items[Math.floor(items.length * random ** 2)];

/** The requests of so many visits, visit by visit. */
export const simulateVisits = (count: number, recorded: Recorded): Sent[][] => {
  const random = randomNumbers(1);
  return Array.from({ length: count }, () => {
    const further = Math.floor(-Math.log(1 - random()) * shares.furtherPages);
    const luck = random();
    return [
      ...(choose(recorded.landings, random()) ?? []),
      ...Array.from({ length: further }, () => choose(recorded.furtherPages, random()) ?? []).flat(),
      ...(luck < shares.cart ? recorded.cart : []),
      ...(luck < shares.order ? recorded.order : []),
    ];
  });
};
