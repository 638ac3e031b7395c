import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from '@apollo/client/react';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { telephoneHref } from '@/kernel/telephoneHref';
import { Icon } from '@/ui/Icon/Icon';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { contactShapes } from '../contactShapes';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { GetNeedHelpDocument } from './NeedHelp.graphql.generated';
import styles from './NeedHelp.module.css';

/** The name of the shop's time zone where the visitor's clock shows another time; null where both agree. */
const useForeignZone = (timezone: string | null | undefined): string | null => {
  const { locale } = useIntl();
  if (!timezone) return null;
  const timeIn = (timeZone: string | undefined): string =>
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date());
  try {
    if (timeIn(timezone) === timeIn(undefined)) return null;
    const names = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'longGeneric' });
    return names.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
  } catch {
    // A zone that this browser does not know.
    return timezone;
  }
};

/** E-mail, telephone, days and times; the error text when neither e-mail nor telephone is known. */
export const NeedHelpDetails = () => {
  const { clock } = useCalendar();
  const { data, loading } = useQuery(GetNeedHelpDocument);
  const help = data?.storeConfig?.need_help;
  const zone = useForeignZone(data?.storeConfig?.timezone);
  if (loading) return <LoadingIndicator />;
  if (!help?.email && !help?.phone_number) {
    return (
      <Notice kind="error">
        <FormattedMessage id="error.generic" />
      </Notice>
    );
  }
  const { email, phone_number: phone, start_day: startDay, end_day: endDay, start_time: start, end_time: end } = help;
  const dialled = telephoneHref(phone ?? '');
  return (
    <>
      <h2 className={styles.heading}>
        <FormattedMessage id="checkoutHeader.helpHeading" />
      </h2>
      <ul className={styles.list}>
        {email ? (
          <li className={styles.row}>
            <LineIcon path={contactShapes.mail} size={18} />
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ) : null}
        {phone ? (
          <li className={styles.row}>
            <LineIcon path={contactShapes.phone} size={18} />
            {dialled ? (
              <a className={styles.link} href={dialled}>
                {phone}
              </a>
            ) : (
              <span>{phone}</span>
            )}
          </li>
        ) : null}
        {startDay && endDay && start && end ? (
          <li className={styles.row}>
            <Icon name="clock" size={18} />
            <span>
              <FormattedMessage id="checkoutHeader.helpDays" values={{ startDay, endDay }} />
              <br />
              <FormattedMessage id="checkoutHeader.helpTimes" values={{ start: clock(start), end: clock(end) }} />
              {zone === null ? null : (
                <>
                  <br />
                  {zone}
                </>
              )}
            </span>
          </li>
        ) : null}
      </ul>
    </>
  );
};
