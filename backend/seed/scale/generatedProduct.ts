/** What tells one generated product from the product of the data files that it copies. */
export interface GeneratedProduct {
  number: number;
  templateId: number;
  sku: string;
  name: string;
  urlKey: string;
  /** Of the template's price. */
  pricePercent: number;
  quantity: number;
  createdAt: string;
}

/** Skus of generated products begin with it; those of the data files never do. */
export const generatedSkuPrefix = 'GX-';

const makers = [
  'Ashdown',
  'Bracken',
  'Coldstream',
  'Dunmere',
  'Elderfield',
  'Fernhill',
  'Glenmoor',
  'Hollybank',
  'Inverley',
  'Juniper Row',
  'Kestrel',
  'Larkspur',
  'Millbrook',
  'Northwick',
  'Oakhanger',
  'Penrose',
  'Quarrydale',
  'Rowanlea',
  'Saltmarsh',
  'Thornbury',
  'Underhill',
  'Valewood',
  'Westerby',
  'Yewdale',
];

const syllables = ['ba', 'cor', 'del', 'fen', 'gar', 'hol', 'lin', 'mer', 'nor', 'pel', 'ros', 'sel', 'tam', 'ver'];

/** The same figure for the same number and purpose, spread evenly over 0 to `below` - 1. */
const spread = (number: number, purpose: number, below: number): number => {
  let mixed = Math.imul(number ^ (purpose * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
};

const pick = <Item>(list: readonly Item[], index: number): Item | undefined => list[index % list.length];

/** About 2,700 words, so that a search has rare terms to find and misspelt ones to correct. */
const rangeWord = (number: number): string => {
  const parts = [1, 2, 3].map((purpose) => pick(syllables, spread(number, purpose, syllables.length)) ?? '');
  const word = parts.join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 2023 to 2025: before what the data files launch, so that 'new in' still shows their newest. */
const createdAtOf = (number: number): string =>
  new Date(Date.UTC(2023, 0, 1 + spread(number, 4, 1000), 8, 0, number % 3600)).toISOString().slice(0, 19);

/** The generated product with that number; the same for every run. One in 25 is sold out. */
export const generatedProduct = (number: number, template: { id: number; name: string }): GeneratedProduct => {
  const name = `${pick(makers, spread(number, 5, makers.length)) ?? ''} ${rangeWord(number)} ${template.name}`;
  return {
    number,
    templateId: template.id,
    sku: `${generatedSkuPrefix}${String(number).padStart(6, '0')}`,
    name,
    urlKey: `${slug(name)}-${number}`,
    pricePercent: 60 + spread(number, 6, 120),
    quantity: spread(number, 7, 25) === 0 ? 0 : 5 + spread(number, 8, 200),
    createdAt: createdAtOf(number).replace('T', ' '),
  };
};
