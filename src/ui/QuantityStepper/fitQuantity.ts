/** Which quantities can be had; without a part of it there is no such rule. */
export interface QuantityRule {
  min?: number | undefined;
  max?: number | undefined;
  /** A quantity must be a multiple of it. */
  step?: number | undefined;
}

/**
 * The next quantity from `quantity` up that a rule allows, or the most that it does.
 * @returns 0 where it allows none.
 */
export const fitQuantity = (quantity: number, { min = 1, max = Infinity, step = 1 }: QuantityRule): number => {
  const up = Math.ceil(Math.max(quantity, min) / step) * step;
  return up <= max ? up : Math.floor(max / step) * step;
};

/** The quantity that can be had in the place of one that was refused; undefined where none is known. */
export const otherQuantity = (rule: QuantityRule | undefined, refused: number): number | undefined => {
  if (!rule) return undefined;
  const fit = fitQuantity(refused, rule);
  return fit > 0 && fit !== refused ? fit : undefined;
};
