import { useIntl } from 'react-intl';
import type { MapPlace } from '@/kernel/maps/drawMap';
import { pinLabel, pinPath, pinSize } from '@/kernel/maps/mapLook';
import type { Pin } from './clusterPins';
import styles from './DrawnMap.module.css';

export interface MapPinProps {
  pin: Pin<MapPlace>;
  isChosen: boolean;
  onPress: () => void;
}

/** The pin of a place with its number, or a disc with how many places are there. */
export const MapPin = ({ pin: { places, x, y }, isChosen, onPress }: MapPinProps) => {
  const { formatMessage } = useIntl();
  const [first] = places;
  const isGroup = places.length > 1;
  return (
    <button
      type="button"
      className={isGroup ? styles.group : styles.pin}
      style={{ left: x, top: y }}
      aria-label={
        isGroup
          ? formatMessage({ id: 'locator.pins' }, { count: places.length })
          : formatMessage({ id: 'locator.pin' }, { number: first.number, name: first.name })
      }
      aria-pressed={isGroup ? undefined : isChosen}
      onClick={onPress}
    >
      {isGroup ? (
        places.length
      ) : (
        <svg viewBox={`0 0 ${pinSize.width} ${pinSize.height}`} aria-hidden="true" focusable="false">
          <path d={pinPath} />
          {/* In units of the drawing, which grows with the letters of the page. */}
          <text x={pinLabel.x} y={pinLabel.y} dy="5.5" fontSize="15" textAnchor="middle">
            {first.number}
          </text>
        </svg>
      )}
    </button>
  );
};
