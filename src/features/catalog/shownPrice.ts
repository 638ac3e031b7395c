import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';

interface Money {
  value: number | null;
  currency: string | null;
}

/** What the backend says that a product or variant costs. */
export interface PriceRange {
  minimum_price: { regular_price: Money; final_price: Money };
  maximum_price?: { final_price: Money } | null;
}

/** A price as it is shown. */
export interface ShownPrice {
  /** Whole units of the currency. */
  value: number;
  currency: string | null;
  /** What it was, on sale. */
  regularValue: number | undefined;
  /** The lowest of a range: shown as `From £12.50`. */
  isFrom: boolean;
}

/** How a price is shown: a sale shows what it was, a range shows from where it begins. */
export const shownPrice = ({ minimum_price: { regular_price: regular, final_price: final }, ...range }: PriceRange) => {
  const value = final.value ?? 0;
  const isOnSale = (regular.value ?? 0) > value;
  return {
    value,
    currency: final.currency,
    regularValue: isOnSale ? (regular.value ?? undefined) : undefined,
    isFrom: (range.maximum_price?.final_price.value ?? 0) > value,
  } satisfies ShownPrice;
};

/** What a product costs by the plan that the shop suggests; undefined where there is no plan. */
export const suggestedPrice = ({ subscription_plans: plans }: ProductCardFieldsFragment) =>
  (plans?.find((plan) => plan.is_default) ?? plans?.[0])?.price ?? undefined;
