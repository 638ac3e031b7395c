/** A word of the index and the number of products that have it. */
export interface IndexedWord {
  term: string;
  products: number;
}

/** The words of the index, ready to be looked up. */
export interface Vocabulary {
  has(word: string): boolean;
  hasPrefix(prefix: string): boolean;
  /** The known word that was probably meant; undefined when none is near enough. */
  closest(word: string): string | undefined;
}

/**
 * Edits (insert, remove, replace, swap two neighbours) that turn one word into the other.
 * @param limit more edits than this are told as `limit + 1`.
 */
export const editDistance = (from: string, to: string, limit: number): number => {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(edits);
      best = Math.min(best, edits);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[to.length] ?? 0, limit + 1);
};

/** Short words mean something else after one edit; long ones survive two. */
const allowedEdits = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
};

interface Candidate extends IndexedWord {
  edits: number;
}

/** Fewer edits, then the same first letter (people mistype it least), then the commoner word. */
const isBetter = (word: string, one: Candidate, other: Candidate): boolean => {
  if (one.edits !== other.edits) return one.edits < other.edits;
  const isOneAlike = one.term[0] === word[0];
  if (isOneAlike !== (other.term[0] === word[0])) return isOneAlike;
  return one.products !== other.products ? one.products > other.products : one.term < other.term;
};

const findClosest = (word: string, byLength: ReadonlyMap<number, IndexedWord[]>): string | undefined => {
  const limit = allowedEdits(word);
  let best: Candidate | undefined;
  if (limit === 0) return undefined;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const { term, products } of byLength.get(length) ?? []) {
      const edits = editDistance(word, term, best?.edits ?? limit);
      if (edits > limit) continue;
      const candidate = { term, products, edits };
      if (!best || isBetter(word, candidate, best)) best = candidate;
    }
  }
  return best?.term;
};

/** Makes a vocabulary. Words with digits are known, but nothing is corrected to them. */
export const createVocabulary = (words: readonly IndexedWord[]): Vocabulary => {
  const known = new Set(words.map(({ term }) => term));
  const sorted = [...known].sort();
  const byLength = new Map<number, IndexedWord[]>();
  for (const word of words) {
    if (!/^\p{L}+$/u.test(word.term)) continue;
    const sameLength = byLength.get(word.term.length);
    if (sameLength) sameLength.push(word);
    else byLength.set(word.term.length, [word]);
  }
  return {
    has: (word) => known.has(word),
    hasPrefix: (prefix) => {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < prefix) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(prefix) ?? false;
    },
    closest: (word) => findClosest(word, byLength),
  };
};
