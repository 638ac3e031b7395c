import type { ShownPrice } from '@/features/catalog/shownPrice';
import { standInParagraphs } from '@/features/content/plainText';
import { imageSrcSet } from '@/kernel/images/imageUrl';
import { likelyAddress, type PictureSet } from '@/kernel/images/pictureSet';
import type { Slots, Turn } from './fillSlots';

/** The words of the first view, in the shopper's language (build/bootWords.js). */
export interface Words {
  home: string;
  /** With `{price}` in it, as in the catalogue of messages. */
  priceFrom: string;
  onSubscription: string;
  perDay: string;
}

/** Facts that the first view needs beside the answer. */
export interface ViewContext {
  words: Words;
  /** Writes an amount in whole units of its currency. */
  money: (value: number | null, currency: string | null) => string;
  /** Writes a number of days. */
  days: (count: number) => string;
  /** When numbers are written: at once where the browser has written one, else behind the paint of what has none. */
  numbers: Turn;
  pathname: string;
  search: string;
}

/** Where the page stands; the last name is its own. */
export const crumbSlots = (names: readonly (string | null)[], title: string | null): Slots => ({
  crumbs: names.map((crumb) => ({ crumb: crumb ?? '' })),
  title: title ?? '',
});

/** A description; some pages have none. */
export const textSlots = (html: string | null | undefined): Slots =>
  html ? { paragraphs: standInParagraphs(html) } : { description: null };

/** Puts a price into a message. */
export const withPrice = (message: string, price: string): string => message.replace('{price}', () => price);

/** A price, on sale with what it was; nothing where it is not known. */
export const priceSlots = (shown: ShownPrice | undefined, { words, money }: ViewContext): Slots => {
  if (!shown) return { price: null, salePrice: null, wasPrice: null };
  const { value, currency, regularValue, isFrom } = shown;
  const now = () => (isFrom ? withPrice(words.priceFrom, money(value, currency)) : money(value, currency));
  return regularValue === undefined
    ? { price: now, salePrice: null, wasPrice: null }
    : { price: null, salePrice: now, wasPrice: () => money(regularValue, currency) };
};

/** Stands where a product has no picture, as on the page (ui/Image/NoPicture.tsx). */
export const noPicture = (): HTMLElement => {
  const place = document.createElement('span');
  place.dataset.noPicture = 'only';
  return place;
};

/** A picture of the first view, asked for as the page will ask; the first of all comes before everything else. */
export const picture = (resource: string, set: PictureSet, isFirst: boolean): HTMLImageElement => {
  const image = document.createElement('img');
  image.alt = '';
  image.decoding = 'async';
  if (isFirst) image.fetchPriority = 'high';
  image.sizes = set.sizes;
  const srcSet = imageSrcSet(resource, set);
  if (srcSet === undefined) image.src = likelyAddress(resource, set);
  else image.srcset = srcSet;
  return image;
};
