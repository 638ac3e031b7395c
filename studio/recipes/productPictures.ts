import type { ProductData } from '../../backend/seed/catalogueData';
import type { LabelFact, PackSpec } from '../../backend/seed/packSpec';
import { pictureFile, productViews } from '../../backend/seed/productPictures';
import type { SeedProduct } from '../../backend/seed/readCatalogue';
import { supplementFactsOf, type FactRules, type SupplementFacts } from '../../backend/seed/supplementFacts';
import type { Picture } from '../picture';

/** Size of every product picture in pixels. */
const size = { width: 1200, height: 1500 };

const labelFacts = (facts: SupplementFacts): LabelFact[] =>
  facts.nutrients.map((row) => ({
    name: row.is_source ? `  ${row.name}` : row.name,
    amount: `${row.amount.toLocaleString('en-GB')} ${row.unit}`,
    nrv: row.nrv_percent === null ? '' : `${row.nrv_percent}%`,
  }));

/** Pieces of a day, which the picture of the portion lays out; powders and liquids have none. */
const piecesOf = ({ unit, portion }: ProductData): number | undefined =>
  unit === 'g' || unit === 'ml' ? undefined : portion.amount;

/** From this many rows on, the label has space for the shorter notes only. */
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
const labelledPack = (product: ProductData, facts: SupplementFacts): PackSpec => ({
  ...product.pack,
  portion: piecesOf(product),
  facts: labelFacts(facts),
  notes: facts.nutrients.length > longTable ? shortNotes(facts) : fullNotes(facts),
});

/** Every view of a product and of its variants. */
export const productPictures = ({ product, variants }: SeedProduct, rules: FactRules): Picture[] =>
  [product, ...variants.map((variant) => variant.product)].flatMap((sold) => {
    const pack = labelledPack(sold, supplementFactsOf(sold, rules));
    return productViews.map(({ view }) => ({
      path: `catalog/product${pictureFile(sold.key, view)}`,
      ...size,
      artwork: { kind: 'pack' as const, pack, view },
    }));
  });
