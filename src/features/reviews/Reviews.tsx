import { useQuery } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useStructuredData } from '@/kernel/head/structuredData';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { ProductReviewsDocument } from './api/ProductReviews.graphql.generated';
import { RatingBreakdown } from './parts/RatingBreakdown';
import { ReviewList } from './parts/ReviewList';
import { ReviewTags } from './parts/ReviewTags';
import { ReviewTools } from './parts/ReviewTools';
import { ShownReviews } from './parts/ShownReviews';
import { ReviewWriter } from './parts/ReviewWriter';
import { everyReview, reviewVariables } from './reviewChoice';
import { PhotoStrip } from './photos/PhotoStrip';
import { reviewsData } from './reviewsData';
import styles from './Reviews.module.css';

export interface ReviewsProps {
  sku: string;
}

/** Reviews of a product: average, breakdown, how they are checked, the list, and a form to write one. */
export const Reviews = ({ sku }: ReviewsProps) => {
  const [choice, setChoice] = useState(everyReview);
  const heading = useRef<HTMLHeadingElement>(null);
  // The figures beside the list do not depend on the choice: the first page of every review has them.
  const { data, error, refetch } = useQuery(ProductReviewsDocument, {
    variables: reviewVariables(sku, everyReview, 1),
  });
  const product = data?.products?.items?.[0];
  const config = data?.storeConfig;
  const items = product?.reviews?.items;
  useStructuredData(useMemo(() => reviewsData(items ?? [], window.location.href), [items]));

  if (error && !product) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="reviews.failed" />
      </RetryNotice>
    );
  }
  if (!data) {
    return (
      <div className={styles.columns} aria-busy="true">
        <Shimmer className={styles.summaryShimmer} />
        <Shimmer className={styles.listShimmer} />
      </div>
    );
  }
  // A shop without reviews: nothing to read, nothing to write.
  if (!product || config?.product_reviews_enabled === '0') return null;
  const hasReviews = product.review_count > 0;
  return (
    <section className={styles.columns} aria-labelledby="reviews-heading">
      <div className={styles.summary}>
        <h2 id="reviews-heading" ref={heading} tabIndex={-1}>
          <FormattedMessage id="product.reviews" />
        </h2>
        {hasReviews ? (
          <RatingBreakdown
            average={product.rating_summary / 20}
            count={product.review_count}
            ratings={product.review_ratings ?? []}
            chosen={choice.rating}
            onChoose={(rating) => setChoice({ ...choice, rating })}
          />
        ) : null}
        {BRAND.has.reviewPolicy && CAPABILITIES.verifiedReviews ? (
          <p className={styles.policy}>
            <FormattedMessage id="brand.reviewPolicy" />
          </p>
        ) : null}
      </div>
      <div className={styles.list}>
        <ReviewWriter sku={sku} areGuestsAllowed={config?.allow_guests_to_write_product_reviews !== '0'} />
        {hasReviews && product.review_ratings ? <ReviewTools choice={choice} onChange={setChoice} /> : null}
        {CAPABILITIES.reviewPhotos && product.review_photos ? <PhotoStrip photos={product.review_photos} /> : null}
        {hasReviews && CAPABILITIES.reviewThemes ? (
          <ReviewTags
            themes={product.review_themes ?? []}
            needs={product.review_needs ?? []}
            choice={choice}
            onChange={setChoice}
          />
        ) : null}
        {hasReviews ? (
          <ShownReviews
            sku={sku}
            choice={choice}
            count={product.review_count}
            onShowAll={() => {
              setChoice({ ...everyReview, sort: choice.sort });
              // The button goes with what it takes back.
              heading.current?.focus({ preventScroll: true });
            }}
          />
        ) : null}
        {hasReviews ? (
          <ReviewList key={Object.values(choice).join(' ')} sku={sku} choice={choice} />
        ) : (
          <p className={styles.empty}>
            <FormattedMessage id="reviews.none" />
          </p>
        )}
      </div>
    </section>
  );
};
