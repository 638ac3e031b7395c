import sharp from 'sharp';

import { outputSize } from '../../backend/media/service/imageSize';
import { deriveImage } from '../../backend/media/service/raster';
import { Unfit } from './readOriginal';
import type { WantedSize } from './wantedSize';

/** Unpacked, so many pixels take 250 MB: a small file may hold a picture of any size. */
const mostPixels = 64_000_000;
const quality = 85;
/** What a file is by its content, whatever its name says: AVIF counts as HEIF. */
const kinds: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/**
 * Makes a size of a picture, never a larger one than itself.
 * @throws Unfit for what cannot be read, moves or has too many pixels.
 */
export const makeSize = async (original: Buffer, { width, shape, fit, format }: WantedSize): Promise<Buffer> => {
  const {
    autoOrient,
    format: kind,
    pages = 1,
  } = await sharp(original)
    .metadata()
    .catch(() => {
      throw new Unfit('It is broken.');
    });
  if (!kinds.includes(kind)) throw new Unfit(`It is ${kind}.`);
  if (pages > 1) throw new Unfit('It moves.');
  if (autoOrient.width * autoOrient.height > mostPixels) throw new Unfit('It has too many pixels.');
  const height = shape === undefined ? undefined : Math.round(width * shape);
  const size = outputSize(autoOrient, autoOrient, { width, height, fit, quality, automatic: true, progressive: true });
  return deriveImage(original, autoOrient, { size, format, quality, progressive: true }).catch(() => {
    throw new Unfit('It is broken.');
  });
};
