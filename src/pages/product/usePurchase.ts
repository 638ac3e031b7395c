import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { finalPrice } from '@/features/catalog/shownPrice';
import { frequencyParameter } from '@/features/catalog/variantChoice';
import { priceOfMany } from '@/kernel/i18n/priceOfMany';
import type { SubscriptionPlan } from '@/features/subscription/subscriptionPlan';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import type { VariantChoice } from './useVariantSelection';

/** When the backend sets no limit. */
const noLimit = 9999;

/** All that a shopper decides before a product goes into the cart, and what comes of it. */
export interface Purchase {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Most that can be bought at once. */
  limit: number;
  plans: readonly SubscriptionPlan[];
  /** undefined buys once. */
  plan: SubscriptionPlan | undefined;
  choosePlan: (plan: SubscriptionPlan | undefined) => void;
  /** What the button announces ({@link priceOfMany}), without a value where that is not known; what is charged is the cart's answer. */
  total: { value: number | null; currency: string | null };
  /** What goes into the cart. */
  item: { sku: string; quantity: number; selectedOptionUids: readonly string[]; planUid: string | undefined };
  /** Why it could not be added, in words; '' when nothing is wrong. */
  error: string;
  setError: (words: string) => void;
}

/** The purchase of a product as the page offers it. The plan stands in the URL; nothing but the URL chooses one (docs/decisions/014). */
export const usePurchase = (product: ProductFirstViewFragment, choice: VariantChoice): Purchase => {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const [chosenQuantity, setQuantity] = useState(1);

  const sold = choice.variant?.product ?? product;
  const plans = sold.subscription_plans ?? [];
  const parameters = new URLSearchParams(search);
  const plan = plans.find(({ interval_weeks: weeks }) => String(weeks) === parameters.get(frequencyParameter));
  const limit = Math.max(1, Math.min(sold.max_sale_qty ?? noLimit, sold.only_x_left_in_stock ?? noLimit));
  const quantity = Math.min(chosenQuantity, limit);
  const price = plan?.price ?? finalPrice(sold);

  return {
    quantity,
    setQuantity,
    limit,
    plans,
    plan,
    choosePlan: (next) => {
      if (next) parameters.set(frequencyParameter, String(next.interval_weeks));
      else parameters.delete(frequencyParameter);
      void navigate(`${pathname}?${parameters.toString()}`, { replace: true, preventScrollReset: true });
    },
    total: {
      value: price.value === null ? null : priceOfMany(price.value, quantity, price.currency),
      currency: price.currency,
    },
    item: { sku: product.sku ?? '', quantity, selectedOptionUids: Object.values(choice.selection), planUid: plan?.uid },
    error,
    setError,
  };
};
