import { useIntl } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import styles from './Breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** In-app path; the last crumb is the page itself and needs none. */
  to?: string;
}

/** Where the page stands. Wraps, or scrolls on a phone; never truncates. */
export const Breadcrumbs = ({ items }: { items: readonly Breadcrumb[] }) => {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'ui.breadcrumbs' })}>
      <ol className={styles.crumbs}>
        {items.map(({ label, to }, index) => (
          <li key={`${index} ${label}`} className={styles.crumb}>
            {to && index < items.length - 1 ? (
              <ShopLink to={to} className={styles.link}>
                {label}
              </ShopLink>
            ) : (
              <span className={styles.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
