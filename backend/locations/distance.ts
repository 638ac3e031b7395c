/** A point on Earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const earthKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies (haversine). */
export const distanceKm = (from: Position, to: Position): number => {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const h = half(from.latitude, to.latitude) + across * half(from.longitude, to.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(1, h)));
};
