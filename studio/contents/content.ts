import type { PackForm, PackSpec } from '../../backend/seed/packSpec';

/** Content of a pack. */
export type Content = 'capsules' | 'tablets' | 'softgels' | 'gummies' | 'powder' | 'drops';

/** The count names the content in most cases: "120 capsules", "300 g powder", "30 ml". */
const WORDS: readonly (readonly [RegExp, Content])[] = [
  [/gumm/i, 'gummies'],
  [/softgel|pearl/i, 'softgels'],
  [/tablet|lozenge|chew/i, 'tablets'],
  [/caps/i, 'capsules'],
  [/\bml\b|drop|spray/i, 'drops'],
  [/powder|sachet|\bk?g\b/i, 'powder'],
];

const USUAL: Readonly<Record<PackForm, Content>> = {
  dropper: 'drops',
  tub: 'powder',
  jar: 'capsules',
  pouch: 'powder',
  sachets: 'powder',
  blister: 'capsules',
  gummies: 'gummies',
};

/** Reads the content off the count, else takes what the form usually holds. */
export function contentOf({ count, form }: Pick<PackSpec, 'count' | 'form'>): Content {
  return WORDS.find(([word]) => word.test(count))?.[1] ?? USUAL[form];
}
