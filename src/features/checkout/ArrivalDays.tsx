import { FormattedMessage } from 'react-intl';
import { isRecord } from '@/kernel/isRecord';
import { useCalendar } from '@/kernel/i18n/useCalendar';

/** Days on which an order may arrive, YYYY-MM-DD, and HH:MM by when; the backend works them out (DeliveryWindow). */
export interface Arrival {
  from: string;
  to: string;
  before: string | null;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** What the backend or storage says of an arrival; null for what promises nothing, or makes no sense. */
export const parseArrival = (value: unknown): Arrival | null => {
  if (!isRecord(value) || !isDay(value.from) || !isDay(value.to) || value.from > value.to) return null;
  return { from: value.from, to: value.to, before: typeof value.before === 'string' ? value.before : null };
};

/** The day or days on which an order arrives, by the shop's clock, in the shopper's language. */
export const ArrivalDays = ({ arrival: { from, to, before } }: { arrival: Arrival }) => {
  const { days, clock } = useCalendar();
  return before ? (
    <FormattedMessage id="checkout.daysBefore" values={{ days: days(from, to), time: clock(before) }} />
  ) : (
    days(from, to)
  );
};
