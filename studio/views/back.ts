import type { PackDesign } from '../packs/design';
import { lay } from '../plates/compose';
import type { Image } from '../plates/image';
import type { Studio } from '../plates/openStudio';
import { printSheet } from '../plates/sheet';
import { paint } from '../plates/sprite';
import { drawFactsSheet } from './factsSheet';
import { evenGround } from './grounds';

/** The facts of the label on a leaflet. */
export const drawBack = async (studio: Studio, design: PackDesign): Promise<Image> => {
  const sheet = await printSheet(drawFactsSheet(design));
  return lay(evenGround(design.colours), paint(studio.still('leaflet'), { sheet }));
};
