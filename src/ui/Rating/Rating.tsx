import { useIntl } from 'react-intl';
import styles from './Rating.module.css';

export interface RatingProps {
  /** 0 to 5. */
  value: number;
  /** How many reviews. */
  count?: number;
  /** Says 'reviews' behind the count instead of the bare number. */
  isCountSpelledOut?: boolean;
  /** Where the number stands in large beside the stars. */
  isNumberApart?: boolean;
  /** On a product card the count goes on phones. */
  isCountHiddenOnPhones?: boolean;
}

/** A star in a box of 16 by 16. */
export const starPath = 'M8 1.2l2 4.4 4.8.5-3.6 3.2 1 4.7L8 11.6 3.8 14l1-4.7L1.2 6.1 6 5.6z';
const starCount = 5;
const starWidth = 16;
const stepWidth = 17;
const totalWidth = stepWidth * (starCount - 1) + starWidth;

/** How far the gold reaches, in units of the picture: whole stars with their gaps, and a part of the next. */
const reach = (value: number): number => Math.floor(value) * stepWidth + (value % 1) * starWidth;

/** Stars clipped to the value, the number and the count; one sentence for assistive technology. */
export const Rating = ({
  value,
  count,
  isCountSpelledOut = false,
  isNumberApart = false,
  isCountHiddenOnPhones = false,
}: RatingProps) => {
  const intl = useIntl();
  const shown = Math.min(starCount, Math.max(0, value));
  const number = intl.formatNumber(shown, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const stars = Array.from({ length: starCount }, (_, index) => (
    <path key={index} d={starPath} transform={`translate(${index * stepWidth})`} />
  ));
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={intl.formatMessage({ id: 'ui.rating' }, { value: number, count: count ?? -1 })}
    >
      <span className={styles.stars} aria-hidden="true">
        <svg viewBox={`0 0 ${totalWidth} ${starWidth}`} className={styles.empty}>
          {stars}
        </svg>
        <svg viewBox={`0 0 ${reach(shown)} ${starWidth}`} width={reach(shown)} className={styles.full}>
          {stars}
        </svg>
      </span>
      {isNumberApart ? null : (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {count === undefined ? null : (
        <span className={isCountHiddenOnPhones ? styles.countWide : undefined} aria-hidden="true">
          {isCountSpelledOut
            ? intl.formatMessage({ id: 'ui.ratingCount' }, { count })
            : `(${intl.formatNumber(count)})`}
        </span>
      )}
    </span>
  );
};
