import type { DistanceUnit } from './distance';

const perDegree = { mi: 69.05, km: 111.13 } as const;
const steps = [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1] as const;

/** A bar that tells how far a distance is on a map. */
export interface ScaleBar {
  distance: number;
  /** In what the map is measured in. */
  length: number;
}

/**
 * The bar of a map; undefined where it cannot tell.
 * @param degree length of a degree of latitude on the map.
 * @param longest length of the bar at most.
 */
export const scaleBar = (degree: number, unit: DistanceUnit, longest: number): ScaleBar | undefined => {
  const one = degree / perDegree[unit];
  const distance = one > 0 ? steps.find((step) => step * one <= longest) : undefined;
  return distance === undefined ? undefined : { distance, length: distance * one };
};
