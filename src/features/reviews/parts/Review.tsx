import { FormattedDate, FormattedMessage } from 'react-intl';

import { Rating } from '@/ui/Rating/Rating';
import type { ReviewFieldsFragment } from '../api/ProductReviews.graphql.generated';
import styles from './Review.module.css';

/** The backend's times are UTC, without saying so. */
const toDate = (text: string): Date | undefined => {
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** One review. All of it is text from a shopper: it is shown as text, whatever it holds. */
export const Review = ({ review }: { review: ReviewFieldsFragment }) => {
  const date = toDate(review.created_at);
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Rating value={review.average_rating / 20} />
        {date ? (
          <time className={styles.date} dateTime={review.created_at}>
            <FormattedDate value={date} day="numeric" month="long" year="numeric" timeZone="UTC" />
          </time>
        ) : null}
      </div>
      <h3 className={styles.summary}>{review.summary}</h3>
      <p className={styles.text}>{review.text}</p>
      <p className={styles.author}>
        {review.is_verified ? (
          <FormattedMessage id="reviews.verifiedBuyer" values={{ name: <bdi>{review.nickname}</bdi> }} />
        ) : (
          <bdi>{review.nickname}</bdi>
        )}
      </p>
    </article>
  );
};
