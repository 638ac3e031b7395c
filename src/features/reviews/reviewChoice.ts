import type { ProductReviewsQueryVariables } from './api/ProductReviews.graphql.generated';

export const reviewSorts = ['NEWEST', 'HIGHEST', 'LOWEST'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Which reviews the shopper wants to read. */
export interface ReviewChoice {
  sort: ReviewSort;
  /** Stars, 1 to 5; null for all. */
  rating: number | null;
  /** Code of what they speak of. */
  theme: string | null;
  /** Code of what the product was bought for. */
  need: string | null;
}

export const everyReview: ReviewChoice = { sort: 'NEWEST', rating: null, theme: null, need: null };

/** Whether some reviews are left out. */
export const leavesOut = ({ rating, theme, need }: ReviewChoice): boolean =>
  rating !== null || theme !== null || need !== null;

const pageSize = 5;

/** Asks for a page of the chosen reviews. */
export const reviewVariables = (
  sku: string,
  choice: ReviewChoice,
  currentPage: number,
): ProductReviewsQueryVariables => {
  const isChosen = leavesOut(choice) || choice.sort !== 'NEWEST';
  return { sku, pageSize, currentPage, isChosen, ...(isChosen ? choice : {}) };
};
