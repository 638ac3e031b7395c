import sharp from 'sharp';
import type { ImageFormat } from './imageParameters';
import { cutToRatio, type Size } from './imageSize';

// One thread a picture: the queue decides how many are made at a time, and a picture is read from
// the disk cache, so that one more cache in memory would only cost.
sharp.concurrency(1);
sharp.cache(false);

/** AVIF reaches the same look at a lower figure. */
const AVIF_QUALITY_SHARE = 0.7;

export interface Derivation {
  size: Size;
  ratio?: number;
  format: ImageFormat;
  quality: number;
  progressive: boolean;
}

/** Makes one variant of a master. `master` is never enlarged: the caller bounds the size. */
export async function deriveImage(master: Buffer, source: Size, wanted: Derivation): Promise<Buffer> {
  const { size, format, quality, progressive } = wanted;
  // Photos of phones lie on their side, and say so.
  let image = sharp(master).autoOrient();
  if (wanted.ratio !== undefined) {
    const cut = cutToRatio(source, wanted.ratio);
    image = image.extract({
      left: Math.floor((source.width - cut.width) / 2),
      top: Math.floor((source.height - cut.height) / 2),
      ...cut,
    });
  }
  image = image.resize(size.width, size.height, { fit: 'cover' });
  switch (format) {
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive, mozjpeg: false }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 4 }).toBuffer();
    case 'avif':
      return image.avif({ quality: Math.max(1, Math.round(quality * AVIF_QUALITY_SHARE)), effort: 2 }).toBuffer();
  }
}
