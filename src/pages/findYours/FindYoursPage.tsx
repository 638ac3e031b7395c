import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageHead } from '@/kernel/head/PageHead';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { Wrap } from '@/ui/Wrap/Wrap';
import { isBegun } from './answers';
import { FinderFacetsDocument } from './api/FinderFacets.graphql.generated';
import styles from './FindYoursPage.module.css';
import { Guide } from './parts/Guide';
import { TooFew } from './parts/TooFew';
import { toQuestions } from './questions';

/** Fewer are no guide. */
const fewestQuestions = 2;

/**
 * A guide of up to five questions that ends at a filtered list. What is asked is what the backend can filter by, so that it
 * works in front of any (docs/decisions/112).
 */
export const FindYoursPage = () => {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useQuery(FinderFacetsDocument, {
    variables: { filter: {} },
    notifyOnNetworkStatusChange: true,
  });
  const questions = useMemo(() => (data ? toQuestions(data) : undefined), [data]);
  const title = formatMessage({ id: 'finder.title' });
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={title}
        description={formatMessage({ id: 'finder.intro' })}
        canonical={pathname}
        robots={search === '' ? undefined : 'noindex, follow'}
      />
      <Wrap className={styles.page}>
        <Breadcrumbs items={[{ label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' }, { label: title }]} />
        <header className={styles.head}>
          <h1>{title}</h1>
          {isBegun(search) ? null : (
            <p className={styles.intro}>
              <FormattedMessage id="finder.intro" />
            </p>
          )}
        </header>
        {questions ? (
          questions.length < fewestQuestions ? (
            <TooFew />
          ) : (
            <Guide questions={questions} />
          )
        ) : error ? (
          <RetryNotice onRetry={() => refetch()}>
            <FormattedMessage id="finder.failed" />
          </RetryNotice>
        ) : (
          <Shimmer className={styles.shimmer} />
        )}
      </Wrap>
    </main>
  );
};
