import { copyrightText } from '../copyrightText';
import { CaptchaNotice } from './CaptchaNotice';
import styles from './FooterLegal.module.css';
import { LocaleChoice } from './LocaleChoice';

/** Region and currency, the notice of bot protection, and the copyright with the current year. */
export const FooterLegal = ({ copyright }: { copyright: string | null | undefined }) => (
  <div className={styles.legal}>
    <LocaleChoice />
    <CaptchaNotice />
    <span>{copyrightText(copyright, new Date())}</span>
  </div>
);
