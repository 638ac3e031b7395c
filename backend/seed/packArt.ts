import type { LabelFact, PackSpec, PackView } from '../media/artwork';
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

/** The pack with the facts of its back label. */
export const labelledPack = (pack: PackSpec, facts: SupplementFacts): PackSpec => ({
  ...pack,
  facts: labelFacts(facts),
  notes: [
    `Food supplement. Per ${facts.daily_portion}.`,
    'Do not exceed the recommended daily dose.',
    'Keep out of reach of young children.',
  ],
});

/** Where a picture lies below /media/catalog/product: '/m/a/magnesium-front.jpg'. */
export const pictureFile = (key: string, view: PackView): string => {
  const name = `${key}-${view}.jpg`;
  return `/${name.charAt(0)}/${name.charAt(1)}/${name}`;
};
