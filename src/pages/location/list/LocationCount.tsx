import { FormattedMessage } from 'react-intl';
import { useDistanceText } from '@/features/locator/distanceText';
import type { DistanceUnit } from '@/kernel/geo/distance';
import styles from './LocationFinder.module.css';
import type { ListedLocation } from './listLocations';
import type { Origin } from './useOrigin';

/** Shops within this distance count as near, in either unit. */
const nearBy = 10;

export interface LocationCountProps {
  listed: readonly ListedLocation[];
  origin: Origin | undefined;
  unit: DistanceUnit;
}

/** How many shops are listed or near, told to screen readers when it changes. */
export const LocationCount = ({ listed, origin, unit }: LocationCountProps) => {
  const inWords = useDistanceText(unit);
  const near = listed.filter(({ distance }) => distance !== undefined && distance <= nearBy).length;
  const first = listed[0]?.distance;
  const text = () => {
    if (listed.length === 0) return <FormattedMessage id="locator.none" />;
    if (!origin || first === undefined)
      return <FormattedMessage id="locator.count" values={{ count: listed.length }} />;
    if (near === 0) return <FormattedMessage id="locator.nearest" values={{ distance: inWords(first) }} />;
    return <FormattedMessage id="locator.countWithin" values={{ count: near, distance: inWords(nearBy) }} />;
  };
  return (
    <p className={styles.count} role="status">
      {text()}
      {origin?.name ? <span className={styles.place}>{origin.name}</span> : null}
    </p>
  );
};
