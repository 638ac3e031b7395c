import { FormattedDate, FormattedMessage } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { openState, type Schedule } from './openState';
import styles from './OpenStatus.module.css';

export interface OpenStatusProps {
  schedule: Schedule;
  /** Milliseconds since 1970. */
  now: number;
}

const weekday = (date: string) => <FormattedDate value={`${date}T12:00:00Z`} weekday="long" timeZone="UTC" />;

/** Whether a shop is open now, and until or from when; nothing where that cannot be told. */
export const OpenStatus = ({ schedule, now }: OpenStatusProps) => {
  const { clock } = useCalendar();
  const state = openState(schedule, now);
  if (!state) return null;
  switch (state.kind) {
    case 'open':
      return (
        <p className={`${styles.status} ${styles.open}`}>
          <FormattedMessage id="locator.openUntil" values={{ time: clock(state.until) }} />
        </p>
      );
    case 'opens': {
      const values = { time: clock(state.at), day: weekday(state.date) };
      return (
        <p className={styles.status}>
          {state.daysAhead === 0 ? (
            <FormattedMessage id="locator.opensToday" values={values} />
          ) : state.daysAhead === 1 ? (
            <FormattedMessage id="locator.opensTomorrow" values={values} />
          ) : (
            <FormattedMessage id="locator.opensOn" values={values} />
          )}
        </p>
      );
    }
    case 'closed':
      return (
        <p className={styles.status}>
          <FormattedMessage id="locator.closed" />
        </p>
      );
  }
};
