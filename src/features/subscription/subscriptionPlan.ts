import type { SubscriptionPlanFieldsFragment } from './SubscriptionPlanFields.graphql.generated';

/** How often a product can be had, as the backend offers it. */
export type SubscriptionPlan = SubscriptionPlanFieldsFragment;

/** The plan that is suggested: the backend's, else the first. */
export const suggestedPlan = (plans: readonly SubscriptionPlan[]): SubscriptionPlan | undefined =>
  plans.find((plan) => plan.is_default) ?? plans[0];
