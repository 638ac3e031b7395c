import { isVirtualType } from '../catalog/productTypes/productType';
import type { Chosen } from './choices/chosenParts';
import { findQuantityProblem, toAvailability, type Availability } from './quantity';

/** A product that leaves the shelf with a line. */
export interface SoldPart extends Availability {
  productId: number;
  /** How many with one of the line. */
  each: number;
  /** Whether nothing is sent for it. */
  isVirtual: boolean;
}

/** Returns the articles that leave the stock: the parts of a bundle, otherwise the product or variant itself. */
export const partsOf = (own: SoldPart, { bundle, bundleMinor, isWhole }: Chosen): SoldPart[] => {
  if (bundleMinor === null) return [{ ...own, isEnabled: own.isEnabled && isWhole }];
  const parts = new Map<number, SoldPart>();
  for (const { row, quantity } of bundle.flatMap(({ selections }) => selections)) {
    parts.set(row.id, {
      productId: row.id,
      each: (parts.get(row.id)?.each ?? 0) + quantity,
      isEnabled: own.isEnabled && isWhole,
      ...toAvailability(row),
      isVirtual: isVirtualType(row.type),
    });
  }
  return parts.size > 0 ? [...parts.values()] : [{ ...own, isEnabled: false }];
};

/**
 * How much of each product lines hold together, whatever their plans and options. A gift holds nothing: it may not be
 * earned, and what is bought goes first in any case.
 */
export const heldBy = (
  lines: readonly { quantity: number; parts: readonly SoldPart[]; isGift: boolean }[],
): Map<number, number> => {
  const held = new Map<number, number>();
  for (const { quantity, parts, isGift } of lines) {
    if (isGift) continue;
    for (const { productId, each } of parts) held.set(productId, (held.get(productId) ?? 0) + quantity * each);
  }
  return held;
};

/**
 * The first reason why so many of a line cannot be had, or null.
 * @param held how much of each product other lines hold.
 */
export const findPartsProblem = (
  quantity: number,
  parts: readonly SoldPart[],
  held: ReadonlyMap<number, number>,
): string | null => {
  for (const part of parts) {
    const problem = findQuantityProblem(quantity * part.each, part, held.get(part.productId) ?? 0);
    if (problem !== null) return problem;
  }
  return null;
};
