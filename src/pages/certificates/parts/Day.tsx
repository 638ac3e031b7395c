import { FormattedDate } from 'react-intl';

/** A day as the backend writes it, YYYY-MM-DD; as it stands where it is none. */
export const Day = ({ day }: { day: string }) =>
  Number.isNaN(Date.parse(day)) ? (
    day
  ) : (
    <time dateTime={day}>
      <FormattedDate value={day} day="numeric" month="long" year="numeric" timeZone="UTC" />
    </time>
  );
