import { useCallback, useEffect, useRef, useState } from 'react';
import type { DistanceUnit, Position } from '@/kernel/geo/distance';
import type { MapPlace } from '@/kernel/maps/drawMap';
import { useProviderMap } from '@/kernel/maps/useProviderMap';
import styles from './LocationMap.module.css';
import { DrawnMap } from './map/DrawnMap';

export interface LocationMapProps {
  /** Numbered as in the list beside it; the same array as long as nothing changes. */
  places: readonly MapPlace[];
  /** Positions that are in sight at first; another array is another view. */
  inSight: readonly Position[];
  /** Where the visitor is, or asked about. */
  origin?: Position | undefined;
  /** Number of the chosen place. */
  chosen?: number | undefined;
  /** The same function at every render. */
  onChoose?: ((number: number) => void) | undefined;
  unit: DistanceUnit;
}

const nothing = (): void => undefined;

/** Shops on the map of the provider that the deployment has, and on a drawn one without any. It fills its parent. */
export const LocationMap = ({ places, inSight, origin, chosen, onChoose = nothing, unit }: LocationMapProps) => {
  const canvas = useRef<HTMLDivElement>(null);
  const [popup] = useState(() => document.createElement('p'));
  const tell = useCallback(
    (place: MapPlace | undefined) => {
      // Before it opens: the provider measures the popup.
      popup.replaceChildren(place?.name ?? '');
      if (place) onChoose(place.number);
    },
    [popup, onChoose],
  );
  const { state, choose } = useProviderMap(canvas, { places, hasControls: true, popup, onChoose: tell });
  const isShown = state === 'shown';
  const chooseNow = useRef(choose);
  useEffect(() => {
    chooseNow.current = choose;
  });
  useEffect(() => {
    if (isShown && chosen !== undefined) chooseNow.current(chosen);
  }, [isShown, chosen, places]);

  return isShown || state === 'loading' ? (
    <div className={styles.fill} aria-busy={!isShown}>
      <div ref={canvas} className={styles.canvas} />
    </div>
  ) : (
    <DrawnMap {...{ places, inSight, origin, chosen, onChoose, unit }} />
  );
};
