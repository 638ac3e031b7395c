import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { pinPath } from '@/kernel/maps/mapLook';
import type { LocatedPlace } from './places';
import styles from './MapDrawing.module.css';
import { drawing, project } from './project';

/** The pin's tip in its own drawing, and how large it is here. */
const tip = { x: 20, y: 49 };
const pinScale = 0.72;

/** How the places lie to each other, drawn: for the eye only, the list beside it says everything. */
export const MapDrawing = ({ places }: { places: readonly LocatedPlace[] }) => {
  const { pins, scale } = useMemo(() => project(places), [places]);
  const barX = drawing.width - 24 - (scale?.length ?? 0);
  const barY = drawing.height - 16;
  return (
    <div className={styles.ground} aria-hidden="true">
      <svg className={styles.drawing} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
        {[...pins]
          .sort((a, b) => a.y - b.y)
          .map(({ number, x, y }) => (
            <g key={number} transform={`translate(${x} ${y}) scale(${pinScale}) translate(${-tip.x} ${-tip.y})`}>
              <path className={styles.pin} d={pinPath} />
              <text className={styles.number} x="20" y="25.5" textAnchor="middle">
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
            <FormattedMessage id="map.miles" values={{ miles: scale.miles }} />
          </text>
        ) : null}
      </svg>
    </div>
  );
};
