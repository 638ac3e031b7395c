import { useIntl } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '../Icon/Icon';
import styles from './Pagination.module.css';
import { pageNumbers } from './pageNumbers';

export interface PaginationProps {
  /** Counts from 1. */
  currentPage: number;
  totalPages: number;
  /** The in-app path of a page. */
  toPage: (page: number) => string;
  /** Name of the list that is paged. */
  label?: string;
}

interface ArrowProps {
  icon: 'chevronLeft' | 'chevronRight';
  label: string;
  /** undefined at an end: muted and no link. */
  to: string | undefined;
}

const Arrow = ({ icon, label, to }: ArrowProps) =>
  to === undefined ? (
    <span className={`${styles.page} ${styles.off}`} aria-hidden="true">
      <Icon name={icon} size={18} />
    </span>
  ) : (
    <ShopLink to={to} className={styles.page} aria-label={label} rel={icon === 'chevronLeft' ? 'prev' : 'next'}>
      <Icon name={icon} size={18} />
    </ShopLink>
  );

/** Pages of a list as links, so that each has an address. Nothing when there is one page only. */
export const Pagination = ({ currentPage, totalPages, toPage, label }: PaginationProps) => {
  const intl = useIntl();
  if (totalPages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={label ?? intl.formatMessage({ id: 'ui.pages' })}>
      <Arrow
        icon="chevronLeft"
        label={intl.formatMessage({ id: 'ui.previousPage' })}
        to={currentPage > 1 ? toPage(currentPage - 1) : undefined}
      />
      <ol className={styles.list}>
        {pageNumbers(currentPage, totalPages).map((page, index) => (
          <li key={page ?? `gap${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <ShopLink
                to={toPage(page)}
                className={page === currentPage ? `${styles.page} ${styles.current}` : styles.page}
                aria-label={intl.formatMessage({ id: 'ui.page' }, { page })}
                aria-current={page === currentPage ? 'page' : undefined}
              >
                {page}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
      <Arrow
        icon="chevronRight"
        label={intl.formatMessage({ id: 'ui.nextPage' })}
        to={currentPage < totalPages ? toPage(currentPage + 1) : undefined}
      />
    </nav>
  );
};
