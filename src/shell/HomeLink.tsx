import { useIntl } from 'react-intl';
import { useShopName } from '@/kernel/head/useShopName';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Logo, type LogoProps } from '@/ui/Logo/Logo';
import styles from './HomeLink.module.css';

/** The logo, which leads home. */
export const HomeLink = ({ size }: Pick<LogoProps, 'size'>) => {
  const intl = useIntl();
  const storeName = useShopName();
  return (
    <ShopLink to="/" className={styles.home} aria-label={intl.formatMessage({ id: 'header.home' }, { storeName })}>
      <Logo name={storeName} size={size} />
    </ShopLink>
  );
};
