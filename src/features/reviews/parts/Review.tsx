import { FormattedMessage, useIntl } from 'react-intl';

import { Rating } from '@/ui/Rating/Rating';
import { useShopName } from '@/kernel/head/useShopName';
import { Day } from '@/kernel/i18n/Day';
import type { ReviewFieldsFragment } from '../api/ProductReviews.graphql.generated';
import { PhotoRow } from '../photos/PhotoRow';
import styles from './Review.module.css';

/** One review. All of it is text from a shopper: it is shown as text, whatever it holds. */
export const Review = ({ review }: { review: ReviewFieldsFragment }) => {
  const shop = useShopName();
  const { formatMessage } = useIntl();
  const { reply, need, nickname: name } = review;
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Rating value={review.average_rating / 20} />
        <Day at={review.created_at} className={styles.date} />
      </div>
      <h3 className={styles.summary}>{review.summary}</h3>
      <p className={styles.text}>{review.text}</p>
      {CAPABILITIES.reviewPhotos && review.photos ? (
        <PhotoRow photos={review.photos} label={formatMessage({ id: 'reviews.photosBy' }, { name })} />
      ) : null}
      <p className={styles.author}>
        {review.is_verified ? (
          <FormattedMessage id="reviews.verifiedBuyer" values={{ name: <bdi>{review.nickname}</bdi> }} />
        ) : (
          <bdi>{review.nickname}</bdi>
        )}
      </p>
      {CAPABILITIES.reviewThemes && need ? (
        <p className={styles.need}>
          <FormattedMessage id="reviews.boughtFor" values={{ need }} />
        </p>
      ) : null}
      {CAPABILITIES.reviewReplies && reply ? (
        <div className={styles.reply}>
          <p className={styles.head}>
            <strong>
              <FormattedMessage id="reviews.reply" values={{ shop }} />
            </strong>
            <Day at={reply.created_at} className={styles.date} />
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      ) : null}
    </article>
  );
};
