import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { DistanceUnit, Position } from '@/kernel/geo/distance';
import type { MapPlace } from '@/kernel/maps/drawMap';
import { Icon } from '@/ui/Icon/Icon';
import { clusterPins } from './clusterPins';
import styles from './DrawnMap.module.css';
import { MapGround } from './MapGround';
import { MapPin } from './MapPin';
import { toPixels, toPoint } from './mapProjection';
import { townNames } from './townNames';
import { useElementSize } from './useElementSize';
import { useMapView, zoomFactor } from './useMapView';

export interface DrawnMapProps {
  places: readonly MapPlace[];
  /** Positions that are in sight at first; another list is another view. */
  inSight: readonly Position[];
  /** Where the visitor is, or asked about. */
  origin: Position | undefined;
  chosen: number | undefined;
  onChoose: (number: number) => void;
  unit: DistanceUnit;
}

/** A map that the shop draws itself: zoomed by buttons, keys and groups of pins, moved by arrow keys and dragging. */
export const DrawnMap = ({ places, inSight, origin, chosen, onChoose, unit }: DrawnMapProps) => {
  const { formatMessage } = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const size = useElementSize(element);
  const { view, zoom, show, ...handlers } = useMapView(inSight, size);
  const pins = clusterPins(places, view, size, chosen);
  const here = origin && toPixels(toPoint(origin), view, size);
  return (
    <div className={styles.frame}>
      {/* One widget with keys of its own: a screen reader hands these to it. */}
      <div
        ref={element}
        className={styles.map}
        role="application"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- An application takes keys, so it takes the focus.
        tabIndex={0}
        aria-label={formatMessage({ id: 'locator.map' })}
        {...handlers}
        onPointerLeave={handlers.onPointerUp}
      >
        <MapGround view={view} size={size} unit={unit} towns={townNames(pins, size)} />
        {here ? <span className={styles.here} style={{ left: here.x, top: here.y }} aria-hidden="true" /> : null}
        {pins.map((pin) => (
          <MapPin
            key={pin.places[0].number}
            pin={pin}
            isChosen={pin.places[0].number === chosen}
            onPress={() => (pin.places.length > 1 ? show(pin.places) : onChoose(pin.places[0].number))}
          />
        ))}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          aria-label={formatMessage({ id: 'locator.zoomIn' })}
          onClick={() => zoom(zoomFactor)}
        >
          <Icon name="plus" size={18} />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={formatMessage({ id: 'locator.zoomOut' })}
          onClick={() => zoom(1 / zoomFactor)}
        >
          <Icon name="minus" size={18} />
        </button>
      </div>
    </div>
  );
};
