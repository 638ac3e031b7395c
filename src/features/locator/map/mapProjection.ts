import type { Position } from '@/kernel/geo/distance';

/** A point of the plane of the map: degrees of longitude, and of Mercator's latitude downwards. */
export interface MapPoint {
  x: number;
  y: number;
}

/** What a map shows: the point in its middle, and how many pixels a degree has. */
export interface MapView extends MapPoint {
  scale: number;
}

/** Size of a map in pixels. */
export interface MapSize {
  width: number;
  height: number;
}

/** Pixels a degree that a view has at most: a street, and at least: a continent. */
export const scales = { least: 8, single: 700, most: 40_000 } as const;
/** Pixels that the places of a view keep from its edges: half of a pin and the name of its town, above a whole pin. */
const margins = { side: 52, top: 72, bottom: 36 } as const;
const half = Math.PI / 4;
const degree = 180 / Math.PI;

/** A position in the plane of the map (Mercator). */
export const toPoint = ({ latitude, longitude }: Position): MapPoint => ({
  x: longitude,
  y: -degree * Math.log(Math.tan(half + latitude / degree / 2)),
});

/**
 * How many pixels a degree of latitude is in the middle of a view: one of longitude is as long as Mercator's of latitude
 * there, and shorter than one at the equator.
 */
export const latitudeDegree = ({ y, scale }: MapView): number =>
  scale / Math.cos(Math.atan(Math.sinh((-y * Math.PI) / 180)));

const clampScale = (scale: number): number => Math.min(Math.max(scale, scales.least), scales.most);

/** The view in which all positions are seen; a single place in the middle of its district. */
export const viewOf = (positions: readonly Position[], { width, height }: MapSize): MapView => {
  const points = positions.map(toPoint);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (length: number, taken: number): number => Math.max(length - taken, length / 2);
  const scale = Math.min(
    room(width, 2 * margins.side) / (east - west),
    room(height, margins.top + margins.bottom) / (bottom - top),
  );
  const shown = Number.isFinite(scale) ? clampScale(scale) : scales.single;
  return {
    x: (west + east) / 2,
    // Pins stand on their places: the places themselves lie below the middle.
    y: (top + bottom) / 2 - (margins.top - margins.bottom) / 2 / shown,
    scale: shown,
  };
};

/** Where a point is on the map, in pixels from its upper left corner. */
export const toPixels = ({ x, y }: MapPoint, view: MapView, { width, height }: MapSize): MapPoint => ({
  x: width / 2 + (x - view.x) * view.scale,
  y: height / 2 + (y - view.y) * view.scale,
});

/** The view after a zoom by a factor around its middle. */
export const zoomed = (view: MapView, factor: number): MapView => ({ ...view, scale: clampScale(view.scale * factor) });

/** The view after a move by so many pixels. */
export const moved = (view: MapView, dx: number, dy: number): MapView => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});
