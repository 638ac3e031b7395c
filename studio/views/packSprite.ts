import { contentOf } from '../contents/content';
import { toneOf } from '../contents/tones';
import { lidColour } from '../packs/colours';
import type { PackDesign } from '../packs/design';
import { packPlateOf } from '../packs/forms';
import { drawSheet } from '../packs/sheet';
import { colourOf, type Colour } from '../plates/colour';
import type { Studio } from '../plates/openStudio';
import { printSheet } from '../plates/sheet';
import { paint, type Parts, type Sprite } from '../plates/sprite';

/** Blisters hold capsules of clear film, which look paler than the powder in them. */
const pale = (tone: Colour): Colour => [(tone[0] + 0.9) / 2, (tone[1] + 0.88) / 2, (tone[2] + 0.84) / 2];

/**
 * The pack with its print, lid and colours, ready to stand on any ground.
 * @param parts its plate, where it is not as rendered.
 */
export const makePackSprite = async (
  studio: Studio,
  design: PackDesign,
  parts: Parts = studio.pack(packPlateOf(design)),
): Promise<Sprite> => {
  const { colours, lid } = design;
  const tone = colourOf(toneOf(design));
  return paint(parts, {
    sheet: await printSheet(drawSheet(design)),
    lid: colourOf(lidColour(lid, colours)),
    tint: colourOf(colours.block),
    // Amber glass leaves no colour to what is in it.
    fills: design.form === 'jar' ? [] : [contentOf(design) === 'capsules' ? pale(tone) : tone],
  });
};
