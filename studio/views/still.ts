import type { StillArtwork } from '../artwork';
import { PALETTES, type Palette } from '../packs/palettes';
import { colourOf, mixColours, type Colour } from '../plates/colour';
import { lay } from '../plates/compose';
import type { Image } from '../plates/image';
import type { Studio } from '../plates/openStudio';
import { neutralParts } from '../plates/neutral';
import { paint, type Parts } from '../plates/sprite';
import { evenGround } from './grounds';

/** Plates of still lifes by their names in `studio/blender/plates.py`. */
export const stillPlateOf = (still: StillArtwork['still']): string =>
  still === 'bowl' || still === 'oil' ? still : `macro-${still}`;

/** Softgels and sweets are rendered in a colour, which light takes on inside them. */
const rendered: Partial<Record<StillArtwork['still'], Colour>> = {
  softgels: [0.95, 0.55, 0.08],
  gummies: [0.85, 0.16, 0.1],
};
/** Contents of these colours are shown as they were rendered. */
const asRendered = ['#e9a63a', '#d8434c'];

const plateOf = (studio: Studio, { still, tone }: StillArtwork): { parts: Parts; fills: readonly Colour[] } => {
  const parts = studio.still(stillPlateOf(still));
  const own = rendered[still];
  if (own && asRendered.includes(tone)) return { parts, fills: [] };
  return { parts: own ? neutralParts(parts, own) : parts, fills: [colourOf(tone)] };
};

/** Stills whose walls are clear: the ground shows through them. */
const clear: readonly StillArtwork['still'][] = ['capsules', 'drop', 'oil'];

const groundBehind = ({ ground: [wall, floor] }: Palette): Colour => mixColours(colourOf(wall), colourOf(floor), 0.4);

/** Contents from close by, or an ingredient in a dish, in a colour on a ground. */
export const drawStill = (studio: Studio, artwork: StillArtwork): Image => {
  const colours = PALETTES[artwork.palette];
  const { parts, fills } = plateOf(studio, artwork);
  const rest = clear.includes(artwork.still) ? groundBehind(colours) : undefined;
  return lay(evenGround(colours), paint(parts, { fills, rest }));
};
