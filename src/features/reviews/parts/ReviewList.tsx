import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '@/ui/Button/Button';
import { ProductReviewsDocument } from '../api/ProductReviews.graphql.generated';
import { type ReviewChoice, reviewVariables } from '../reviewChoice';
import styles from './ReviewList.module.css';
import { ReviewPage } from './ReviewPage';

export interface ReviewListProps {
  sku: string;
  choice: ReviewChoice;
}

/** The chosen reviews, page after page; each page loads, fails and is tried again on its own. */
export const ReviewList = ({ sku, choice }: ReviewListProps) => {
  const [pages, setPages] = useState(1);
  const { data } = useQuery(ProductReviewsDocument, { variables: reviewVariables(sku, choice, 1) });
  const product = data?.products?.items?.[0];
  const total = (product?.chosen_reviews ?? product?.reviews)?.page_info.total_pages ?? 0;
  return (
    <div className={styles.list}>
      {Array.from({ length: pages }, (_, index) => (
        <ReviewPage key={index} sku={sku} choice={choice} page={index + 1} />
      ))}
      {pages < total ? (
        <Button className={styles.more} priority="lowLinkUnderline" onClick={() => setPages(pages + 1)}>
          <FormattedMessage id="reviews.more" />
        </Button>
      ) : null}
    </div>
  );
};
