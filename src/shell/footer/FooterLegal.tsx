import { FormattedMessage } from 'react-intl';
import { copyrightText } from '../copyrightText';
import { LocaleChoice } from '../LocaleChoice';
import { privacyNotice } from '../privacy/privacyNotice';
import { CaptchaNotice } from './CaptchaNotice';
import styles from './FooterLegal.module.css';

/** Region and currency, the notice of bot protection, and the copyright with the current year. */
export const FooterLegal = ({ copyright }: { copyright: string | null | undefined }) => (
  <div className={styles.legal}>
    <LocaleChoice place="above" className={styles.locale} />
    <CaptchaNotice />
    <button type="button" className={styles.privacy} onClick={privacyNotice.open}>
      <FormattedMessage id="privacy.heading" />
    </button>
    <span>{copyrightText(copyright, new Date())}</span>
  </div>
);
