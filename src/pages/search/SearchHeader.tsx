import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { SearchField } from './SearchField';
import styles from './SearchHeader.module.css';

export interface SearchHeaderProps {
  query: string;
  heading: ReactNode;
  children?: ReactNode;
}

/** Heading and field of the result page, and what helps on from there. */
export const SearchHeader = ({ query, heading, children }: SearchHeaderProps) => {
  const { formatMessage } = useIntl();

  return (
    <>
      <Breadcrumbs
        items={[
          { label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' },
          { label: formatMessage({ id: 'search.submit' }) },
        ]}
      />
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        <SearchField query={query} />
        {children}
      </header>
    </>
  );
};
