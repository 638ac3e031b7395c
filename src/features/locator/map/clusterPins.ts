import type { MapPlace } from '@/kernel/maps/drawMap';
import { type MapSize, type MapView, toPixels, toPoint } from './mapProjection';

/** A pin of one place, or of several that lie too close to be told apart. */
export interface Pin<Place extends MapPlace> {
  places: [Place, ...Place[]];
  /** Pixels from the upper left corner of the map. */
  x: number;
  y: number;
}

/** Least distance between two pins, in pixels. */
const pinDistance = 42;

/**
 * The pins of the places within a map, those too close to each other put together. The chosen place keeps its own pin.
 */
export const clusterPins = <Place extends MapPlace>(
  places: readonly Place[],
  view: MapView,
  size: MapSize,
  chosen: number | undefined,
): Pin<Place>[] => {
  const pins: Pin<Place>[] = [];
  for (const place of places) {
    const { x, y } = toPixels(toPoint(place), view, size);
    if (x < 0 || y < 0 || x > size.width || y > size.height) continue;
    const near =
      place.number === chosen
        ? undefined
        : pins.find((pin) => pin.places[0].number !== chosen && Math.hypot(pin.x - x, pin.y - y) < pinDistance);
    if (near) near.places.push(place);
    else pins.push({ places: [place], x, y });
  }
  return pins;
};
