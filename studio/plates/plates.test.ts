import { colourOf, toneMap } from './colour';
import { lay } from './compose';
import { extend } from './edges';
import { blank, makeImage, type Image } from './image';
import type { Plate } from './readPlate';
import { resize } from './resample';
import { paint, separate } from './sprite';

/** A white square of light 0.8 on ground of light 1, whose edge pixels are half square and half ground. */
const size = 24;
const inside = (pixel: number): number => {
  const [x, y] = [pixel % size, Math.floor(pixel / size)];
  const depth = Math.min(x - 7, 16 - x, y - 7, 16 - y);
  if (depth < 0) return 0;
  return depth === 0 ? 0.5 : 1;
};
const picture = (value: (pixel: number, channel: number) => number): Image =>
  makeImage(blank(size, size), (index) => value(Math.floor(index / 3), index % 3));
const ground = blank(size, size, 1);
const plate: Plate = {
  light: picture((pixel) => 0.8 * inside(pixel) + (1 - inside(pixel))),
  gloss: blank(size, size),
  parts: picture((pixel, channel) => (channel === 0 ? inside(pixel) : 0)),
  label: picture((pixel, channel) => ([0.75, 0.5, 1][channel] ?? 0) * inside(pixel)),
};
const middle = (size / 2) * size + size / 2;
const colourAt = (image: Image, pixel: number): number[] =>
  [...image.data.slice(pixel * 3, pixel * 3 + 3)].map((value) => Math.round(value * 100) / 100);

test('carries a colour over an edge that shows two', () => {
  const square = extend(plate.light, inside);
  expect(colourAt(square, 7 * size + 12)).toEqual([0.8, 0.8, 0.8]);
  expect(
    colourAt(
      extend(plate.light, (pixel) => 1 - inside(pixel)),
      7 * size + 12,
    ),
  ).toEqual([1, 1, 1]);
});

test('lays print into a plate where its coordinates say, with the light of the place', () => {
  const sheet = { width: 2, height: 1, data: Uint8Array.from([255, 255, 255, 255, 0, 0]) };
  const { colour, cover } = paint(separate(plate, ground), { sheet });
  expect(colourAt(colour, middle)).toEqual([1, 0, 0]);
  expect(colourAt(cover, middle)).toEqual([1, 1, 1]);
});

test('dyes what was rendered white, and stands it on any ground', () => {
  const sprite = paint(separate({ ...plate, inner: plate.parts }, ground), { fills: [[0.2, 0.4, 0.6]] });
  const laid = lay(blank(size, size, 0.3), sprite);
  expect(colourAt(laid, middle)).toEqual([0.2, 0.4, 0.6]);
  expect(colourAt(laid, 0)).toEqual([0.3, 0.3, 0.3]);
});

test('keeps an even picture even at any size, and highlights below white', () => {
  const even = resize(blank(7, 5, 0.25), 19, 3);
  expect(Math.min(...even.data)).toBeCloseTo(0.25);
  expect(Math.max(...even.data)).toBeCloseTo(0.25);
  const [bright] = toneMap(blank(1, 1, 1.4));
  expect(bright).toBeLessThan(255);
  expect(toneMap(makeImage(blank(1, 1), (channel) => colourOf('#4080c0')[channel] ?? 0))).toEqual(
    Uint8Array.from([0x40, 0x80, 0xc0]),
  );
});
