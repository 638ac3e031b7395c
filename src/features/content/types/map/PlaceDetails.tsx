import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { directionsUrl } from '@/kernel/maps/directionsUrl';
import { telephoneHref } from '@/kernel/telephoneHref';
import styles from './PlaceDetails.module.css';
import { addressLines, locatedPlaces, type NumberedLocation } from './places';

export interface PlaceDetailsProps {
  location: NumberedLocation;
  /** Places of several countries say which; of one, that goes without saying. */
  hasCountry: boolean;
  /** Further actions. */
  children?: ReactNode;
}

/** Details of a place: address, telephone, a remark, and directions. */
export const PlaceDetails = ({ location, hasCountry, children }: PlaceDetailsProps) => {
  const { formatMessage } = useIntl();
  const { name, phone, comment, country } = location;
  const [place] = locatedPlaces([location]);
  const lines = [...addressLines(location), ...(hasCountry && country ? [country] : [])];
  const destination = place ?? lines.join(', ');
  const call = phone ? telephoneHref(phone) : undefined;
  return (
    <div className={styles.details}>
      {name ? <p className={styles.name}>{name}</p> : null}
      {lines.length > 0 ? <p className={styles.address}>{lines.join(', ')}</p> : null}
      {comment ? <p className={styles.comment}>{comment}</p> : null}
      <p className={styles.links}>
        {call ? (
          <a className={styles.link} href={call}>
            {phone}
          </a>
        ) : (
          phone
        )}
        {destination === '' ? null : (
          <a
            className={styles.link}
            href={directionsUrl(destination)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={formatMessage({ id: 'map.directionsTo' }, { name })}
          >
            <FormattedMessage id="map.directions" />
          </a>
        )}
        {children}
      </p>
    </div>
  );
};
