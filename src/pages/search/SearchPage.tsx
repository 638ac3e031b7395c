import { skipToken, useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { readQuery } from '@/features/search/searchPath';
import { PageHead } from '@/kernel/head/PageHead';
import { readListQuery, toListFilter } from '@/features/listing/listQuery';
import { showPageOfList } from '@/features/listing/showPageOfList';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { shownQuery } from './exactQuery';
import { FilteredOnly } from './FilteredOnly';
import { NoQuery } from './NoQuery';
import { NoResults } from './NoResults';
import { Results } from './Results';
import { SearchResultsDocument } from './SearchResults.graphql.generated';
import styles from './SearchPage.module.css';
import { toSearchVariables } from './searchVariables';
import { useQueryArrival } from './useQueryArrival';

/** Results of a search. The address holds the query, filters, order and page. */
export const SearchPage = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const query = readQuery(search);
  const variables = toSearchVariables(search);
  const { data, previousData, loading, refetch } = useQuery(
    SearchResultsDocument,
    variables ? { variables, errorPolicy: 'all', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const hasFailed = !loading && !data?.products;
  const isFiltered = toListFilter(readListQuery(search)) !== undefined;
  const isEmpty = !loading && data?.products?.total_count === 0 && !isFiltered;
  const retry = async (): Promise<void> => {
    const answer = await refetch().catch(() => undefined);
    dispatch(showPageOfList(answer?.data?.products));
  };
  const page = useQueryArrival(query, !loading);
  const titleId = query !== '' ? 'search.title' : isFiltered ? 'search.filtered' : 'search.submit';
  const title = formatMessage({ id: titleId }, { query: shownQuery(query) });

  return (
    <main ref={page} id="main" className={styles.page} tabIndex={-1}>
      <PageHead title={title} robots="noindex, follow" />
      {query === '' && isFiltered ? (
        <FilteredOnly search={search} />
      ) : query === '' ? (
        <NoQuery />
      ) : isEmpty ? (
        <NoResults query={query} data={data} />
      ) : (
        <Results
          query={query}
          data={data ?? previousData}
          isLoading={loading}
          hasFailed={hasFailed}
          onRetry={() => void retry()}
        />
      )}
    </main>
  );
};
