import type { PriceRange } from '../../listQuery';
import type { PriceBounds } from '../facets';

/** A range with both ends, in whole currency units. */
export interface FullRange {
  from: number;
  to: number;
}

const clamp = (value: number, { lowest, highest }: PriceBounds): number => Math.min(Math.max(value, lowest), highest);

/** The range within the bounds and in the right order. */
export const clampRange = ({ from, to }: FullRange, bounds: PriceBounds): FullRange => ({
  from: clamp(Math.min(from, to), bounds),
  to: clamp(Math.max(from, to), bounds),
});

/** The range as the address says it: an end at the bound is open. */
export const toOpenRange = ({ from, to }: FullRange, { lowest, highest }: PriceBounds): PriceRange => ({
  ...(from > lowest ? { from } : {}),
  ...(to < highest ? { to } : {}),
});
