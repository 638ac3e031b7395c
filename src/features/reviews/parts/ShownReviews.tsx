import { FormattedMessage } from 'react-intl';
import { leavesOut, type ReviewChoice } from '../reviewChoice';
import styles from './ShownReviews.module.css';
import { useFirstPage } from './useFirstPage';

export interface ShownReviewsProps {
  sku: string;
  choice: ReviewChoice;
  /** Of all reviews of the product. */
  count: number;
  onShowAll: () => void;
}

/** How many reviews a choice leaves, said as it changes, and the way back to all of them. */
export const ShownReviews = ({ sku, choice, count, onShowAll }: ShownReviewsProps) => {
  const shown = useFirstPage(sku, choice)?.total_count;
  const isPart = leavesOut(choice);
  return (
    <div className={styles.line}>
      <p role="status">
        {isPart && typeof shown === 'number' ? <FormattedMessage id="reviews.shown" values={{ shown, count }} /> : null}
      </p>
      {isPart ? (
        <button type="button" className={styles.all} onClick={onShowAll}>
          <FormattedMessage id="reviews.all" />
        </button>
      ) : null}
    </div>
  );
};
