import { imageWidths } from '../../../settings/imageWidths.js';
import type { ImageParameters } from './imageParameters';

export interface Size {
  width: number;
  height: number;
}

/** The next listed width, which bounds the cache. */
export function roundUp(width: number): number {
  return imageWidths.find((listed) => listed >= width) ?? imageWidths[imageWidths.length - 1] ?? width;
}

/** The part that is left after cutting to a ratio of width to height. */
export function cutToRatio({ width, height }: Size, ratio: number | undefined): Size {
  if (ratio === undefined) return { width, height };
  return width / height > ratio
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) };
}

function requestedSize(natural: Size, { width, height, fit }: ImageParameters): Size {
  const aspect = natural.height / natural.width;
  if (width === undefined && height === undefined) return natural;
  let box: Size;
  if (width === undefined) box = { width: (height ?? natural.height) / aspect, height: height ?? natural.height };
  else box = { width, height: height ?? width * aspect };
  if (fit === 'bounds') {
    const inside = Math.min(box.width / natural.width, box.height / natural.height);
    box = { width: natural.width * inside, height: natural.height * inside };
  }
  const listed = roundUp(box.width);
  return { width: listed, height: (box.height * listed) / box.width };
}

/**
 * The size to send: what is asked for, at the next listed width, never larger than `largest`.
 * @param natural size without parameters, after cutting
 * @param largest size of the raster it is made from, after cutting
 */
export function outputSize(natural: Size, largest: Size, parameters: ImageParameters): Size {
  const { width, height } = requestedSize(natural, parameters);
  const shrink = Math.min(1, largest.width / width, largest.height / height);
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  };
}
