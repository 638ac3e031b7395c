import { useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Logo, type LogoProps } from '@/ui/Logo/Logo';
import styles from './HomeLink.module.css';

/** The logo, which leads home. */
export const HomeLink = ({ size }: LogoProps) => {
  const intl = useIntl();
  return (
    <ShopLink
      to="/"
      className={styles.home}
      aria-label={intl.formatMessage({ id: 'header.home' }, { storeName: settings.storeName })}
    >
      <Logo size={size} />
    </ShopLink>
  );
};
