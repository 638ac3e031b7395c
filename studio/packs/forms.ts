import { contentOf } from '../contents/content';
import type { PackDesign } from './design';

/** Plates of packs by their names in `studio/blender/plates.py`. */
export type PackPlate =
  | 'jar-capsules'
  | 'jar-tablets'
  | 'jar-softgels'
  | 'dropper'
  | 'spray'
  | 'bottle'
  | 'tub'
  | 'gummies'
  | 'pouch'
  | 'carton-capsules'
  | 'carton-tablets'
  | 'carton-sticks';

/** From this many millilitres on a liquid comes in a bottle with a screw cap. */
const largeBottle = 100;

const liquidPlate = ({ name, count }: PackDesign): PackPlate => {
  if (/spray|kids vitamin d/i.test(name)) return 'spray';
  return Number.parseFloat(count) >= largeBottle ? 'bottle' : 'dropper';
};

const jarPlates: Readonly<Record<string, PackPlate>> = { softgels: 'jar-softgels', tablets: 'jar-tablets' };

/** The plate that shows a pack of this form with this content. */
export const packPlateOf = (design: PackDesign): PackPlate => {
  const content = contentOf(design);
  switch (design.form) {
    case 'dropper':
      return liquidPlate(design);
    case 'jar':
      return jarPlates[content] ?? 'jar-capsules';
    case 'blister':
      return content === 'tablets' ? 'carton-tablets' : 'carton-capsules';
    case 'sachets':
      return 'carton-sticks';
    case 'tub':
    case 'pouch':
    case 'gummies':
      return design.form;
  }
};
