import { at, channels, makeImage, type Image } from './image';
import { blur } from './resample';

/** Pixels at least this much of one kind tell the kind's colour. */
const pure = 0.97;
/** Pixels along the frame, which the denoiser leaves uneven. */
const rim = 3;
/** How far a colour is carried over an edge, in pixels of the render. */
const reach = [1, 4, 16];

/**
 * Carries the colours of one side of a mask over its edge, so that pixels that show both sides hold the colour of this
 * one alone. `share` tells how much of a pixel is of this side.
 */
export const extend = (image: Image, share: (pixel: number) => number): Image => {
  const weight = makeImage(image, (index) => {
    const pixel = Math.floor(index / channels);
    const [x, y] = [pixel % image.width, Math.floor(pixel / image.width)];
    const inside = x >= rim && y >= rim && x < image.width - rim && y < image.height - rim;
    return inside && share(pixel) >= pure ? 1 : 0;
  });
  const weighted = makeImage(image, (index) => at(image.data, index) * at(weight.data, index));
  let result = weighted;
  let known = weight;
  for (const radius of reach) {
    const [colours, weights] = [blur(weighted, radius), blur(weight, radius)];
    const [done, before] = [known, result];
    result = makeImage(image, (index) =>
      at(done.data, index) > 0
        ? at(before.data, index)
        : at(colours.data, index) / Math.max(1e-4, at(weights.data, index)),
    );
    known = makeImage(image, (index) => (at(done.data, index) > 0 || at(weights.data, index) > 0.02 ? 1 : 0));
  }
  return result;
};
