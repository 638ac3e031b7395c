/** Products within [from, to), in whole currency units. */
export interface PriceBucket {
  from: number;
  to: number;
  products: number;
}

const minorPerUnit = 100;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const mostBuckets = 8;

/** The smallest step that needs few enough buckets. */
const stepFor = (lowest: number, highest: number): number =>
  steps.find((step) => Math.floor(highest / step) - Math.floor(lowest / step) < mostBuckets) ??
  10 ** Math.ceil(Math.log10((highest - lowest + 1) / mostBuckets) + 1);

/** Groups prices (pence) into buckets of one round width; empty buckets are left out. */
export const toPriceBuckets = (prices: readonly { value: number; products: number }[]): PriceBucket[] => {
  if (prices.length === 0) return [];
  const amounts = prices.map(({ value }) => value / minorPerUnit);
  const lowest = amounts.reduce((best, amount) => Math.min(best, amount));
  const highest = amounts.reduce((best, amount) => Math.max(best, amount));
  const step = stepFor(lowest, highest);
  const buckets = new Map<number, PriceBucket>();
  for (const { value, products } of prices) {
    const from = Math.floor(value / minorPerUnit / step) * step;
    const known = buckets.get(from);
    if (known) known.products += products;
    else buckets.set(from, { from, to: from + step, products });
  }
  return [...buckets.values()].sort((one, other) => one.from - other.from);
};
