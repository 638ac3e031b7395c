import type {
  EstimateShippingMethodsMutation,
  EstimateShippingMethodsMutationVariables,
} from './EstimateShippingMethods.graphql.generated';

/** A method with its price, as the backend estimates it. */
export type EstimatedMethod = NonNullable<
  NonNullable<EstimateShippingMethodsMutation['estimateShippingMethods']>[number]
>;

/** What is estimated: a cart, and where it goes. */
export type Question = EstimateShippingMethodsMutationVariables;
