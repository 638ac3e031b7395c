import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { finalPrice } from '@/features/catalog/shownPrice';
import { frequencyParameter } from '@/features/catalog/variantChoice';
import { priceOfMany } from '@/kernel/i18n/priceOfMany';
import { fitQuantity, type QuantityRule } from '@/ui/QuantityStepper/fitQuantity';
import type { SubscriptionPlan } from '@/features/subscription/subscriptionPlan';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import type { VariantChoice } from './useVariantSelection';

/** When the backend sets no limit. */
const noLimit = 9999;

/** What one costs from a quantity on. */
export interface TierPrice {
  quantity: number;
  value: number;
  currency: string | null;
}

/** On what terms an article is sold. */
export interface Terms {
  /** Fewest that one order may hold. */
  min: number;
  tiers: readonly TierPrice[];
}

const noTerms: Terms = { min: 1, tiers: [] };

/** Why the product could not be added, and what that tells of the quantities in which its article can be. */
interface RefusedQuantity {
  words: string;
  sku: string | null;
  rule: QuantityRule;
}

const noRefusal: RefusedQuantity = { words: '', sku: null, rule: {} };

/** All that a shopper decides before a product goes into the cart, and what comes of it. */
export interface Purchase {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Which quantities can be bought at once, as far as is known. */
  rule: QuantityRule & { max: number };
  /** Quantity that can be bought in the place of the one that was refused. */
  offer: number | undefined;
  /** What one costs from a quantity on, where that is less. */
  tiers: readonly TierPrice[];
  /** Price of one when so many are bought once; without a value where that is not known. */
  priceOfOne: { value: number | null; currency: string | null };
  setTerms: (terms: Readonly<Record<string, Terms>>) => void;
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
  setError: (words: string, rule?: QuantityRule) => void;
}

/** The purchase of a product as the page offers it. The plan stands in the URL; nothing but the URL chooses one (docs/decisions/014). */
export const usePurchase = (product: ProductFirstViewFragment, choice: VariantChoice): Purchase => {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<RefusedQuantity>(noRefusal);
  const [terms, setTerms] = useState<Readonly<Record<string, Terms>>>({});
  const [chosenQuantity, setChosenQuantity] = useState(1);

  const sold = choice.variant?.product ?? product;
  const plans = sold.subscription_plans ?? [];
  const parameters = new URLSearchParams(search);
  const plan = plans.find(({ interval_weeks: weeks }) => String(weeks) === parameters.get(frequencyParameter));
  const { min, tiers } = terms[sold.sku ?? ''] ?? noTerms;
  const told = refusal.sku === sold.sku ? refusal : noRefusal;
  const rule = {
    min,
    ...told.rule,
    max: told.rule.max ?? Math.max(1, Math.min(sold.max_sale_qty ?? noLimit, sold.only_x_left_in_stock ?? noLimit)),
  };
  // What a refusal tells is offered; the number that the shopper reads does not change by itself.
  const quantity = Math.min(Math.max(chosenQuantity, min), rule.max);
  const fit = fitQuantity(quantity, rule);
  const priceOfOne = tiers.findLast((tier) => tier.quantity <= quantity) ?? finalPrice(sold);
  const price = plan?.price ?? priceOfOne;
  const setQuantity = (next: number): void => {
    setChosenQuantity(next);
    if (told.words !== '') setRefusal({ ...told, words: '' });
  };

  return {
    quantity,
    setQuantity,
    rule,
    tiers,
    priceOfOne,
    setTerms,
    offer: told.words !== '' && fit > 0 && fit !== quantity ? fit : undefined,
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
    error: refusal.words,
    setError: (words, refused) =>
      setRefusal({ words, sku: sold.sku, rule: refused ? { ...told.rule, ...refused } : told.rule }),
  };
};
