import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from '@apollo/client/react';
import { toDistanceUnit, unitNames } from '@/kernel/geo/distance';
import { scaleBar } from '@/kernel/geo/scaleBar';
import { pinLabel, pinPath, pinTip } from '@/kernel/maps/mapLook';
import { MapDistanceUnitDocument } from './MapDistanceUnit.graphql.generated';
import type { LocatedPlace } from './places';
import styles from './MapDrawing.module.css';
import { drawing, project } from './project';

/** How large a pin is here. */
const pinScale = 0.72;
/** In the drawing's own units. */
const longestBar = 110;

/** How the places lie to each other, drawn: for the eye only, the list beside it says everything. */
export const MapDrawing = ({ places }: { places: readonly LocatedPlace[] }) => {
  const { formatNumber } = useIntl();
  const { data } = useQuery(MapDistanceUnitDocument);
  const { pins, degree } = useMemo(() => project(places), [places]);
  const unit = toDistanceUnit(data?.storeConfig?.distance_unit);
  // Nothing until the unit is known: a bar that changes would be read wrongly.
  const scale = data ? scaleBar(degree, unit, longestBar) : undefined;
  const barX = drawing.width - 24 - (scale?.length ?? 0);
  const barY = drawing.height - 16;
  return (
    <div className={styles.ground} aria-hidden="true">
      <svg className={styles.drawing} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
        {[...pins]
          .sort((a, b) => a.y - b.y)
          .map(({ number, x, y }) => (
            <g key={number} transform={`translate(${x} ${y}) scale(${pinScale}) translate(${-pinTip.x} ${-pinTip.y})`}>
              <path className={styles.pin} d={pinPath} />
              <text className={styles.number} x={pinLabel.x} y={pinLabel.y} dy="5.5" textAnchor="middle">
                {number}
              </text>
            </g>
          ))}
        <g className={styles.line}>
          <path d="M24 30V14m-4 5 4-5 4 5" />
          {scale ? <path d={`M${barX} ${barY - 4}v4h${scale.length}v-4`} /> : null}
        </g>
        <text className={styles.note} x="24" y="42" textAnchor="middle">
          <FormattedMessage id="map.north" />
        </text>
        {scale ? (
          <text className={styles.note} x={barX + scale.length / 2} y={barY - 7} textAnchor="middle">
            {formatNumber(scale.distance, { style: 'unit', unit: unitNames[unit], unitDisplay: 'short' })}
          </text>
        ) : null}
      </svg>
    </div>
  );
};
