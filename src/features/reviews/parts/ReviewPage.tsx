import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';

import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { ProductReviewsDocument } from '../api/ProductReviews.graphql.generated';
import { type ReviewChoice, reviewVariables } from '../reviewChoice';
import { Review } from './Review';
import styles from './ReviewPage.module.css';

export interface ReviewPageProps {
  sku: string;
  choice: ReviewChoice;
  /** Counts from 1. */
  page: number;
}

/** One page of reviews. */
export const ReviewPage = ({ sku, choice, page }: ReviewPageProps) => {
  const { data, error, refetch } = useQuery(ProductReviewsDocument, { variables: reviewVariables(sku, choice, page) });
  const product = data?.products?.items?.[0];
  const reviews = (product?.chosen_reviews ?? product?.reviews)?.items;

  if (error && !data) {
    return (
      <div className={styles.failure}>
        <RetryNotice onRetry={() => refetch()}>
          <FormattedMessage id="reviews.failed" />
        </RetryNotice>
      </div>
    );
  }
  if (!reviews) return <Shimmer className={styles.shimmer} />;
  if (reviews.length === 0 && page === 1)
    return (
      <p className={styles.none}>
        <FormattedMessage id="reviews.noneChosen" />
      </p>
    );
  return reviews.map((review, index) => (review ? <Review key={index} review={review} /> : null));
};
