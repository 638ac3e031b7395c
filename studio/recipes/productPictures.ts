import type { LabelFact, PackSpec } from '../../backend/seed/packSpec';
import { pictureFile, productViews } from '../../backend/seed/productPictures';
import type { SeedProduct } from '../../backend/seed/readCatalogue';
import { supplementFactsOf, type FactRules, type SupplementFacts } from '../../backend/seed/supplementFacts';
import type { Artwork, StillName } from '../artwork';
import { contentOf } from '../contents/content';
import { toneOf } from '../contents/tones';
import type { Picture } from '../picture';

/** Size of every product picture in pixels. */
const size = { width: 1200, height: 1500 };

type View = (typeof productViews)[number]['view'];

const labelFacts = (facts: SupplementFacts): LabelFact[] =>
  facts.nutrients.map((row) => ({
    name: row.is_source ? `  ${row.name}` : row.name,
    amount: `${row.amount.toLocaleString('en-GB')} ${row.unit}`,
    nrv: row.nrv_percent === null ? '' : `${row.nrv_percent}%`,
  }));

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

/** The pack with the facts of its label. */
const withFacts = (pack: PackSpec, facts: SupplementFacts): PackSpec => ({
  ...pack,
  facts: labelFacts(facts),
  notes: facts.nutrients.length > longTable ? shortNotes(facts) : fullNotes(facts),
});

/** Tablets that are round: to suck, to dissolve, small ones, and all in blisters. */
const isRound = ({ name, count, form }: PackSpec): boolean =>
  form === 'blister' || form === 'pouch' || /lozenge/i.test(count) || /fizz|electrolyte/i.test(name);

const contentStill = (pack: PackSpec): StillName => {
  const content = contentOf(pack);
  if (content === 'drops') return 'drop';
  return content === 'tablets' && isRound(pack) ? 'rounds' : content;
};

/** What a sweet is made with is a powder without its flavour's colour. */
const vitaminTone = '#f4e7b4';

/** The ground of ingredients: plain, so that products of one colour share a picture. */
const plainGround = 'stone';

const ingredientStill = (pack: PackSpec): Artwork => {
  const content = contentOf(pack);
  const tone = content === 'gummies' ? vitaminTone : toneOf(pack);
  return {
    kind: 'still',
    still: content === 'softgels' || content === 'drops' ? 'oil' : 'bowl',
    tone,
    palette: plainGround,
  };
};

const artworkOf = (view: View, pack: PackSpec, facts: SupplementFacts): Artwork => {
  switch (view) {
    case 'contents':
      return { kind: 'still', still: contentStill(pack), tone: toneOf(pack), palette: pack.palette };
    case 'ingredient':
      return ingredientStill(pack);
    case 'back':
      return { kind: 'pack', pack: withFacts(pack, facts), view };
    case 'front':
    case 'scale':
      return { kind: 'pack', pack, view };
  }
};

/** The pack with its fields in one order: packs of one look have one recipe. */
const ordered = ({ form, name, latin, dose, count, palette, motif, layout, lid }: PackSpec): PackSpec => ({
  form,
  name,
  latin,
  dose,
  count,
  palette,
  motif,
  layout,
  lid,
});

/** Every view of a product and of its variants. */
export const productPictures = ({ product, variants }: SeedProduct, rules: FactRules): Picture[] =>
  [product, ...variants.map((variant) => variant.product)].flatMap((sold) =>
    productViews.map(({ view }) => ({
      path: `catalog/product${pictureFile(sold.key, view)}`,
      ...size,
      artwork: artworkOf(view, ordered(sold.pack), supplementFactsOf(sold, rules)),
    })),
  );
