import type { MapPlace } from '@/kernel/maps/drawMap';
import { pinSize } from '@/kernel/maps/mapLook';
import type { Pin } from './clusterPins';
import type { MapSize } from './mapProjection';

/** A name on the map; its point is the middle of its foot. */
export interface TownName {
  name: string;
  x: number;
  y: number;
}

/** Pixels: about a letter's width, a line's height, and how far a name stands below the tip of its pin. */
const letterWidth = 7;
const lineHeight = 16;
const below = 17;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxOf = ({ name, x, y }: TownName): Box => {
  const half = (name.length * letterWidth) / 2;
  return { left: x - half, right: x + half, top: y - lineHeight, bottom: y };
};

/** The names of the towns below their pins, as far as they have room: none covers a pin, another name or the edge. */
export const townNames = <Place extends MapPlace>(
  pins: readonly Pin<Place>[],
  { width, height }: MapSize,
): TownName[] => {
  // A pin stands on its tip.
  const taken: Box[] = pins.map(({ x, y }) => ({
    left: x - pinSize.width / 2,
    right: x + pinSize.width / 2,
    top: y - pinSize.height,
    bottom: y,
  }));
  const named: TownName[] = [];
  for (const { places, x, y } of pins) {
    const towns = new Set(places.map(({ town }) => town));
    const [name] = towns;
    if (towns.size !== 1 || !name || named.some((other) => other.name === name)) continue;
    const town = { name, x, y: y + below };
    const box = boxOf(town);
    const isWithin = box.left >= 0 && box.right <= width && box.bottom <= height;
    if (!isWithin || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    named.push(town);
  }
  return named;
};
