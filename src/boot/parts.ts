import { make } from './dom';
import { type Fields, fields, text } from './values';

/** Where the page stands; the last name is its own. */
export const crumbs = (names: string[]): HTMLElement =>
  make('ol', 'bootCrumbs', ...names.map((name) => make('li', '', name)));

/** The price of a product or variant as the page writes it; a range is left to the page, which has the words. */
export const price = (product: Fields): string => {
  const range = fields(product.price_range);
  const { value, currency } = fields(fields(range.minimum_price).final_price);
  const dearest = fields(fields(range.maximum_price).final_price).value;
  if (typeof value !== 'number' || (typeof dearest === 'number' && dearest > value)) return '';
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: text(currency) || 'GBP' }).format(value);
};

/** Running text in the room that the page gives it. */
export const lead = (paragraphs: string[]): HTMLElement =>
  make('div', 'bootLead', ...paragraphs.map((paragraph) => make('p', '', paragraph)));

/** The line of stars, if a product has any. */
export const stars = (product: Fields): HTMLElement[] =>
  Number(product.review_count) > 0 ? [make('div', 'bootStars')] : [];
