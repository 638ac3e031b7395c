import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { shownQuery } from './exactQuery';
import { FoundProducts } from './FoundProducts';
import { LinkChips } from './LinkChips';
import { SearchHeader } from './SearchHeader';
import { SpellingNote } from './SpellingNote';
import { searchedInstead, toSearchHelp } from './searchHelp';
import styles from './SearchPage.module.css';
import type { SearchResultsQuery } from './SearchResults.graphql.generated';

/** Categories beside a result. */
const mostPlaces = 4;

export interface ResultsProps {
  query: string;
  /** The result; while the next is on its way, the one of before. */
  data: SearchResultsQuery | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The products that a query finds, with the tools of every list of products. */
export const Results = ({ query, data, isLoading, hasFailed, onRetry }: ResultsProps) => {
  const { formatMessage } = useIntl();
  const list = data?.products;
  const found = (isLoading ? undefined : searchedInstead(data)) ?? shownQuery(query);
  const { places } = toSearchHelp(data, query);

  return (
    <>
      <SearchHeader query={query} heading={<FormattedMessage id="search.resultsFor" values={{ query: found }} />}>
        {isLoading ? null : <SpellingNote query={query} data={data} />}
        <LinkChips label={formatMessage({ id: 'search.related' })} links={places.slice(0, mostPlaces)} />
      </SearchHeader>
      {hasFailed && !list ? (
        <div className={styles.body}>
          <EmptyState
            heading={<FormattedMessage id="search.failed" />}
            text={<FormattedMessage id="search.failedHelp" />}
            action={
              <Button onClick={onRetry}>
                <FormattedMessage id="error.retry" />
              </Button>
            }
          />
        </div>
      ) : (
        <FoundProducts
          label={formatMessage({ id: 'search.productsFor' }, { query: found })}
          list={list}
          isLoading={isLoading}
          hasFailed={hasFailed}
          onRetry={onRetry}
          scope={{ search: query }}
          isSearch
        />
      )}
    </>
  );
};
