import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '@/kernel/i18n/useMoney';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Price.module.css';

export interface PriceProps {
  /** Whole units of the currency: 24.5 is £24.50. */
  value: number;
  /** Price before the reduction; shown when it is higher than `value`. */
  regularValue?: number | null;
  currency?: string | null;
  /** The lowest of a range. */
  isFrom?: boolean;
  /** A second, small line. */
  note?: ReactNode;
  className?: string;
}

/** A price. On sale, both prices are shown and announced ('was £38.00'). */
export const Price = ({ value, regularValue, currency, isFrom = false, note, className }: PriceProps) => {
  const money = useMoney();
  const wasDearer = regularValue != null && regularValue > value;
  const now = money(value, currency);
  return (
    <p className={className ? `${styles.price} ${className}` : styles.price}>
      <span className={wasDearer ? styles.sale : undefined}>
        {isFrom ? <FormattedMessage id="ui.priceFrom" values={{ price: now }} /> : now}
      </span>
      {wasDearer ? (
        <>
          {' '}
          <s className={styles.was} aria-hidden="true">
            {money(regularValue, currency)}
          </s>
          <VisuallyHidden>
            <FormattedMessage id="ui.priceWas" values={{ price: money(regularValue, currency) }} />
          </VisuallyHidden>
        </>
      ) : null}
      {note ? <small className={styles.note}>{note}</small> : null}
    </p>
  );
};
