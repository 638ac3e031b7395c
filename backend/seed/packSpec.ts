/** Text on a pack: the shop's data provide it, the studio draws it. */

export const PACK_FORMS = ['dropper', 'tub', 'jar', 'pouch', 'sachets', 'blister', 'gummies'] as const;
export type PackForm = (typeof PACK_FORMS)[number];

/** One per ingredient group: facet minerals, sun vitamin D, petal vitamin C, wave omegas … */
export const MOTIFS = ['leaf', 'sun', 'wave', 'grain', 'facet', 'berry', 'gill', 'ring', 'petal', 'orbit'] as const;
export type MotifName = (typeof MOTIFS)[number];

export const PALETTE_NAMES = ['sage', 'butter', 'blush', 'sky', 'clay', 'stone', 'forest', 'beet'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Where the motif stands on the label: below, above, or behind everything. */
export const LABEL_LAYOUTS = ['base', 'top', 'full'] as const;
export type LabelLayout = (typeof LABEL_LAYOUTS)[number];

export const LIDS = ['white', 'ink', 'tone'] as const;
export type LidColour = (typeof LIDS)[number];

/** A row of the nutrition table on the back label. */
export interface LabelFact {
  name: string;
  amount: string;
  /** Share of the nutrient reference value, such as `53%`; empty when there is none. */
  nrv: string;
}

/** Everything that stands on a pack. */
export interface PackSpec {
  form: PackForm;
  /** Up to about 22 characters keep a comfortable size on the label. */
  name: string;
  latin: string;
  dose: string;
  count: string;
  palette: PaletteName;
  motif?: MotifName;
  layout?: LabelLayout;
  lid?: LidColour;
  /** Rows of the back label; without them it repeats latin name and dose. */
  facts?: readonly LabelFact[];
  /** Lines under the table of the back label; each about 48 characters. */
  notes?: readonly string[];
}
