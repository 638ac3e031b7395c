/** A set of small numbers, one bit each: two sets of 100,000 are compared in microseconds. */
export type Bits = Uint32Array;

const bitsPerWord = 32;

/** An empty set that holds numbers below `capacity`. */
export const createBits = (capacity: number): Bits => new Uint32Array(Math.ceil(capacity / bitsPerWord));

/** Adds a number to a set. */
export const addBit = (bits: Bits, number: number): void => {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
};

/** Takes a number out of a set. */
export const removeBit = (bits: Bits, number: number): void => {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31));
};

/** Whether a number is in a set; one beyond its capacity is not. */
export const hasBit = (bits: Bits, number: number): boolean =>
  (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;

/** Keeps in `target` what `other` has as well. */
export const intersect = (target: Bits, other: Bits): void => {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
};

/** Adds to `target` what `other` has. */
export const unite = (target: Bits, other: Bits): void => {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
};

/** Number of bits of one word. */
const countWord = (word: number): number => {
  let value = word - ((word >>> 1) & 0x55555555);
  value = (value & 0x33333333) + ((value >>> 2) & 0x33333333);
  return Math.imul((value + (value >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** How many numbers are in both sets. */
export const countCommon = (one: Bits, other: Bits): number => {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += countWord((one[word] ?? 0) & (other[word] ?? 0));
  return count;
};

/** How many numbers a set has. */
export const countBits = (bits: Bits): number => countCommon(bits, bits);

/** Calls with every number of the set, the smallest first. */
export const forEachBit = (bits: Bits, call: (number: number) => void): void => {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      call(word * bitsPerWord + (31 - Math.clz32(rest & -rest)));
      rest &= rest - 1;
    }
  }
};
