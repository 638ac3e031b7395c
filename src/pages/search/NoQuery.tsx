import { FormattedMessage, useIntl } from 'react-intl';
import { useTopCategories } from '@/features/listing/useTopCategories';
import { searchPath } from '@/features/search/searchPath';
import { usePopularSearches } from '@/features/search/usePopularSearches';
import { GeneralHelp } from './GeneralHelp';
import { LinkChips } from './LinkChips';
import { SearchHeader } from './SearchHeader';

/** The result page before anything was searched for. */
export const NoQuery = () => {
  const { formatMessage } = useIntl();
  const categories = useTopCategories();
  const popular = usePopularSearches()?.map((term) => ({ name: term, path: searchPath(term) }));
  return (
    <>
      <SearchHeader query="" heading={<FormattedMessage id="search.empty" />}>
        {popular && categories ? (
          <>
            <LinkChips label={formatMessage({ id: 'search.popular' })} links={popular} />
            <LinkChips label={formatMessage({ id: 'search.categories' })} links={categories} />
          </>
        ) : null}
      </SearchHeader>
      {popular && categories ? <GeneralHelp /> : null}
    </>
  );
};
