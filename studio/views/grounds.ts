import type { Palette } from '../packs/palettes';
import { colourOf } from '../plates/colour';
import { drawGround, lightUp } from '../plates/compose';
import type { Image } from '../plates/image';
import type { Studio } from '../plates/openStudio';

/** Size of a product's pictures in pixels. */
export const pictureSize = { width: 1120, height: 1400 } as const;

/** Light of the pack studio that leaves the ground's colour as it is in the palette. */
const bright = 0.84;

/** The ground in a product's colours, evenly lit. */
export const evenGround = ({ ground: [wall, floor] }: Palette): Image =>
  drawGround(pictureSize.width, pictureSize.height, [colourOf(wall), colourOf(floor)]);

const packGrounds = new WeakMap<Palette, Image>();

/** The ground of the pack studio in a product's colours, made once a palette. */
export const packGround = (studio: Studio, palette: Palette): Image => {
  const known = packGrounds.get(palette);
  if (known) return known;
  const made = lightUp(evenGround(palette), studio.light(pictureSize.width, pictureSize.height), bright);
  packGrounds.set(palette, made);
  return made;
};
