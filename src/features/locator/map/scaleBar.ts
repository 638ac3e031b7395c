import type { DistanceUnit } from '@/kernel/geo/distance';
import type { MapView } from './mapProjection';

const perDegree = { mi: 69.05, km: 111.13 } as const;
const steps = [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1] as const;
/** Longest bar, in pixels. */
const longest = 120;

/** The bar that tells how far a distance is on the map, in pixels; undefined where it cannot tell. */
export const scaleBar = (
  { y, scale }: MapView,
  unit: DistanceUnit,
): { distance: number; length: number } | undefined => {
  // A degree of longitude is as long as Mercator's of latitude there, and shorter than one at the equator.
  const latitude = Math.atan(Math.sinh((-y * Math.PI) / 180));
  const pixels = scale / (perDegree[unit] * Math.cos(latitude));
  const distance = steps.find((step) => step * pixels <= longest);
  return distance === undefined ? undefined : { distance, length: distance * pixels };
};
