import { currentPriceMinor, type Priced } from '../pricing';
import type { BundleOptionRow, BundleRow, BundleSelectionRow } from './bundleQueries';

/** Returns the surcharge of an option or selection; hundredths of a per cent are taken of `baseMinor`. */
export const addedMinor = (
  { price, price_type: type }: { price: number; price_type: 'fixed' | 'percent' },
  baseMinor: number,
): number => (type === 'percent' ? Math.round((baseMinor * price) / 10_000) : price);

const shareOf = (minor: number, percent: number): number => Math.round((minor * percent) / 100);

/** Returns the regular and the current price of so many of one selection in a bundle, in pence. */
export const selectionPrice = (
  bundle: BundleRow,
  own: Priced,
  selection: BundleSelectionRow,
  quantity: number = selection.quantity,
): Priced => {
  if (bundle.is_price_dynamic === 1) {
    return {
      price_minor: selection.price_minor * quantity,
      // Each part is rounded by itself, as the real backend does.
      special_price_minor: shareOf(currentPriceMinor(selection), 100 - bundle.percent_off) * quantity,
    };
  }
  return {
    price_minor: addedMinor(selection, own.price_minor) * quantity,
    special_price_minor: addedMinor(selection, currentPriceMinor(own)) * quantity,
  };
};

const nothing: Priced = { price_minor: 0, special_price_minor: 0 };

const sum = (prices: readonly Priced[]): Priced =>
  prices.reduce<Priced>(
    (total, price) => ({
      price_minor: total.price_minor + price.price_minor,
      special_price_minor: currentPriceMinor(total) + currentPriceMinor(price),
    }),
    nothing,
  );

const byPrice = (one: Priced, other: Priced): number => currentPriceMinor(one) - currentPriceMinor(other);

const isMany = ({ type }: BundleOptionRow): boolean => type === 'checkbox' || type === 'multi';

/** A bundle with everything that it asks. */
export interface WholeBundle {
  bundle: BundleRow;
  own: Priced;
  options: readonly BundleOptionRow[];
  selections: readonly BundleSelectionRow[];
}

/** Prices of the selections of one option, the cheapest first. */
export const optionPrices = ({ bundle, own, selections }: WholeBundle, optionId: number): Priced[] =>
  selections
    .filter((selection) => selection.option_id === optionId)
    .map((selection) => selectionPrice(bundle, own, selection))
    .sort(byPrice);

/**
 * The least and the most for which a bundle can be had: the cheapest answer to each required question, and the dearest
 * to all of them (several answers where several may be chosen). A bundle that requires nothing costs at least its
 * cheapest part.
 */
export const bundleRange = (whole: WholeBundle): [lowest: Priced, highest: Priced] => {
  const { bundle, own, options } = whole;
  const base = bundle.is_price_dynamic === 1 ? nothing : own;
  const prices = options.map((option) => ({ option, prices: optionPrices(whole, option.id) }));
  const required = prices.filter(({ option }) => option.is_required === 1);
  const cheapest =
    required.length > 0
      ? required.map(({ prices: [first] }) => first ?? nothing)
      : bundle.is_price_dynamic === 1
        ? prices
            .flatMap((entry) => entry.prices)
            .sort(byPrice)
            .slice(0, 1)
        : [];
  const dearest = prices.map(({ option, prices: all }) => (isMany(option) ? sum(all) : (all.at(-1) ?? nothing)));
  return [sum([base, ...cheapest]), sum([base, ...dearest])];
};
