import { finalPrice } from '@/features/catalog/shownPrice';
import { entriesOf } from '@/kernel/entriesOf';
import { toMinorUnits } from '@/kernel/i18n/minorUnits';
import type { Terms, TierPrice } from '../usePurchase';
import type { ArticleTermsFragment, PurchaseTermsQuery } from './PurchaseTerms.graphql.generated';

type Tier = NonNullable<NonNullable<ArticleTermsFragment['price_tiers']>[number]>;

/**
 * What one costs in a tier. `final_price` is that in some versions, and what so many cost together in others (2.4.7): which
 * it is tells what the tier takes off the price of one.
 */
const eachOf = ({ quantity, final_price: price, discount }: Tier, prices: readonly number[]): number | undefined => {
  const value = price?.value;
  if (!value || !quantity) return undefined;
  const off = discount?.amount_off;
  if (off == null) return value;
  const distance = (each: number): number => Math.min(...prices.map((one) => Math.abs(one - off - each)));
  const shared = value / quantity;
  return distance(shared) < distance(value) ? shared : value;
};

/** The tiers that cost less than one does, and less than the tier before, from the fewest up. */
const tiersOf = (article: ArticleTermsFragment): TierPrice[] => {
  const { value: one, currency } = finalPrice(article);
  if (one === null) return [];
  const regular = article.price_range?.minimum_price?.regular_price?.value ?? one;
  let least = toMinorUnits(one, currency);
  return entriesOf(article.price_tiers)
    .flatMap((tier) => {
      const { quantity } = tier;
      const value = eachOf(tier, [one, regular]);
      return quantity && quantity > 1 && value ? [{ quantity, value, currency }] : [];
    })
    .sort((a, b) => a.quantity - b.quantity)
    .filter(({ value }) => {
      const minor = toMinorUnits(value, currency);
      const isBetter = minor < least;
      if (isBetter) least = minor;
      return isBetter;
    });
};

/** Tiers of these are not what one costs: of a bundle they are per cents. */
const composed: readonly (string | undefined)[] = ['BundleProduct', 'GroupedProduct'];

/** On what terms a product, and each of its variants, is sold, by SKU. */
export const readTerms = (data: PurchaseTermsQuery | undefined): Readonly<Record<string, Terms>> => {
  const articles = entriesOf(data?.products?.items).flatMap((product) => [
    composed.includes(product.__typename) ? { ...product, price_tiers: null } : product,
    ...('variants' in product ? entriesOf(product.variants).flatMap((variant) => variant.product ?? []) : []),
  ]);
  return Object.fromEntries(
    articles.map((article) => [article.sku ?? '', { min: article.min_sale_qty || 1, tiers: tiersOf(article) }]),
  );
};
