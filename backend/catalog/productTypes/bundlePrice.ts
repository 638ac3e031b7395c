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

/**
 * Returns what so many of one selection cost less in a bundle than alone, in pence. What a bundle with a price of its own
 * saves is not known: its parts need not be sold alone.
 */
export const selectionSaving = (
  bundle: BundleRow,
  own: Priced,
  selection: BundleSelectionRow,
  quantity: number = selection.quantity,
): number =>
  bundle.is_price_dynamic === 1
    ? currentPriceMinor(selection) * quantity - currentPriceMinor(selectionPrice(bundle, own, selection, quantity))
    : 0;

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

/** Whether several answers may be given to a question of a bundle. */
export const takesMany = ({ type }: BundleOptionRow): boolean => type === 'checkbox' || type === 'multi';

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
  const dearest = prices.map(({ option, prices: all }) => (takesMany(option) ? sum(all) : (all.at(-1) ?? nothing)));
  return [sum([base, ...cheapest]), sum([base, ...dearest])];
};

/** What a bundle costs less than its parts alone whatever is chosen, in pence; nought where that depends on the choice. */
export const bundleSaving = ({ bundle, own, options, selections }: WholeBundle): number => {
  const savings = options.map((option) => {
    const offered = selections.filter(({ option_id: optionId }) => optionId === option.id);
    const isOpen =
      option.is_required === 0 ||
      (takesMany(option) && offered.length > 1) ||
      offered.some(({ can_change_quantity: canChange }) => canChange === 1);
    const possible = new Set(offered.map((selection) => selectionSaving(bundle, own, selection)));
    return [...(isOpen ? possible.add(0) : possible)];
  });
  return savings.every(({ length }) => length === 1) ? savings.flat().reduce((total, saving) => total + saving, 0) : 0;
};
