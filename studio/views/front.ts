import type { PackDesign } from '../packs/design';
import { lay } from '../plates/compose';
import type { Image } from '../plates/image';
import type { Studio } from '../plates/openStudio';
import { packGround } from './grounds';
import { makePackSprite } from './packSprite';

/** The pack alone, from the front. */
export const drawFront = async (studio: Studio, design: PackDesign): Promise<Image> =>
  lay(packGround(studio, design.colours), await makePackSprite(studio, design));
