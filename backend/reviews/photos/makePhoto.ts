import sharp from 'sharp';

import { RenderQueue } from '../../media/service/renderQueue';
import type { MadePhoto } from './models';

/** Longest side of what is kept, in pixels. */
const longestSide = 1600;
const quality = 82;
/** More pixels than any telephone takes: a small file may hold a huge picture, which would fill the memory. */
const mostPixels = 120e6;
const formats: readonly string[] = ['jpeg', 'png', 'webp'];

/** One at a time: a large photo takes a hundred megabytes while it is read. */
const queue = new RenderQueue(1, 8);

const make = async (bytes: Uint8Array): Promise<MadePhoto | undefined> => {
  const photo = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await photo.metadata();
  if (!formats.includes(format)) return undefined;
  const { data, info } = await photo
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, progressive: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

/**
 * Makes a JPEG of what was sent, judged by its content whatever it calls itself. The place, the camera and all else that is
 * written into a file stay behind.
 * @returns undefined for what is no JPEG, PNG or WebP, or cannot be read to its end.
 * @throws QueueFull
 */
export const makePhoto = (bytes: Uint8Array): Promise<MadePhoto | undefined> =>
  queue.run(() => make(bytes).catch(() => undefined));
