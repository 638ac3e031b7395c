/** A part of the prices, as the address of a list writes it: `-10`, `10-20`, `20-`. */
export interface PriceBand {
  value: string;
  /** Whole currency units; an open end is undefined. */
  from?: number;
  to?: number;
}

/** A bucket of the backend, which it names `10_20`, with its products. */
interface Bucket {
  value: string;
  count?: number | null;
}

const mostBands = 3;

/**
 * Up to three bands with about as many products in each. They are cut where the backend cuts its buckets, so that no product
 * is counted twice by a person who reads them; none where all products cost about the same.
 */
export const priceBands = (buckets: readonly Bucket[]): PriceBand[] => {
  const sorted = buckets
    // A backend with a fault leaves out even what its schema promises.
    .map(({ value, count }) => ({ to: Number(String(value).split('_')[1]), count: count ?? 0 }))
    .filter(({ to, count }) => Number.isFinite(to) && to > 0 && count > 0)
    .sort((one, other) => one.to - other.to);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const cuts: number[] = [];
  let below = 0;
  for (const { to, count } of sorted.slice(0, -1)) {
    below += count;
    if (cuts.length < mostBands - 1 && below >= (total * (cuts.length + 1)) / mostBands) cuts.push(Math.ceil(to));
  }
  const ends = [...new Set(cuts)];
  if (ends.length === 0) return [];
  return [undefined, ...ends].map((from, index) => {
    const to = ends[index];
    return {
      value: `${from ?? ''}-${to ?? ''}`,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    };
  });
};
