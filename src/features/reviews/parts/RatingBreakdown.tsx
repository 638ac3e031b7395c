import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { Rating } from '@/ui/Rating/Rating';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './RatingBreakdown.module.css';

export interface RatingBreakdownProps {
  /** 0 to 5. */
  average: number;
  count: number;
  /** Empty on a backend without the extension. */
  ratings: readonly { rating: number; count: number }[];
  /** Stars that are chosen; null for all. */
  chosen: number | null;
  onChoose: (rating: number | null) => void;
}

interface BarWidth extends CSSProperties {
  '--share': string;
}

/** The average, and how many gave how many stars; a bar chooses its reviews, and chooses all again. */
export const RatingBreakdown = ({ average, count, ratings, chosen, onChoose }: RatingBreakdownProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.breakdown}>
      <p className={styles.average} aria-hidden="true">
        <FormattedNumber value={average} minimumFractionDigits={1} maximumFractionDigits={1} />
      </p>
      <div>
        <Rating value={average} count={count} isCountSpelledOut isNumberApart />
      </div>
      {ratings.length > 0 ? (
        <ul className={styles.bars} aria-label={formatMessage({ id: 'reviews.breakdown' })}>
          {ratings.map(({ rating, count: given }) => {
            const width: BarWidth = { '--share': `${(given / count) * 100}%` };
            return (
              <li key={rating}>
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={chosen === rating}
                  disabled={given === 0}
                  onClick={() => onChoose(chosen === rating ? null : rating)}
                >
                  <span aria-hidden="true">{rating}</span>
                  <VisuallyHidden>
                    <FormattedMessage id="reviews.bar" values={{ rating, count: given }} />
                  </VisuallyHidden>
                  <span className={styles.bar} style={width} />
                  <span className={styles.share} aria-hidden="true">
                    <FormattedNumber value={given / count} style="percent" maximumFractionDigits={0} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
};
