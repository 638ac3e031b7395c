import { useQuery } from '@apollo/client/react';
import { ProductReviewsDocument, type ReviewPageFieldsFragment } from '../api/ProductReviews.graphql.generated';
import { type ReviewChoice, reviewVariables } from '../reviewChoice';

/** The first page of the chosen reviews, which says how many there are; undefined until it is there. */
export const useFirstPage = (sku: string, choice: ReviewChoice): ReviewPageFieldsFragment | undefined => {
  const { data } = useQuery(ProductReviewsDocument, { variables: reviewVariables(sku, choice, 1) });
  const product = data?.products?.items?.[0];
  return product?.chosen_reviews ?? product?.reviews ?? undefined;
};
