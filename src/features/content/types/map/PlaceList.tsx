import { FormattedMessage, useIntl } from 'react-intl';
import { PlaceDetails } from './PlaceDetails';
import styles from './PlaceList.module.css';
import type { NumberedLocation } from './places';

export interface PlaceListProps {
  locations: readonly NumberedLocation[];
  /** Numbers of the places that are on the map; a place without one is in the list only. */
  located: ReadonlySet<number>;
  /** The place whose popup is open. */
  chosen: number | undefined;
  /** Shows a place on the provider's map; undefined where there is none. */
  onShow: ((number: number) => void) | undefined;
}

/** The places as a list: everything that the map says, for the keyboard and for those who do not see it. */
export const PlaceList = ({ locations, located, chosen, onShow }: PlaceListProps) => {
  const { formatMessage } = useIntl();
  const hasCountry = new Set(locations.map(({ country }) => country)).size > 1;
  return (
    <ol className={styles.list} aria-label={formatMessage({ id: 'map.places' })}>
      {locations.map((location) => (
        <li key={location.number} className={styles.place} data-chosen={location.number === chosen}>
          <span className={styles.pin} data-located={located.has(location.number)} aria-hidden="true">
            {location.number}
          </span>
          <PlaceDetails location={location} hasCountry={hasCountry}>
            {onShow && located.has(location.number) ? (
              <button
                type="button"
                className={styles.show}
                aria-label={formatMessage({ id: 'map.showPlaceOnMap' }, { name: location.name })}
                onClick={() => onShow(location.number)}
              >
                <FormattedMessage id="map.showOnMap" />
              </button>
            ) : null}
          </PlaceDetails>
        </li>
      ))}
    </ol>
  );
};
