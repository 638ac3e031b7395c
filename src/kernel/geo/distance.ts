/** A point on Earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Units that distances are told in. */
export type DistanceUnit = 'mi' | 'km';

/** Names of the units in Intl. */
export const unitNames = { mi: 'mile', km: 'kilometer' } as const;

/** The unit that a store view tells distances in; miles unless it says kilometres. */
export const toDistanceUnit = (text: string | null | undefined): DistanceUnit => (text === 'km' ? 'km' : 'mi');

const earthRadius = { km: 6371, mi: 3958.8 } as const;
const kmPerMile = 1.609344;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance between two points as the crow flies (haversine), in the unit. */
export const distanceBetween = (from: Position, to: Position, unit: DistanceUnit): number => {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const h = half(from.latitude, to.latitude) + across * half(from.longitude, to.longitude);
  return 2 * earthRadius[unit] * Math.asin(Math.sqrt(Math.min(1, h)));
};

/** A distance that is known in kilometres, in the unit. */
export const fromKilometres = (kilometres: number, unit: DistanceUnit): number =>
  unit === 'km' ? kilometres : kilometres / kmPerMile;
