import { FormattedMessage, useIntl } from 'react-intl';
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

interface StepProps {
  /** Which page, and what its sign is. */
  rel: 'prev' | 'next';
  /** undefined at an end: there is no such page. */
  to: string | undefined;
}

const Step = ({ rel, to }: StepProps) =>
  to === undefined ? null : (
    <ShopLink to={to} className={`${styles.page} ${styles[rel]}`} rel={rel}>
      {rel === 'prev' ? <Icon name="chevronLeft" size={18} /> : null}
      <FormattedMessage id={rel === 'prev' ? 'ui.previousPage' : 'ui.nextPage'} />
      {rel === 'next' ? <Icon name="chevronRight" size={18} /> : null}
    </ShopLink>
  );

/** Pages of a list as links, so that each has an address. Nothing when there is one page only. */
export const Pagination = ({ currentPage, totalPages, toPage, label }: PaginationProps) => {
  const intl = useIntl();
  if (totalPages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={label ?? intl.formatMessage({ id: 'ui.pages' })}>
      <Step rel="prev" to={currentPage > 1 ? toPage(currentPage - 1) : undefined} />
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
      <Step rel="next" to={currentPage < totalPages ? toPage(currentPage + 1) : undefined} />
    </nav>
  );
};
