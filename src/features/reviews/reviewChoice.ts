import type { ProductReviewsQueryVariables } from './api/ProductReviews.graphql.generated';

export const reviewSorts = ['NEWEST', 'HIGHEST', 'LOWEST'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Which reviews the shopper wants to read. */
export interface ReviewChoice {
  sort: ReviewSort;
  /** Stars, 1 to 5; null for all. */
  rating: number | null;
}

export const everyReview: ReviewChoice = { sort: 'NEWEST', rating: null };

const pageSize = 5;

/** Asks for a page of the chosen reviews. */
export const reviewVariables = (
  sku: string,
  { sort, rating }: ReviewChoice,
  currentPage: number,
): ProductReviewsQueryVariables => {
  const isChosen = rating !== null || sort !== 'NEWEST';
  return { sku, pageSize, currentPage, isChosen, ...(isChosen ? { rating, sort } : {}) };
};
