import { FormattedMessage, useIntl } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { groupDays } from './hours/groupDays';
import type { Schedule } from './openState';
import styles from './OpeningTimes.module.css';
import type { PointOfSaleViewFragment } from './PointOfSale.graphql.generated';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Special days are told in short when they are this near, in days. */
const nearDays = 21;

const Times = ({ open, close }: { open: string | null; close: string | null }) => {
  const { clock } = useCalendar();
  return open === null || close === null ? (
    <FormattedMessage id="locator.closed" />
  ) : (
    <FormattedMessage id="locator.range" values={{ from: clock(open), to: clock(close) }} />
  );
};

export interface OpeningTimesProps {
  location: Schedule & Pick<PointOfSaleViewFragment, 'special_schedule'>;
  /** Milliseconds since 1970. */
  now: number;
  /** Only the special days that are near. */
  isShort?: boolean;
}

/** Opening hours by the day of the week, and the special days that are near. */
export const OpeningTimes = ({ location, now, isShort = false }: OpeningTimesProps) => {
  const { formatDate } = useIntl();
  const { days } = useCalendar();
  const nameOf = (day: number): string => formatDate(monday + (day - 1) * dayMs, { weekday: 'long', timeZone: 'UTC' });
  const special = location.special_hours.filter(({ date }) => !isShort || Date.parse(date) < now + nearDays * dayMs);
  return (
    <>
      <dl className={styles.times}>
        {groupDays(location.opening_hours).map(({ from, to, open, close }) => (
          <div key={from} className={styles.row}>
            <dt>
              {from === to ? (
                nameOf(from)
              ) : (
                <FormattedMessage id="locator.range" values={{ from: nameOf(from), to: nameOf(to) }} />
              )}
            </dt>
            <dd>
              <Times open={open} close={close} />
            </dd>
          </div>
        ))}
      </dl>
      {special.length > 0 ? (
        <dl className={styles.times}>
          {special.map(({ date, title, open, close }) => (
            <div key={date} className={styles.row}>
              <dt>
                {title ? <span className={styles.title}>{title}</span> : null} {days(date, date)}
              </dt>
              <dd>
                <Times open={open} close={close} />
              </dd>
            </div>
          ))}
        </dl>
      ) : location.special_schedule && location.special_hours.length === 0 ? (
        <p className={styles.note}>{location.special_schedule}</p>
      ) : null}
    </>
  );
};
