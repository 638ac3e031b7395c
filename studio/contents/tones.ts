import type { PackSpec } from '../../backend/seed/packSpec';
import { contentOf, type Content } from './content';

/**
 * Colours of contents by a product's name and its latin or flavour, first match counts. Capsules are clear and undyed:
 * the colour is that of the powder in them.
 */
const tones: readonly (readonly [RegExp, string])[] = [
  // Flavours come first: they colour what else is the same.
  [/chocolate/i, '#9a7358'],
  [/strawberry/i, '#e8b7b4'],
  [/blackcurrant/i, '#8d6a8a'],
  [/cherry/i, '#d58e8c'],
  [/beetroot/i, '#b04a63'],
  [/berry/i, '#dba9b2'],
  [/turmeric/i, '#d9901f'],
  [/ashwagandha/i, '#cdb893'],
  [/ginger/i, '#d8bf8a'],
  [/rhodiola/i, '#b58a72'],
  [/ginseng/i, '#dcc79a'],
  [/reishi/i, '#8a6448'],
  [/cordyceps/i, '#c08a50'],
  [/lion|mushroom/i, '#c9ae86'],
  [/green tea/i, '#9a9a5c'],
  [/milk thistle/i, '#c2a878'],
  [/saffron/i, '#c8643a'],
  [/spirulina/i, '#33503c'],
  [/sea kelp/i, '#7f8262'],
  [/maca/i, '#dcc391'],
  [/psyllium/i, '#d9c3a0'],
  [/hemp/i, '#a5a173'],
  [/pea protein|plant protein/i, '#e6d5ac'],
  [/whey|oat/i, '#efe2c4'],
  [/collagen/i, '#f2eadb'],
  [/live cultures/i, '#efe5d0'],
  [/b complex/i, '#e6c65c'],
  [/multi/i, '#e2c493'],
  [/b12/i, '#e3a3ab'],
  [/folic/i, '#f0dfa4'],
  [/iron/i, '#c2a988'],
  [/orange|tropical/i, '#f2c58a'],
  [/lemon|vitamin c/i, '#f4e7b4'],
  [/krill/i, '#a8241a'],
  [/q10/i, '#cf6a1c'],
];

/** Colours of oils and other liquids. */
const liquids: readonly (readonly [RegExp, string])[] = [
  [/elderberry/i, '#4a1730'],
  [/b12/i, '#d8405a'],
  [/iron/i, '#5c2a1c'],
  [/krill/i, '#a8241a'],
  [/q10/i, '#d9701c'],
  [/selenium/i, '#eef2f0'],
  [/spray|kids vitamin d/i, '#f3eed8'],
];

const usual: Readonly<Record<Content, string>> = {
  capsules: '#f4f1e8',
  tablets: '#f3efe4',
  softgels: '#e9a63a',
  gummies: '#e8922e',
  powder: '#f5f2ea',
  drops: '#e9b040',
};

/** Sweets are clearer than powders of the same flavour. */
const gummies: readonly (readonly [RegExp, string])[] = [
  [/strawberry/i, '#d8434c'],
  [/blackcurrant/i, '#6d3766'],
];

const listOf: Readonly<Record<Content, typeof tones>> = {
  capsules: tones,
  tablets: tones,
  powder: tones,
  softgels: liquids,
  drops: liquids,
  gummies,
};

/** The colour of what is in a pack, `#rrggbb`. */
export const toneOf = (pack: Pick<PackSpec, 'name' | 'latin' | 'form' | 'count'>): string => {
  const content = contentOf(pack);
  const text = `${pack.name} ${pack.latin}`;
  return listOf[content].find(([name]) => name.test(text))?.[1] ?? usual[content];
};
