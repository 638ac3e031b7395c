import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDistanceText } from '@/features/locator/distanceText';
import { LocationMap } from '@/features/locator/LocationMap';
import type { PointOfSaleViewFragment } from '@/features/locator/PointOfSale.graphql.generated';
import { useNow } from '@/kernel/scheduling/useNow';
import type { DistanceUnit } from '@/kernel/geo/distance';
import { Button } from '@/ui/Button/Button';
import { LocationCard } from './LocationCard';
import { LocationCount } from './LocationCount';
import { LocationFilters } from './LocationFilters';
import styles from './LocationFinder.module.css';
import { LocationSearch } from './LocationSearch';
import { LocationWaiting } from './LocationWaiting';
import { type LocationFilter, listLocations, servicesOf } from './listLocations';
import { placeParameter, useOrigin } from './useOrigin';

export interface LocationFinderProps {
  locations: readonly PointOfSaleViewFragment[];
  unit: DistanceUnit;
}

const noFilter: LocationFilter = { isOpenNow: false, service: '' };
/** So many of the nearest shops are in sight at first. */
const nearest = 3;

/** Search, filters, list and map of shops; list and map number and choose the same ones. */
export const LocationFinder = ({ locations, unit }: LocationFinderProps) => {
  const { formatMessage } = useIntl();
  const now = useNow();
  const inWords = useDistanceText(unit);
  const [given] = useState(() => new URLSearchParams(window.location.search).get(placeParameter) ?? '');
  const { origin, ...search } = useOrigin(given);
  const [filter, setFilter] = useState(noFilter);
  const [picked, setPicked] = useState<string | null>();
  const list = useRef<HTMLOListElement>(null);

  const position = origin?.position;
  const listed = useMemo(
    () => listLocations(locations, { origin: position, unit, filter, now }),
    [locations, position, unit, filter, now],
  );
  // Renewed each minute with the time, but the same for the map as long as the same shops are listed.
  const shownKey = listed.map(({ location }) => location.identifier).join();
  const places = useMemo(
    () =>
      listed.map(({ number, location: { name, city, latitude, longitude } }) => ({
        number,
        name,
        town: city,
        latitude,
        longitude,
      })),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The key says what is listed.
    [shownKey],
  );
  const inSight = useMemo(() => (position ? [position, ...places.slice(0, nearest)] : places), [position, places]);

  // The nearest shop is open from the start, until the visitor has chosen or closed one.
  const chosenId = picked === undefined && position ? listed[0]?.location.identifier : picked;
  const chosen = listed.find(({ location }) => location.identifier === chosenId)?.number;
  const pick = (number: number | undefined): void =>
    setPicked(listed.find((entry) => entry.number === number)?.location.identifier ?? null);
  const pickNow = useRef(pick);
  useEffect(() => {
    pickNow.current = pick;
  });
  const showCard = useCallback((number: number): void => {
    pickNow.current(number);
    list.current?.querySelector(`[data-number="${number}"]`)?.scrollIntoView({ block: 'nearest' });
  }, []);

  const clearFilters = (): void => {
    setFilter(noFilter);
    // The button goes with the filters.
    list.current?.focus();
  };

  if (search.isStarting) return <LocationWaiting />;
  return (
    <div className={styles.finder}>
      <div className={styles.side}>
        <LocationSearch
          given={given}
          choice={{
            ...search,
            search: (place) => {
              setPicked(undefined);
              return search.search(place);
            },
            locate: () => {
              setPicked(undefined);
              return search.locate();
            },
          }}
        />
        <LocationFilters services={servicesOf(locations)} filter={filter} onChange={setFilter} />
        <LocationCount listed={listed} origin={origin} unit={unit} />
        {listed.length === 0 ? (
          <Button priority="low" size="small" onClick={clearFilters}>
            <FormattedMessage id="locator.clearFilters" />
          </Button>
        ) : null}
        <ol ref={list} className={styles.list} tabIndex={-1} aria-label={formatMessage({ id: 'locator.stores' })}>
          {listed.map((entry) => (
            <LocationCard
              key={entry.location.identifier}
              listed={entry}
              distance={entry.distance === undefined ? undefined : inWords(entry.distance)}
              isChosen={entry.number === chosen}
              onChoose={(number) => pick(number === chosen ? undefined : number)}
              now={now}
            />
          ))}
        </ol>
      </div>
      <div className={styles.map}>
        <LocationMap
          places={places}
          inSight={inSight}
          origin={position}
          chosen={chosen}
          onChoose={showCard}
          unit={unit}
        />
      </div>
    </div>
  );
};
