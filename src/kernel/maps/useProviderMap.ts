import { type RefObject, useEffect, useRef, useState } from 'react';
import { log } from '@/kernel/logging/log';
import { drawMap, type MapPlace, type ProviderMapHandle } from './drawMap';
import { hasMapProvider, loadMaps, onMapsRefused } from './loadMaps';
import { useNear } from '@/kernel/viewport/useNear';

export type MapState = 'none' | 'loading' | 'shown' | 'failed';

export interface ProviderMapOptions<Place extends MapPlace> {
  places: readonly Place[];
  hasControls: boolean;
  /** The element that the popup holds. */
  popup: HTMLElement;
  onChoose: (place: Place | undefined) => void;
}

/**
 * The provider's map in an element: its script is fetched when the element comes near the window, and only where the
 * deployment has a key. What fails is logged; the shop's own drawing stands there then.
 * @param onChoose the same function at every render.
 */
export const useProviderMap = <Place extends MapPlace>(
  element: RefObject<HTMLElement | null>,
  { places, hasControls, popup, onChoose }: ProviderMapOptions<Place>,
): { state: MapState; choose: (number: number) => void } => {
  const isNear = useNear(element);
  const isWanted = hasMapProvider() && places.length > 0;
  const [state, setState] = useState<MapState>(isWanted ? 'loading' : 'none');
  const map = useRef<ProviderMapHandle>(undefined);

  useEffect(() => {
    if (!isWanted || !isNear) return;
    let isOver = false;
    const fail = (message: string, error?: unknown): void => {
      if (isOver) return;
      log.error(message, error);
      setState('failed');
    };
    const stopListening = onMapsRefused(() => fail('The map provider refused the key.'));
    loadMaps()
      .then((api) => {
        if (isOver || !element.current) return;
        map.current = drawMap(api, element.current, { places, hasControls, popup, onChoose });
        setState('shown');
      })
      .catch((error: unknown) => fail('The map of the provider is not available.', error));
    return () => {
      isOver = true;
      stopListening();
      map.current?.remove();
      map.current = undefined;
    };
  }, [isWanted, isNear, element, places, hasControls, popup, onChoose]);

  return { state, choose: (number) => map.current?.choose(number) };
};
