import type { BundleOptionRow } from '../../catalog/productTypes/bundleQueries';
import type { CustomOptionType } from '../../catalog/productTypes/customOptionQueries';
import type { ProductType } from '../../catalog/productTypes/productType';
import type { AttributeData, CategoryData } from '../catalogueData';
import { dataFilesIn, type DataFiles } from '../dataFiles';

/** Surcharge of an option or a selection: pounds, or per cent of the product's price. */
interface AddedPriceData {
  /** Of a customisable option or its value; ordered lines have it behind that of the product. */
  sku?: string;
  price?: string;
  percent?: number;
}

/** A product of the stock shop as its data files write it. */
export interface StockProductData {
  /** url_key, and the product's name in links between data files. */
  key: string;
  sku: string;
  name: string;
  /** Absent: simple, or configurable when it has variants. */
  type?: ProductType;
  /** In pounds, with VAT. */
  price: string;
  sale?: string;
  /** For customers who are signed in. */
  groupPrice?: string;
  stock?: number;
  /** Sold whatever the stock says: made to order. */
  sellsWithoutStock?: boolean;
  minQuantity?: number;
  maxQuantity?: number;
  quantityStep?: number;
  /** What one costs from so many on. */
  tiers?: { quantity: number; price: string }[];
  categories: string[];
  /** Attribute code to option. */
  attributes: Record<string, string>;
  /** Subject of its picture; without one it has none. */
  piece?: TablewarePiece;
  summary: string;
  description: string[];
  related?: string[];
  upsell?: string[];
  crosssell?: string[];
  variants?: { code: string; options: Record<string, string>; price?: string; sale?: string; stock?: number }[];
  members?: { key: string; quantity: number }[];
  bundle?: {
    isPriceDynamic: boolean;
    priceView?: 'PRICE_RANGE' | 'AS_LOW_AS';
    options: {
      title: string;
      type: BundleOptionRow['type'];
      isRequired: boolean;
      selections: ({
        key: string;
        quantity?: number;
        isDefault?: boolean;
        canChangeQuantity?: boolean;
      } & AddedPriceData)[];
    }[];
  };
  download?: {
    title: string;
    areLinksSeparate: boolean;
    /** A link without a number of downloads has no limit. */
    links: { title: string; price?: string; hasSample?: boolean; downloads?: number }[];
    samples: string[];
  };
  options?: ({
    title: string;
    type: CustomOptionType;
    isRequired?: boolean;
    maxCharacters?: number;
    values?: ({ title: string } & AddedPriceData)[];
  } & AddedPriceData)[];
  reviews?: { nickname: string; summary: string; text: string; rating: number }[];
}

/** Subjects of the stock shop's pictures (studio/tableware). */
export const tablewarePieces = [
  'plate',
  'platter',
  'stand',
  'bowl',
  'mug',
  'tumbler',
  'vase',
  'jug',
  'stack',
  'wheel',
  'page',
] as const;
export type TablewarePiece = (typeof tablewarePieces)[number];

/** The catalogue of the stock shop. */
export interface StockCatalogue {
  attributes: AttributeData[];
  categories: CategoryData[];
  products: StockProductData[];
}

/** Reads the catalogue from the folder `catalogue` of a shop's data. */
export const readStockCatalogue = (files: DataFiles = dataFilesIn('stock')): StockCatalogue => ({
  attributes: files.readJson('catalogue/attributes.json'),
  categories: files.readJson('catalogue/categories.json'),
  products: ['tableware', 'mugs', 'gift-sets', 'workshops'].flatMap((name) =>
    files.readJson<StockProductData[]>(`catalogue/${name}.json`),
  ),
});

/** Where a product's picture lies below /media/catalog/product; a variant's has the glaze in its name. */
export const stockPictureFile = (key: string): string => `/${key.charAt(0)}/${key.charAt(1)}/${key}.jpg`;
