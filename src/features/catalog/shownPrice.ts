import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';

interface Money {
  value: number | null;
  currency: string | null;
}

/** What the backend says that a product or variant costs. A backend with a fault leaves out even what its schema promises. */
export interface PriceRange {
  minimum_price?: { regular_price?: Money | null; final_price?: Money | null } | null;
  maximum_price?: { final_price?: Money | null } | null;
}

const unknownPrice: Money = { value: null, currency: null };

/** What a product or variant costs at least; without a value where that is not known, which is not £0. */
export const finalPrice = (product: { price_range?: PriceRange | null } | null | undefined): Money =>
  product?.price_range?.minimum_price?.final_price ?? unknownPrice;

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

/**
 * How a price is shown: a sale shows what it was, a range shows from where it begins.
 * @returns undefined where the price is not known, which is not £0.
 */
export const shownPrice = (range: PriceRange | null | undefined): ShownPrice | undefined => {
  const { final_price: final, regular_price: regular } = range?.minimum_price ?? {};
  const value = final?.value;
  if (value == null) return undefined;
  return {
    value,
    currency: final?.currency ?? null,
    regularValue: (regular?.value ?? 0) > value ? (regular?.value ?? undefined) : undefined,
    isFrom: (range?.maximum_price?.final_price?.value ?? 0) > value,
  };
};

/**
 * What a product costs; a Magento that hides what is sold out says 0 of what has no parts left, which is no price. Of a
 * group it says the cheapest product's alone.
 */
export const pagePrice = (product: {
  __typename?: string;
  price_range?: PriceRange | null;
  stock_status?: string | null;
}): ShownPrice | undefined => {
  const price = shownPrice(product.price_range);
  if (!price || (price.value === 0 && product.stock_status === 'OUT_OF_STOCK')) return undefined;
  return product.__typename === 'GroupedProduct' ? { ...price, isFrom: true } : price;
};

/** What a product costs at least; links that are bought one by one cost on top of the product's own price. */
export const leastPrice = (product: ProductCardFieldsFragment): ShownPrice | undefined => {
  const own = pagePrice(product);
  if (!own || product.__typename !== 'DownloadableProduct' || product.links_purchased_separately !== 1) return own;
  const links = (product.downloadable_product_links ?? []).flatMap((link) => link?.price ?? []);
  if (links.length === 0) return own.value > 0 ? own : undefined;
  const least = Math.min(...links);
  return { ...own, value: own.value + least, regularValue: undefined, isFrom: links.length > 1 };
};

/** What a product costs by the plan that the shop suggests; undefined where there is no plan. */
export const suggestedPrice = ({ subscription_plans: plans }: ProductCardFieldsFragment) =>
  (plans?.find((plan) => plan.is_default) ?? plans?.[0])?.price ?? undefined;
