import type { ProductData } from '../catalogueData';
import { isForChildren } from '../categoryMembers';

/** Some words that a review may be made of. */
interface Words {
  /** How many stars go with them. */
  stars: number[];
  /** The matter that they speak of: no review speaks of one twice. Empty for none. */
  about: string;
  /** `[this|that]` stands for one of the two, `{pack}` for what the product comes in. */
  text: string;
}

/** The main words of a review. */
export interface ReviewPart extends Words {
  /** Alternatives, with `|` between them. */
  summary: string;
  /** The shop's answer. */
  reply?: string;
  /** Not from those who can have had it for a few weeks only. */
  isLate?: boolean;
  /** From somebody who takes it, so not about what is for children. */
  isOwn?: boolean;
}

/** reviews/parts.json: what reviews are drawn from. */
export interface PartsFile {
  names: string[];
  /** Letters for the names of some. */
  initials: string;
  /** By what a product is: `any`, its form, its pack, a dietary mark, an offer, or for whom it is. */
  groups: Record<string, ReviewPart[]>;
  /** A sentence that may follow. */
  more: Words[];
}

const packNames: Readonly<Record<string, string>> = {
  jar: 'jar',
  gummies: 'jar',
  tub: 'tub',
  pouch: 'pouch',
  blister: 'box',
  sachets: 'box',
  dropper: 'bottle',
};

/** What a shopper calls the pack. */
export const packName = ({ pack }: Pick<ProductData, 'pack'>): string => packNames[pack.form] ?? 'pack';

/** Flavours that one can choose. */
export const flavoursOf = (variants: readonly { options: Record<string, string> }[]): string[] => [
  ...new Set(variants.flatMap(({ options }) => options.flavour ?? []).filter((flavour) => flavour !== 'Unflavoured')),
];

/** Tablets for a glass of water are not swallowed. */
const isFizzy = ({ form, directions }: ProductData): boolean =>
  form === 'Tablets' && /dissolve|drop .* into/i.test(directions);

/** Groups by who takes it; of babies nobody says how they like it. */
const takersOf = (product: ProductData): string[] => {
  if (!isForChildren(product)) return ['adults'];
  return product.name.startsWith('Baby') ? [] : ['children'];
};

/** Names of the groups that fit a product. */
const groupsOf = (product: ProductData, variants: readonly { options: Record<string, string> }[]): string[] => [
  'any',
  isFizzy(product) ? 'Fizzy' : product.form,
  `pack ${product.pack.form}`,
  ...product.dietary.map((mark) => `dietary ${mark}`),
  ...(product.portion.text.includes('scoop') ? ['Scoop'] : []),
  ...(product.subscription ? ['subscription'] : []),
  ...(variants.some(({ options }) => options.size !== undefined) ? ['sizes'] : []),
  ...(flavoursOf(variants).length > 1 ? ['flavours'] : []),
  ...takersOf(product),
];

/** The parts that fit a product, also in the first weeks of what was just launched. */
export const partsOf = (
  { groups }: PartsFile,
  product: ProductData,
  variants: readonly { options: Record<string, string> }[],
): ReviewPart[] =>
  groupsOf(product, variants)
    .flatMap((name) => groups[name] ?? [])
    .filter(({ isLate = false }) => !isLate || product.launched === undefined)
    .filter(({ isOwn = false }) => !isOwn || !isForChildren(product));
