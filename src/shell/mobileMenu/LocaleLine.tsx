import { LocaleChoice } from '../LocaleChoice';
import styles from './MobileMenu.module.css';

/** Where the shop sells and in what currency, and the way to another store. */
export const LocaleLine = () => <LocaleChoice place="inline" className={styles.locale} />;
