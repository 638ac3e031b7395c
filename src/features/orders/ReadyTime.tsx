import { FormattedMessage } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';

/** By the shop's own clock: YYYY-MM-DD and HH:MM. */
export interface Ready {
  date: string;
  time: string;
}

/** From when an order can be collected, in words. */
export const ReadyTime = ({ ready: { date, time } }: { ready: Ready }) => {
  const { days, clock } = useCalendar();
  return <FormattedMessage id="locator.readyFrom" values={{ time: clock(time), day: days(date, date) }} />;
};
