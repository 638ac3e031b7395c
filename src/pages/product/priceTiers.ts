import { finalPrice, type PriceRange } from '@/features/catalog/shownPrice';
import { toMinorUnits } from '@/kernel/i18n/minorUnits';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';

/** What one costs from a quantity on. */
export interface TierPrice {
  quantity: number;
  value: number;
  currency: string | null;
}

type Priced = Pick<ProductFirstViewFragment, 'price_tiers'> & { price_range: PriceRange | null; __typename?: string };

/** Tiers of these are not what one costs: of a bundle they are per cents. */
const composed: readonly (string | undefined)[] = ['BundleProduct', 'GroupedProduct'];

/** The tiers of what is sold that cost less than one does, and less than the tier before, from the fewest up. */
export const tiersOf = (sold: Priced): TierPrice[] => {
  const { value: one, currency } = finalPrice(sold);
  if (one === null || composed.includes(sold.__typename)) return [];
  let least = toMinorUnits(one, currency);
  return (sold.price_tiers ?? [])
    .flatMap((tier) => {
      const { quantity, final_price: price } = tier ?? {};
      return quantity && quantity > 1 && price?.value
        ? [{ quantity, value: price.value, currency: price.currency }]
        : [];
    })
    .sort((a, b) => a.quantity - b.quantity)
    .filter(({ value }) => {
      const minor = toMinorUnits(value, currency);
      const isBetter = minor < least;
      if (isBetter) least = minor;
      return isBetter;
    });
};

/** The price of one when there are so many; that of one alone below the first tier. */
export const priceAt = (sold: Priced, quantity: number): { value: number | null; currency: string | null } =>
  tiersOf(sold).findLast((tier) => tier.quantity <= quantity) ?? finalPrice(sold);
