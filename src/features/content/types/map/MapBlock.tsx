import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useProviderMap } from '@/kernel/maps/useProviderMap';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type MapProps, readMap } from './readMap';
import { blockClassNames, lightGround } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';
import styles from './MapBlock.module.css';
import { MapDrawing } from './MapDrawing';
import { PlaceDetails } from './PlaceDetails';
import { PlaceList } from './PlaceList';
import { type LocatedPlace, locatedPlaces, numberLocations } from './places';

/** A drawing of a single place would say nothing. */
const leastDrawn = 2;

const withHeight = (style: CSSProperties, height: string | undefined): CSSProperties => ({
  ...style,
  ...(height ? { '--map-height': height } : {}),
});

const MapView = ({ node, props }: BlockViewProps<MapProps>) => {
  const { locations: given, showControls, height } = props;
  const style = useBoxCss(node);
  const locations = useMemo(() => numberLocations(given), [given]);
  const places = useMemo(() => locatedPlaces(locations), [locations]);
  const [popup] = useState(() => document.createElement('div'));
  const [chosen, setChosen] = useState<LocatedPlace>();
  // At once: the provider measures the popup when it opens.
  const fill = useCallback((place: LocatedPlace | undefined) => flushSync(() => setChosen(place)), []);
  const canvas = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { state, choose } = useProviderMap(canvas, { places, hasControls: showControls, popup, onChoose: fill });
  if (locations.length === 0) return null;

  const isProvided = state === 'loading' || state === 'shown';
  const isDrawn = !isProvided && places.length >= leastDrawn;
  const show = (number: number): void => {
    choose(number);
    area.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={`${styles.frame} ${blockClassNames(node)}`} style={withHeight(style, height)}>
      <div className={`${styles.map} ${lightGround}`} data-has-area={isProvided || isDrawn}>
        <PlaceList
          locations={locations}
          located={new Set(places.map(({ number }) => number))}
          chosen={isProvided ? chosen?.number : undefined}
          onShow={state === 'shown' ? show : undefined}
        />
        {isProvided ? (
          <div ref={area} className={styles.area} aria-busy={state === 'loading'}>
            <div className={styles.fill}>
              <div ref={canvas} className={styles.canvas} />
            </div>
          </div>
        ) : null}
        {isDrawn ? (
          <div className={styles.area}>
            <MapDrawing places={places} />
          </div>
        ) : null}
      </div>
      {isProvided && chosen ? createPortal(<PlaceDetails location={chosen} hasCountry={false} />, popup) : null}
    </div>
  );
};

/**
 * Places on a map: the provider's where the deployment has a key, otherwise the shop's drawing of how they
 * lie. The list of the places always stands beside it.
 */
export const MapBlock = contentBlock(readMap, MapView);
