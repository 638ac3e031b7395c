import { createHash } from 'node:crypto';

import {
  type Fit,
  type ImageFormat,
  type ImageParameters,
  readImageParameters,
} from '../../backend/media/service/imageParameters';
import { roundUp } from '../../backend/media/service/imageSize';
import { negotiateFormat } from '../../backend/media/service/negotiateFormat';
import { servedPaths } from '../../settings/servedPaths.js';

/** What smaller ones can be made of; an SVG has no size, and what is no picture none either. */
const rasterName = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** A slash or a dot segment that only the store's own server would see. */
const hiddenSigns = /%(?:2f|5c|2e|00)/i;

/** Heights are in steps of this share of the width, from a banner to a tower: that bounds how many sizes there are. */
const shapeStep = 0.05;
const flattest = 0.2;
const tallest = 4;

/** A size of a picture, as an address asks for it. */
export interface WantedSize {
  /** Path below the media base, encoded as it came. */
  path: string;
  width: number;
  /** Height in widths; undefined for the picture's own. */
  shape?: number;
  fit: Fit;
  format: ImageFormat;
}

const shapeOf = ({ width = 1, height }: ImageParameters): number | undefined =>
  height === undefined
    ? undefined
    : Math.min(tallest, Math.max(flattest, Math.round(height / width / shapeStep) * shapeStep));

/**
 * The size that a request asks for, one of few; undefined where it asks for none.
 * @throws BadParameter
 */
export const wantedSize = ({ url, method, headers }: Request): WantedSize | undefined => {
  const { pathname, searchParams } = new URL(url);
  const isRaster = rasterName.test(pathname) && !hiddenSigns.test(pathname);
  if (!isRaster || !pathname.startsWith(servedPaths.media) || !['GET', 'HEAD'].includes(method)) return undefined;
  const parameters = readImageParameters(searchParams);
  if (parameters.width === undefined) return undefined;
  const width = roundUp(parameters.width);
  const shape = shapeOf(parameters);
  const format = negotiateFormat(parameters, pathname, headers.get('accept'), {
    width,
    // Not known before the picture is read: those of content are wide.
    height: width * (shape ?? 0.5),
  });
  return { path: pathname.slice(servedPaths.media.length), width, shape, fit: parameters.fit, format };
};

/** The name under which a size of a picture of a store is kept. */
export const nameOfSize = (base: string, { path, width, shape, fit, format }: WantedSize): string =>
  `${createHash('sha256')
    .update(JSON.stringify([base, path, width, shape?.toFixed(2), fit]))
    .digest('hex')
    .slice(0, 40)}.${format}`;
