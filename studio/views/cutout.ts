import type { PackDesign } from '../packs/design';
import { toneMap } from '../plates/colour';
import { at, channels } from '../plates/image';
import type { Studio } from '../plates/openStudio';
import { makePackSprite } from './packSprite';

/** The pack with its shadow on a transparent ground: red, green, blue, alpha. */
export const drawCutout = async (studio: Studio, design: PackDesign): Promise<Uint8Array> => {
  const { colour, cover, shade } = await makePackSprite(studio, design);
  const screen = toneMap(colour);
  const pixels = colour.width * colour.height;
  const result = new Uint8Array(pixels * 4);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const start = pixel * channels;
    const covered = Math.min(1, at(cover.data, start));
    const dark = Math.min(1, Math.max(0, 1 - at(shade.data, start)));
    const alpha = covered + (1 - covered) * dark;
    // A shadow is black that lets the ground through.
    const share = alpha > 0 ? covered / alpha : 0;
    for (let channel = 0; channel < channels; channel++)
      result[pixel * 4 + channel] = Math.round(at(screen, start + channel) * share);
    result[pixel * 4 + 3] = Math.round(alpha * 255);
  }
  return result;
};
