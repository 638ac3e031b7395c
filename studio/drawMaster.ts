import sharp from 'sharp';

import type { Artwork } from './artwork';
import { STAGE } from './packs/design';
import { drawArtwork } from './renderArtwork';
import { tablewareSize } from './tableware/drawTableware';

/** Dots per inch at which one SVG user unit is one pixel. */
const unitDensity = 72;

/** How large a master is at most: its longer side, and its area in pixels; and its AVIF quality. */
interface MasterSize {
  side: number;
  pixels: number;
  quality: number;
}

/** Packs are printed smoothly and so need little; scenes have a grain that a low quality would smear. */
const sizes: Readonly<Record<'pack' | 'scene' | 'tableware', MasterSize>> = {
  pack: { side: 1400, pixels: 1.8e6, quality: 39 },
  scene: { side: 2560, pixels: 1.8e6, quality: 43 },
  tableware: { side: 1000, pixels: 0.8e6, quality: 43 },
};

/** A drawn picture: AVIF, and its size in pixels. */
export interface Master {
  bytes: Buffer;
  width: number;
  height: number;
}

const naturalSizeOf = (artwork: Artwork): { width: number; height: number } => {
  switch (artwork.kind) {
    case 'scene':
      return artwork;
    case 'tableware':
      return tablewareSize;
    case 'pack':
    case 'cutout':
      return STAGE;
  }
};

/** Draws a recipe once, in the largest size that the shop shows. */
export const drawMaster = async (artwork: Artwork): Promise<Master> => {
  const natural = naturalSizeOf(artwork);
  const { side, pixels, quality } = sizes[artwork.kind === 'cutout' ? 'pack' : artwork.kind];
  const scale = Math.min(
    side / Math.max(natural.width, natural.height),
    Math.sqrt(pixels / (natural.width * natural.height)),
    // Screens with more than two pixels a point show no difference.
    2,
  );
  const width = Math.round(natural.width * scale);
  const height = Math.round(natural.height * scale);
  const bytes = await sharp(Buffer.from(await drawArtwork(artwork)), { density: unitDensity * scale })
    .resize(width, height, { fit: 'fill' })
    .avif({ quality, effort: 4 })
    .toBuffer();
  return { bytes, width, height };
};
