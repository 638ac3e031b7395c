import { Wrap } from '@/ui/Wrap/Wrap';
import { copyrightText } from '../copyrightText';
import { useShopSettings } from '../useShopSettings';
import styles from './CheckoutFooter.module.css';
import { CheckoutFooterLinks } from './CheckoutFooterLinks';

/** Copyright with the current year, and the small print. */
export const CheckoutFooter = () => {
  const { config } = useShopSettings();
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.row}>
        <span>{copyrightText(config?.copyright, new Date())}</span>
        <CheckoutFooterLinks />
      </Wrap>
    </footer>
  );
};
