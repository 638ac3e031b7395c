import { finalPrice } from '@/features/catalog/shownPrice';
import { entriesOf } from '@/kernel/entriesOf';
import { toMinorUnits } from '@/kernel/i18n/minorUnits';
import type { Terms, TierPrice } from '../usePurchase';
import type { ArticleTermsFragment, PurchaseTermsQuery } from './PurchaseTerms.graphql.generated';

/** The tiers that cost less than one does, and less than the tier before, from the fewest up. */
const tiersOf = (article: ArticleTermsFragment): TierPrice[] => {
  const { value: one, currency } = finalPrice(article);
  if (one === null) return [];
  let least = toMinorUnits(one, currency);
  return entriesOf(article.price_tiers)
    .flatMap(({ quantity, final_price: price }) =>
      quantity && quantity > 1 && price?.value ? [{ quantity, value: price.value, currency: price.currency }] : [],
    )
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
