import { FormattedDate, FormattedMessage } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { openState, type Schedule } from './openState';
import styles from './OpenStatus.module.css';

export interface OpenStatusProps {
  schedule: Schedule;
  /** Milliseconds since 1970. */
  now: number;
  /** `span` within a label. */
  as?: 'p' | 'span';
}

const weekday = (date: string) => <FormattedDate value={`${date}T12:00:00Z`} weekday="long" timeZone="UTC" />;

/** Whether a shop is open now, and until or from when; nothing where that cannot be told. */
export const OpenStatus = ({ schedule, now, as: Tag = 'p' }: OpenStatusProps) => {
  const { clock } = useCalendar();
  const state = openState(schedule, now);
  if (!state) return null;
  switch (state.kind) {
    case 'open':
      return (
        <Tag className={`${styles.status} ${styles.open}`}>
          <FormattedMessage id="locator.openUntil" values={{ time: clock(state.until) }} />
        </Tag>
      );
    case 'opens': {
      const values = { time: clock(state.at), day: weekday(state.date) };
      return (
        <Tag className={styles.status}>
          {state.daysAhead === 0 ? (
            <FormattedMessage id="locator.opensToday" values={values} />
          ) : state.daysAhead === 1 ? (
            <FormattedMessage id="locator.opensTomorrow" values={values} />
          ) : (
            <FormattedMessage id="locator.opensOn" values={values} />
          )}
        </Tag>
      );
    }
    case 'closed':
      return (
        <Tag className={styles.status}>
          <FormattedMessage id="locator.closed" />
        </Tag>
      );
  }
};
