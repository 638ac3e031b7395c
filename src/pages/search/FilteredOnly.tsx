import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilteredProductsDocument } from '@/features/listing/FilteredProducts.graphql.generated';
import { showPageOfList } from '@/features/listing/showPageOfList';
import { settings } from '@/kernel/app/settings';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { FoundProducts } from './FoundProducts';
import { SearchHeader } from './SearchHeader';
import { toFilteredVariables } from './searchVariables';

/** All products as the address filters them, where nothing was searched for: what the guide of questions leads to. */
export const FilteredOnly = ({ search }: { search: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { data, previousData, loading, refetch } = useQuery(FilteredProductsDocument, {
    variables: toFilteredVariables(search) ?? { pageSize: 1, currentPage: 1 },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const retry = async (): Promise<void> => {
    const answer = await refetch().catch(() => undefined);
    dispatch(showPageOfList(answer?.data?.products));
  };
  return (
    <>
      <SearchHeader query="" heading={<FormattedMessage id="search.filtered" />} />
      <FoundProducts
        label={formatMessage({ id: 'search.filtered' })}
        list={(data ?? previousData)?.products}
        isLoading={loading}
        hasFailed={!loading && !data?.products}
        onRetry={() => void retry()}
        scope={{}}
        sortedBy={CAPABILITIES.shopFilters ? null : settings.sortBy}
      />
    </>
  );
};
