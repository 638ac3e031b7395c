import { FormattedMessage } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import type { Arrival } from './arrival';

/** The day or days on which an order arrives, by the shop's clock, in the shopper's language. */
export const ArrivalDays = ({ arrival: { from, to, before } }: { arrival: Arrival }) => {
  const { days, clock } = useCalendar();
  return before ? (
    <FormattedMessage id="checkout.daysBefore" values={{ days: days(from, to), time: clock(before) }} />
  ) : (
    days(from, to)
  );
};
