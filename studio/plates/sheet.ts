import sharp from 'sharp';

import { linearOf } from './colour';
import { at, channels, makeImage, type Image } from './image';
import { blur } from './resample';

/** A printed sheet, of which each pixel of a label shows a place. */
export interface Sheet {
  width: number;
  height: number;
  /** Red, green, blue of the screen. */
  data: Uint8Array;
}

/** Rasterises a drawn sheet. */
export const printSheet = async (svg: string): Promise<Sheet> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** The renderer looks at a pixel in a few random places; its neighbours tell the middle better. */
const smoothing = 2;

/** Makes a label's coordinates steady, once a plate. */
export const steadyLabel = (label: Image): Image => {
  const smooth = blur(label, smoothing);
  const cover = (data: Float32Array, index: number): number => at(data, index - (index % channels) + 2);
  return makeImage(label, (index) => {
    const own = cover(label.data, index);
    if (index % channels === 2) return own;
    return (at(smooth.data, index) / Math.max(1e-3, cover(smooth.data, index))) * own;
  });
};

/** Places of a pixel that are looked up, in shares of it: type stays smooth where the sheet is finer. */
const taps = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const;

/** Which pixels of a sheet each pixel of a label shows; the same for every print of that size. */
export type PrintMap = Int32Array;

/** Finds for each pixel of a label the pixels of its sheet. @param sheetWidth and sheetHeight in pixels. */
export const mapPrint = ({ width, data }: Image, sheetWidth: number, sheetHeight: number): PrintMap => {
  const pixels = data.length / channels;
  const map = new Int32Array(pixels * taps.length).fill(-1);
  const place = (pixel: number, channel: number): number =>
    at(data, pixel * channels + channel) / Math.max(at(data, pixel * channels + 2), 1e-3);
  const slope = (pixel: number, step: number, channel: number): number => {
    const [before, after] = [pixel - step, pixel + step];
    if (at(data, before * channels + 2) < 0.99 || at(data, after * channels + 2) < 0.99) return 0;
    return (place(after, channel) - place(before, channel)) / 2;
  };
  const within = (value: number, most: number): number => Math.min(most - 1, Math.max(0, Math.floor(value)));
  for (let pixel = 0; pixel < pixels; pixel++) {
    if (at(data, pixel * channels + 2) <= leastPrint) continue;
    const [u, v] = [place(pixel, 0), place(pixel, 1)];
    const [ux, vx, uy, vy] = [slope(pixel, 1, 0), slope(pixel, 1, 1), slope(pixel, width, 0), slope(pixel, width, 1)];
    taps.forEach(([right, down], tap) => {
      const x = within((u + ux * right + uy * down) * sheetWidth, sheetWidth);
      const y = within((1 - v - vx * right - vy * down) * sheetHeight, sheetHeight);
      map[pixel * taps.length + tap] = y * sheetWidth + x;
    });
  }
  return map;
};

/** From how much print on a pixel shows it. */
export const leastPrint = 0.004;

/** The print behind a pixel of a label, into `colour`. */
export const readPrint = (map: PrintMap, sheet: Sheet, pixel: number, colour: Float32Array): void => {
  colour.fill(0);
  for (let tap = pixel * taps.length; tap < (pixel + 1) * taps.length; tap++)
    for (let channel = 0; channel < channels; channel++)
      colour[channel] =
        at(colour, channel) + at(linearOf, at(sheet.data, at(map, tap) * channels + channel)) / taps.length;
};
