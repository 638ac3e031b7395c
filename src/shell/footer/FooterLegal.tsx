import { copyrightText } from '../copyrightText';
import { LocaleChoice } from '../LocaleChoice';
import { CaptchaNotice } from './CaptchaNotice';
import styles from './FooterLegal.module.css';

/** Region and currency, the notice of bot protection, and the copyright with the current year. */
export const FooterLegal = ({ copyright }: { copyright: string | null | undefined }) => (
  <div className={styles.legal}>
    <LocaleChoice place="above" className={styles.locale} />
    <CaptchaNotice />
    <span>{copyrightText(copyright, new Date())}</span>
  </div>
);
