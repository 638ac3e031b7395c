import { FormattedMessage, useIntl } from 'react-intl';
import { FavouriteButton } from '@/features/locator/FavouriteButton';
import { LocationServices } from '@/features/locator/LocationServices';
import { OpeningTimes } from '@/features/locator/OpeningTimes';
import { OpenStatus } from '@/features/locator/OpenStatus';
import { Button } from '@/ui/Button/Button';
import { DirectionsButton } from '../DirectionsButton';
import styles from './LocationCard.module.css';
import type { ListedLocation } from './listLocations';

export interface LocationCardProps {
  listed: ListedLocation;
  /** The distance in words; undefined where nothing is measured from. */
  distance: string | undefined;
  isChosen: boolean;
  onChoose: (number: number) => void;
  /** Milliseconds since 1970. */
  now: number;
}

/** Address on one line: street, postcode. */
const addressLine = ({ address1, address2, postcode }: ListedLocation['location']): string =>
  [address1, address2, postcode].filter(Boolean).join(', ');

/** A shop in the list; the chosen one has its hours and what can be done. */
export const LocationCard = ({
  listed: { number, location },
  distance,
  isChosen,
  onChoose,
  now,
}: LocationCardProps) => {
  const { formatMessage } = useIntl();
  const { name } = location;
  return (
    <li className={styles.card} data-chosen={isChosen} data-number={number}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <button type="button" className={styles.choose} aria-expanded={isChosen} onClick={() => onChoose(number)}>
            {name}
          </button>
        </h2>
        <p className={styles.address}>{addressLine(location)}</p>
        <OpenStatus schedule={location} now={now} />
      </div>
      {distance === undefined ? null : <p className={styles.distance}>{distance}</p>}
      {isChosen ? (
        <div className={styles.details}>
          <OpeningTimes location={location} now={now} isShort />
          <LocationServices services={location.services} />
          <div className={styles.actions}>
            <FavouriteButton
              size="small"
              location={{ identifier: location.identifier, name, path: location.url_path }}
            />
            <Button
              priority="low"
              size="small"
              to={`/${location.url_path}`}
              aria-label={formatMessage({ id: 'locator.detailsOf' }, { name })}
            >
              <FormattedMessage id="locator.details" />
            </Button>
            <DirectionsButton size="small" location={location} />
          </div>
        </div>
      ) : null}
    </li>
  );
};
