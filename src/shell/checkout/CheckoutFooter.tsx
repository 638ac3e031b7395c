import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Wrap } from '@/ui/Wrap/Wrap';
import { copyrightText } from '../copyrightText';
import { useShopSettings } from '../useShopSettings';
import styles from './CheckoutFooter.module.css';

const links = [
  { message: 'footer.privacy', to: '/privacy-notice' },
  { message: 'footer.terms', to: '/terms' },
  { message: 'footer.delivery', to: '/delivery-and-returns' },
] as const;

/** Copyright with the current year, and the small print (spec §2.2). */
export const CheckoutFooter = () => {
  const { config } = useShopSettings();
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.row}>
        <span>{copyrightText(config?.copyright, new Date())}</span>
        <ul className={styles.links}>
          {links.map(({ message, to }) => (
            <li key={to}>
              <ShopLink to={to} className={styles.link}>
                <FormattedMessage id={message} />
              </ShopLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </footer>
  );
};
