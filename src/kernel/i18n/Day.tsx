import { FormattedDate } from 'react-intl';

export interface DayProps {
  /** A day, `2026-01-05`, or a time, `2026-01-05 12:30:00`, which is UTC without saying so. */
  at: string;
  className?: string | undefined;
}

/** The day of what a backend calls a day or a time; nothing where it is neither. */
export const Day = ({ at, className }: DayProps) => {
  const date = new Date(at.includes(' ') ? `${at.replace(' ', 'T')}Z` : at);
  return Number.isNaN(date.getTime()) ? null : (
    <time className={className} dateTime={at}>
      <FormattedDate value={date} day="numeric" month="long" year="numeric" timeZone="UTC" />
    </time>
  );
};
