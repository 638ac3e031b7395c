import type { PackSpec } from './packSpec';

/** Fields of a product and each of its variants; a variant has only those that differ. */
interface SellableData {
  /** In pounds, with VAT: '24.50'. */
  price: string;
  /** Lower price that is charged now. */
  sale?: string;
  /** How much is there on the first day; later starts leave stock alone. */
  stock?: number;
  maxQuantity?: number;
  backInStock?: string;
  /** How much one pack holds, counted in `unit`. */
  contents: number;
  /** Amount a day: words for the label, and how much of the contents it uses. */
  portion: { text: string; amount: number };
  /** 'Magnesium 200 mg' a day; a leading '- ' marks what the row above comes from. */
  nutrients: string[];
  /** In descending order of weight; `*milk*` marks an allergen. */
  ingredients: string[];
  directions: string;
  /** Keys of claims.json. */
  claims?: string[];
  pack: PackSpec;
}

export type VariantData = Partial<Omit<SellableData, 'pack'>> & {
  /** Added to the product's sku. */
  code: string;
  /** Attribute code to option: { "size": "120 capsules" }. */
  options: Record<string, string>;
  pack?: Partial<PackSpec>;
};

interface SubscriptionData {
  weeks: number[];
  percent: number;
  defaultWeeks?: number;
}

export type FaqData = string | { question: string; answer: string };

export interface ProductData extends SellableData {
  /** url_key, and the product's name in links between data files. */
  key: string;
  sku: string;
  name: string;
  latin?: string;
  /** Physical form, an option of the `form` attribute. */
  form: string;
  /** One piece or measure of the contents: capsule, tablet, g, ml, ... */
  unit: string;
  /** Weight of one piece, for the net quantity. */
  unitGrams?: number;
  categories: string[];
  needs?: string[];
  dietary: string[];
  summary: string;
  description: string[];
  badge?: string;
  /** Sells as well as what says so by its badge, which would say nothing if every second product had it. */
  popular?: boolean;
  launched?: string;
  warnings?: string[];
  storage?: string;
  origin?: string;
  faqs: FaqData[];
  related?: string[];
  upsell?: string[];
  subscription?: SubscriptionData | null;
  keywords?: string[];
  /** Words over the wide picture of its page. */
  premium?: { heading: string; text: string };
  variants?: VariantData[];
}

/** A file of products/: what its products share, and the products. */
export interface ProductFile {
  defaults: Partial<ProductData>;
  products: (Partial<ProductData> & { key: string })[];
}

export interface CategoryData {
  key: string;
  name: string;
  description?: string;
  metaTitle?: string;
  metaDescription?: string;
  isSkinny?: boolean;
  isHiddenFromMenu?: boolean;
  /** Identifier of the CMS block before the category's products, or in their place. */
  block?: string;
  /** Whether the page has a block in the place of products. */
  isLandingPage?: boolean;
  promo?: { heading: string; text: string; link: string; label: string; image: string };
  /** Fills the category with every product of this need, badge or part of the tree. */
  select?: { need?: string; badge?: string; under?: string; dietary?: string };
  children?: CategoryData[];
}

export interface AttributeData {
  code: string;
  label: string;
  isFilterable: boolean;
  /** Whether a search finds products by the names of its options; it does unless told otherwise. */
  isSearchable?: boolean;
  /** Whether products are compared by it; false unless given. */
  isComparable?: boolean;
  /** Options in the order of the shop; size and strength are collected from the products. */
  options: { label: string; swatch?: string }[];
}

export interface ClaimData {
  nutrient: string;
  text: string;
  condition: string;
  /** Nutrient rows that count together; the nutrient alone when absent. */
  counts?: string[];
  /** The daily portion must reach one of these. */
  minimum: { nrvPercent: number } | { amount: number; unit: string } | { energyPercent: number };
}

export interface WarningData {
  text: string;
  /** Added to every product with an ingredient that begins with this. */
  ingredient?: string;
  /** Added to every product with more of this nutrient a day than stated. */
  nutrient?: string;
  above?: number;
  unit?: string;
}

export interface LawData {
  manufacturer: string;
  storage: string;
  /** Nutrient reference values: name to amount and unit. */
  nrv: Record<string, { amount: number; unit: string }>;
  /** On every product. */
  statements: string[];
  warnings: Record<string, WarningData>;
}
