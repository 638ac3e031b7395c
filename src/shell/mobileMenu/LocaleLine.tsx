import { Icon } from '@/ui/Icon/Icon';
import { useLocaleText } from '../useLocaleText';
import styles from './MobileMenu.module.css';

/** Where the shop sells and in what currency; a text, as there is nothing to switch. */
export const LocaleLine = () => (
  <p className={styles.locale}>
    <Icon name="globe" size={18} />
    {useLocaleText()}
  </p>
);
