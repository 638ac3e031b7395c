import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import styles from './Balances.module.css';

/** A change of a balance, in words. */
export interface BalanceEntry {
  what: string;
  /** As the backend tells time; null where it does not. */
  date: string | null;
  change: ReactNode;
  /** The balance after it. */
  after: ReactNode;
}

/** What has changed a balance, the latest first. */
export const BalanceHistory = ({ entries }: { entries: readonly BalanceEntry[] }) => (
  <>
    <h3 className={styles.heading}>
      <FormattedMessage id="balances.history" />
    </h3>
    {entries.length === 0 ? (
      <p className={styles.soft}>
        <FormattedMessage id="balances.noHistory" />
      </p>
    ) : (
      <ul className={styles.list}>
        {entries.map(({ what, date, change, after }, index) => (
          <li key={index} className={styles.entry}>
            <span>
              {what}
              {date && (
                <span className={styles.soft}>
                  <FormattedDate value={parseBackendTime(date)} day="numeric" month="long" year="numeric" />
                </span>
              )}
            </span>
            <span className={styles.amounts}>
              <b>{change}</b>
              <span className={styles.soft}>{after}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </>
);
