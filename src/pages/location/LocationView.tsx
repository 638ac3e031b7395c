import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { FavouriteButton } from '@/features/locator/FavouriteButton';
import { LocationMap } from '@/features/locator/LocationMap';
import { LocationServices } from '@/features/locator/LocationServices';
import { OpeningTimes } from '@/features/locator/OpeningTimes';
import { OpenStatus } from '@/features/locator/OpenStatus';
import type { PointOfSaleViewFragment } from '@/features/locator/PointOfSale.graphql.generated';
import { useNow } from '@/kernel/scheduling/useNow';
import type { DistanceUnit } from '@/kernel/geo/distance';
import { useShopName } from '@/kernel/head/useShopName';
import { telephoneHref } from '@/kernel/telephoneHref';
import { DirectionsButton } from './DirectionsButton';
import { publishLocationData } from './locationData';
import styles from './LocationPage.module.css';

export interface LocationViewProps {
  location: PointOfSaleViewFragment;
  unit: DistanceUnit;
}

/** A shop: where it is, when it is open, what it offers, and the way there. */
export const LocationView = ({ location, unit }: LocationViewProps) => {
  const shopName = useShopName();
  const now = useNow();
  const { name, telephone, store_type: kind, address1, address2, city, region, postcode } = location;
  const places = useMemo(() => [{ ...location, number: 1 }], [location]);
  useEffect(() => publishLocationData(location, shopName), [location, shopName]);
  const call = telephone ? telephoneHref(telephone) : undefined;
  const lines = [address1, address2, city, region === city ? null : region, postcode].filter(Boolean);
  return (
    <div className={styles.columns}>
      <div className={styles.details}>
        <div>
          <p className={styles.kind}>{kind}</p>
          <h1 className={styles.heading}>{name}</h1>
          <OpenStatus schedule={location} now={now} />
        </div>
        <address className={styles.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {telephone ? (
            call ? (
              <a className={styles.call} href={call}>
                {telephone}
              </a>
            ) : (
              <span>{telephone}</span>
            )
          ) : null}
        </address>
        <div className={styles.actions}>
          <FavouriteButton location={{ identifier: location.identifier, name, path: location.url_path }} />
          <DirectionsButton location={location} />
        </div>
        <section>
          <h2 className={styles.subheading}>
            <FormattedMessage id="locator.hours" />
          </h2>
          <OpeningTimes location={location} now={now} />
        </section>
        {location.services.length > 0 ? (
          <section>
            <h2 className={styles.subheading}>
              <FormattedMessage id="locator.services" />
            </h2>
            <LocationServices services={location.services} />
          </section>
        ) : null}
      </div>
      <div className={styles.map}>
        <LocationMap places={places} inSight={places} chosen={1} unit={unit} />
      </div>
    </div>
  );
};
