import type { LabelFact, PackSpec, PackView } from '../media/artwork';
import type { ProductData } from './catalogueData';
import type { SupplementFacts } from './supplementFacts';

/** The pictures of every product in their order, with what each shows. */
export const productViews: readonly { view: PackView; label: string }[] = [
  { view: 'front', label: 'front of pack' },
  { view: 'still', label: 'pack with its contents' },
  { view: 'back', label: 'supplement facts label' },
  { view: 'close', label: 'label close up' },
  { view: 'dose', label: 'one daily portion' },
  { view: 'scale', label: 'pack beside a glass' },
];

/** Size of every product picture in pixels. */
export const productPicture = { width: 1200, height: 1500 };

const labelFacts = (facts: SupplementFacts): LabelFact[] =>
  facts.nutrients.map((row) => ({
    name: row.is_source ? `  ${row.name}` : row.name,
    amount: `${row.amount.toLocaleString('en-GB')} ${row.unit}`,
    nrv: row.nrv_percent === null ? '' : `${row.nrv_percent}%`,
  }));

/** Pieces of a day, which the picture of the portion lays out; powders and liquids have none. */
const piecesOf = ({ unit, portion }: ProductData): number | undefined =>
  unit === 'g' || unit === 'ml' ? undefined : portion.amount;

/** From this many rows on, the label has room for the shorter notes only. */
const longTable = 12;

const fullNotes = ({ daily_portion }: SupplementFacts): string[] => [
  `Daily portion: ${daily_portion}.`,
  '*NRV: nutrient reference value.',
  'Food supplement. Do not exceed the recommended',
  'daily dose. Food supplements should not replace a',
  'varied, balanced diet and a healthy lifestyle.',
  'Keep out of reach of young children.',
];

const shortNotes = ({ daily_portion }: SupplementFacts): string[] => [
  `Daily portion: ${daily_portion}. *Nutrient reference value.`,
  'Do not exceed the recommended daily dose.',
  'Keep out of reach of young children.',
];

/** The pack with its daily portion and the facts of its back label. */
export const labelledPack = (product: ProductData, facts: SupplementFacts): PackSpec => ({
  ...product.pack,
  portion: piecesOf(product),
  facts: labelFacts(facts),
  notes: facts.nutrients.length > longTable ? shortNotes(facts) : fullNotes(facts),
});

/** Where a picture lies below /media/catalog/product: '/m/a/magnesium-front.jpg'. */
export const pictureFile = (key: string, view: PackView): string => {
  const name = `${key}-${view}.jpg`;
  return `/${name.charAt(0)}/${name.charAt(1)}/${name}`;
};
