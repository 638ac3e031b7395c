import { type IntlShape, useIntl } from 'react-intl';
import { type DistanceUnit, unitNames } from '@/kernel/geo/distance';

/** Distances up to this are told to a tenth. */
const exactUpTo = 10;
/** The least that is told: nobody stands at the counter already. */
const least = 0.1;

const distanceText = (
  { formatNumber }: Pick<IntlShape, 'formatNumber'>,
  distance: number,
  unit: DistanceUnit,
): string =>
  formatNumber(Math.max(distance, least), {
    style: 'unit',
    unit: unitNames[unit],
    unitDisplay: 'short',
    maximumFractionDigits: distance < exactUpTo ? 1 : 0,
  });

/** A distance in words: 0.4 mi. */
export const useDistanceText = (unit: DistanceUnit): ((distance: number) => string) => {
  const intl = useIntl();
  return (distance) => distanceText(intl, distance, unit);
};
