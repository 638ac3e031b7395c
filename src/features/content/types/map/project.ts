import type { MapPlace } from '@/kernel/maps/drawMap';

/** Size of the drawing, and what its pins keep from its edges, in its own units. */
export const drawing = { width: 400, height: 300, margin: 56 } as const;

/** Least distance between two pins. */
const pinDistance = 34;
const rounds = 60;

export interface Pin {
  number: number;
  x: number;
  y: number;
}

export interface Projection {
  pins: Pin[];
  /** Length of a degree of latitude; 0 where the places lie too close to tell. */
  degree: number;
}

const clamp = (value: number, length: number): number =>
  Math.min(Math.max(value, drawing.margin / 2), length - drawing.margin / 2);

/** Pushes two pins apart where they would cover each other; equal ones in a direction that their numbers give. */
const pushApart = (a: Pin, b: Pin): void => {
  const angle = a.number + b.number;
  const dx = b.x - a.x || Math.cos(angle) / 100;
  const dy = b.y - a.y || Math.sin(angle) / 100;
  const distance = Math.hypot(dx, dy);
  if (distance >= pinDistance) return;
  const step = (pinDistance - distance) / 2 / distance;
  a.x = clamp(a.x - dx * step, drawing.width);
  a.y = clamp(a.y - dy * step, drawing.height);
  b.x = clamp(b.x + dx * step, drawing.width);
  b.y = clamp(b.y + dy * step, drawing.height);
};

/** Where the places lie to each other, north up, so that all fit and none covers another. */
export const project = (places: readonly MapPlace[]): Projection => {
  const latitudes = places.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = places.map(({ number, latitude, longitude }) => ({ number, x: longitude * shrink, y: -latitude }));
  const from = (axis: 'x' | 'y') => Math.min(...flat.map((point) => point[axis]));
  const extent = (axis: 'x' | 'y') => Math.max(...flat.map((point) => point[axis])) - from(axis);
  const room = { x: drawing.width - 2 * drawing.margin, y: drawing.height - 2 * drawing.margin };
  const unit = Math.min(room.x / (extent('x') || Number.EPSILON), room.y / (extent('y') || Number.EPSILON));
  const perDegree = Number.isFinite(unit) && unit < 1e9 ? unit : 0;
  const place = (axis: 'x' | 'y', value: number, length: number): number =>
    (length - extent(axis) * perDegree) / 2 + (value - from(axis)) * perDegree;
  const pins = flat.map(({ number, x, y }) => ({
    number,
    x: place('x', x, drawing.width),
    y: place('y', y, drawing.height),
  }));
  for (let round = 0; round < rounds; round += 1) {
    pins.forEach((pin, index) => pins.slice(index + 1).forEach((other) => pushApart(pin, other)));
  }
  return { pins, degree: perDegree };
};
