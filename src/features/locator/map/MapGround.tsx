import { useIntl } from 'react-intl';
import { type DistanceUnit, unitNames } from '@/kernel/geo/distance';
import { scaleBar } from '@/kernel/geo/scaleBar';
import { coast } from './coast';
import styles from './MapGround.module.css';
import { latitudeDegree, type MapSize, type MapView } from './mapProjection';
import type { TownName } from './townNames';

/** Pixels a degree up to which the coast is exact enough to be drawn; nearer there is only plain ground. */
const coastScale = 1100;
const inset = 20;
/** In pixels. */
const longestBar = 120;

export interface MapGroundProps {
  view: MapView;
  size: MapSize;
  unit: DistanceUnit;
  towns: readonly TownName[];
}

/** Land, sea, towns and the scale of a drawn map: for the eye only. */
export const MapGround = ({ view, size: { width, height }, unit, towns }: MapGroundProps) => {
  const { formatNumber } = useIntl();
  const bar = scaleBar(latitudeDegree(view), unit, longestBar);
  const hasCoast = view.scale <= coastScale;
  const corner = { x: width / 2 - view.x * view.scale, y: height / 2 - view.y * view.scale };
  return (
    <svg
      className={styles.ground}
      data-coast={hasCoast}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {hasCoast ? (
        <path
          className={styles.land}
          d={coast}
          transform={`translate(${corner.x} ${corner.y}) scale(${view.scale})`}
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
      {towns.map(({ name, x, y }) => (
        <text key={name} className={styles.town} x={x} y={y}>
          {name}
        </text>
      ))}
      {bar ? (
        <g transform={`translate(${inset} ${height - inset})`}>
          <path className={styles.bar} d={`M0-5V0H${bar.length}V-5`} />
          <text className={styles.note} x="0" y="-10">
            {formatNumber(bar.distance, { style: 'unit', unit: unitNames[unit], unitDisplay: 'short' })}
          </text>
        </g>
      ) : null}
    </svg>
  );
};
