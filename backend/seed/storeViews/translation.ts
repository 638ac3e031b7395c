import { readJson } from '../dataFiles';

/** Words for one product. */
export interface ProductTexts {
  name: string;
  summary: string;
  description: string[];
  premium?: { heading: string; text: string };
}

/** Words for one set of products. */
export type SetTexts = Omit<ProductTexts, 'premium'> & {
  packSummary: string;
  faqs: { question: string; answer: string }[];
};

/** Words for one category; `key` is its part of the path. */
export interface CategoryTexts {
  key: string;
  name: string;
  description?: string;
  promo?: { heading: string; text: string; label: string };
}

/** A page or block: its own fields, and each text in it by the text that it replaces. */
export interface ContentTexts {
  title?: string;
  heading?: string;
  metaDescription?: string;
  texts: Record<string, string>;
}

/** A review that a shopper of the store view might have written. */
export interface ReviewTexts {
  product: string;
  nickname: string;
  summary: string;
  text: string;
  rating: number;
  date: string;
}

/** The shop in another language, as the files of a folder have it (seed/data/README.md). */
export interface Translation {
  products: Record<string, ProductTexts>;
  sets: Record<string, SetTexts>;
  categories: Record<string, CategoryTexts>;
  faqs: Record<string, { question: string; answer: string }>;
  pages: Record<string, ContentTexts>;
  blocks: Record<string, ContentTexts>;
  dynamicBlocks: Record<string, ContentTexts>;
  popularSearches: string[];
  reviews: ReviewTexts[];
  /**
   * A term of the shop in that language: a whole sentence, or a quantity such as '120 capsules'.
   * @throws when there is none, so that no term stays in the other language unnoticed.
   */
  term: (text: string) => string;
}

const quantity = /^(\d[\d.,]*) ([a-z]+)$/;
const measures = new Set(['g', 'mg', 'ml', 'kg', 'kcal', 'µg']);

/** Numbers of the data have a decimal point. */
const localNumber = (text: string): string => text.replace('.', ',');

const readTerms = (folder: string) => {
  const known = {
    ...readJson<Record<string, string>>(`${folder}/terms.json`),
    ...readJson<Record<string, string>>(`${folder}/claims.json`),
  };
  const termOf = (text: string): string => {
    const found = known[text];
    if (found !== undefined) return found;
    if (measures.has(text)) return text;
    const [, number, unit] = quantity.exec(text) ?? /^(\d[\d.,]*) (\S+)$/.exec(text) ?? [];
    if (number === undefined || unit === undefined) throw new Error(`${folder}/terms.json lacks '${text}'.`);
    return `${localNumber(number)} ${termOf(unit)}`;
  };
  return termOf;
};

/** Reads a folder of the seed's data that holds the shop in another language. */
export const readTranslation = (folder: string): Translation => ({
  products: readJson(`${folder}/products.json`),
  sets: readJson(`${folder}/sets.json`),
  categories: readJson(`${folder}/categories.json`),
  faqs: readJson(`${folder}/faqs.json`),
  ...readJson<Pick<Translation, 'pages' | 'blocks' | 'dynamicBlocks' | 'popularSearches'>>(`${folder}/content.json`),
  reviews: readJson(`${folder}/reviews.json`),
  term: readTerms(folder),
});

/** Part of a path from a name: 'Rote-Bete-Pulver' to 'rote-bete-pulver', 'Öl' to 'oel'. */
export const pathPart = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
