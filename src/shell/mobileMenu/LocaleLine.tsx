import { LocaleChoice } from '../LocaleChoice';
import styles from './MobileMenu.module.css';

/** Where the shop sells and in what currency, and the way to another store (spec §2.4). */
export const LocaleLine = () => <LocaleChoice place="inline" className={styles.locale} />;
