import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PopularSearchesDocument } from '@/features/search/api/PopularSearches.graphql.generated';
import { searchPath } from '@/features/search/searchPath';
import { GeneralHelp } from './GeneralHelp';
import { LinkChips } from './LinkChips';
import { SearchHeader } from './SearchHeader';
import { useSearchHelp } from './useSearchHelp';

/** The result page before anything was searched for. */
export const NoQuery = () => {
  const { formatMessage } = useIntl();
  const { data } = useQuery(PopularSearchesDocument, { errorPolicy: 'all' });
  const { categories, products } = useSearchHelp();
  const popular = (data?.popularSearches ?? []).map((term) => ({ name: term, path: searchPath(term) }));
  return (
    <>
      <SearchHeader query="" heading={<FormattedMessage id="search.empty" />}>
        <LinkChips label={formatMessage({ id: 'search.popular' })} links={popular} />
        <LinkChips label={formatMessage({ id: 'search.categories' })} links={categories} />
      </SearchHeader>
      <GeneralHelp products={products} />
    </>
  );
};
