import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';

/** What a product costs by the plan that the shop suggests; undefined where there is no plan. */
export const suggestedPrice = ({ subscription_plans: plans }: ProductCardFieldsFragment) =>
  (plans?.find((plan) => plan.is_default) ?? plans?.[0])?.price ?? undefined;
